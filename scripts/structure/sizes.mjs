const SOURCE_LINES = 400;
const TEST_LINES = 600;
const MEDIAN_LINES = 80;

/** Hard stops for a file, and the median of the sources. */
export function checkSizes(files) {
  // Word lists are data: one word a line, nothing to split.
  const typed = files.filter(({ path }) => /\.tsx?$/.test(path) && !path.includes("/lexicon/"));
  const sources = typed.filter(({ path }) => !isTest(path));
  const problems = typed.flatMap((file) => checkSize(file));
  const lengths = sources.map(({ text }) => lineCount(text)).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  if (median > MEDIAN_LINES) {
    problems.push(`The median source file has ${median} lines, more than ${MEDIAN_LINES}: split by concept.`);
  }
  return problems;
}

function checkSize({ path: file, text }) {
  const limit = isTest(file) ? TEST_LINES : SOURCE_LINES;
  const count = lineCount(text);
  return count > limit ? [`${file}: ${count} lines, more than ${limit}. Split it by concept.`] : [];
}

function isTest(file) {
  return /\.(?:test|spec)\.tsx?$/.test(file);
}

function lineCount(text) {
  return text.split("\n").length - 1;
}
