export type FrontMatter = {
  /** Globs that the file is limited to; empty: the whole repository. */
  globs: string[];
  /** Lines that the front matter takes, with its fences. */
  lines: number;
};

const MAX_GLOBS = 20;

/**
 * Reads what Cursor's `.mdc` and Claude Code's `.claude/rules` say above their text: `globs:` or `paths:`, as one value
 * with commas or as a list. What else stands there is skipped.
 */
export function readFrontMatter(lines: readonly string[]): FrontMatter {
  if (lines[0]?.trim() !== "---") return { globs: [], lines: 0 };
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === "---");
  if (end < 0) return { globs: [], lines: 0 };
  const head = lines.slice(1, end);
  const at = head.findIndex((line) => /^(?:globs|paths)\s*:/.test(line));
  if (at < 0) return { globs: [], lines: end + 1 };
  const value = (head[at] ?? "").replace(/^\w+\s*:/, "").trim();
  const listed = head.slice(at + 1);
  const stop = listed.findIndex((line) => !/^\s*-\s+/.test(line));
  const items = value === "" ? listed.slice(0, stop < 0 ? listed.length : stop) : splitValue(value);
  const globs = items.map((item) => bare(item.replace(/^\s*-\s+/, ""))).filter((glob) => glob !== "");
  return {
    globs: globs.filter((glob) => glob !== "**" && glob !== "**/*").slice(0, MAX_GLOBS),
    lines: end + 1,
  };
}

/** A comma inside braces belongs to the glob: `*.{ts,tsx}`. */
function splitValue(value: string): string[] {
  const inner = /^\[(.*)\]$/.exec(value)?.[1] ?? value;
  return inner.split(/,(?![^{]*\})/);
}

function bare(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, "$2");
}
