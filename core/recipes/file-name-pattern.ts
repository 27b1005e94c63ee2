import { fileExample } from "./examples";
import { languageGlobs, pathsIn } from "./reading/file-sorts";
import { filesNamed } from "./reading/files-named";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

/** What a sentence asks of names: how they begin, how they end, or how they are built. */
type Shape = { glob: string; good: string; bad: string };

const BEGINS =
  /\b(?:start|begin|prefix)(?:s|ed|ing)?\b(?: with| by| in)?\s+(?:the (?:prefix|word) )?[`'"“]?(?<text>[\w@.-]{1,24})[`'"”]?|以\s*[`“"]?(?<glued>[\w@.-]{1,24})[`”"]?\s*(?:开头|为前缀)/iu;
const ENDS =
  /\b(?:end(?:s|ing)?|suffix(?:ed)?)\b(?: with| in| by)?\s+(?:the suffix )?[`'"“]?(?<text>[\w@.-]{2,30})[`'"”]?|以\s*[`“"]?(?<glued>[\w@.-]{2,30})[`”"]?\s*(?:结尾|为后缀)/iu;
const BUILT =
  /\b(?:named|called|name[sd]? (?:like|as)|of the form|(?:follow|match)(?:es|ing)? (?:the )?(?:pattern|form|format)?|look like|in the form(?:at)?)\s*:?\s*[`'"“]?(?<text>[\w<>{}*.-]*(?:YYYY|<[\w -]+>|\{[\w -]+\}|NNN+|\*)[\w<>{}*.-]*)[`'"”]?|(?:命名(?:为|格式)|格式(?:为|是)?)\s*[:：]?\s*[`“"]?(?<glued>[\w<>{}*.-]*(?:YYYY|<[\w -]+>|\{[\w -]+\}|NNN+|\*)[\w<>{}*.-]*)/u;
const ABOUT_FILES =
  /\bfiles?(?: ?names?)?\b|\bfilenames?\b|\bmigrations?\b|\bscripts?\b|\bmodules?\b|\btests?\b|\bhooks\b|文件(?:名)?|ファイル/iu;

/** “Files in queries/ are named YYYY-MM-DD_name.sql”, “files in src/hooks start with use”. */
export const fileNamePatternRecipe: Recipe = {
  name: "file-name-pattern",
  title: "Form of file names",
  fits: (wish) => (patternOf(wish) ? 0.935 : 0),
  draft(wish) {
    const found = patternOf(wish);
    if (!found) return null;
    const { shape, folder, paths, place } = found;
    return {
      params: { folder, names: shape.glob },
      verifier: {
        kind: "file-path",
        paths,
        ops: ["create"],
        place: place ?? [`**/${shape.glob}`],
        except: ["**/index.*", "**/__init__.py"],
      },
      message: `New files in ${folder} are named ${shape.glob}.`,
      remedy: `a name like ${shape.good}`,
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: [fileExample({ path: `${folder}/${shape.bad}`, op: "create", added: "x" })],
      pass: [
        fileExample({ path: `${folder}/${shape.good}`, op: "create", added: "x" }),
        fileExample({ path: `${folder}/${shape.bad}`, op: "modify", added: "x" }),
        fileExample({ path: "some/other-place.qqq", op: "create", added: "x" }),
      ],
    };
  },
};

function patternOf(wish: Wish): { shape: Shape; folder: string; paths: string[]; place?: string[] } | null {
  if (wish.forbids) return null;
  const said = wish.said[0] ?? "";
  if (
    !ABOUT_FILES.test(said) ||
    /\bbranch|\bcommit|\bfunctions?\b|\brepl(?:y|ies)\b|分支|提交|函数/iu.test(said)
  )
    return null;
  const folder = pathsIn(said)
    .map(({ glob }) => glob.replace(/\/\*\*$/, ""))
    .find((path) => !/[*{]/.test(path) && !/\.\w{1,5}$/.test(path) && !/YYYY/.test(path));
  const shape = shapeOf(said);
  if (shape && !folder) {
    const tests =
      TESTS_NAMED.test(said) && /spec|test/i.test(shape.glob) ? testsNamed(shape, "tests", said) : null;
    return tests ? { ...tests, place: [`**/${shape.glob}`] } : ofSort(shape, said);
  }
  if (!shape || !folder) return null;
  if (TESTS_NAMED.test(said) && /spec|test/i.test(shape.glob)) return testsNamed(shape, folder, said);
  const extensions = languageGlobs(said).map((glob) => glob.replace(/^\*/, ""));
  const ending = /(\.\w{1,6})$/.exec(shape.good)?.[1];
  const paths =
    ending && !/^\.(?:ts|x)$/.test(ending)
      ? [`${folder}/**/*${ending}`]
      : extensions.map((extension) => `${folder}/**/*${extension}`);
  return { shape, folder, paths: paths.length > 0 ? paths : [`${folder}/**`] };
}

/** “DAG files end in _dag.py”: files of a sort that lies in folders of its name. */
function ofSort(shape: Shape, said: string) {
  const subject =
    /^(?<subject>[^,;]{3,60}?)\s+(?:must |should |always |have to )?(?:end|are named|start|begin|have names|follow|match)/iu.exec(
      said,
    )?.groups?.subject;
  const folders = filesNamed(subject ?? "").filter((glob) => /^\*\*\/.*\/\*\*\/\*/.test(glob));
  const ending = /(\.\w{1,6})$/.exec(shape.good)?.[1];
  const folder = /^\*\*\/([\w-]+)\//.exec(folders[0] ?? "")?.[1];
  if (folder === undefined || !ending) return null;
  return { shape, folder, paths: folders.map((glob) => glob.replace(/\*\.[^/]*$/, `*${ending}`)) };
}

const TESTS_NAMED = /\b(?:tests?|specs?)(?: files?)?\b.{0,20}\b(?:named|called|end|match|follow|look)/iu;

/** “Tests are named *_spec.rb and live in spec/”: what looks like a test by any other name or place. */
function testsNamed(shape: Shape, folder: string, said: string) {
  const ending = /(\.\w{1,6})$/.exec(shape.good)?.[1];
  const endings = ending ? [ending] : languageGlobs(said).map((glob) => glob.replace(/^\*/, ""));
  if (endings.length === 0) return null;
  const looks = endings.flatMap((one) => {
    // Globs know no case: `*Test.rb` would be “latest.rb”.
    const glued = /^\.(?:java|kt|cs|swift|scala|php)$/.test(one) ? ["*Test", "*Tests", "*Spec"] : [];
    return ["*_test", "test_*", "*_spec", "spec_*", "*.test", "*.spec", ...glued].map((name) => name + one);
  });
  const good = `${folder}/**/${shape.glob}`;
  return {
    shape: { ...shape, bad: `sample_${/spec/i.test(shape.glob) ? "test" : "spec"}${endings[0]}` },
    folder,
    paths: looks,
    place: [good],
  };
}

function shapeOf(said: string): Shape | null {
  const built = BUILT.exec(said)?.groups;
  const text = built?.text ?? built?.glued;
  if (text) return named(text.replace(/[.,]+$/, ""));
  const begins = BEGINS.exec(said)?.groups;
  const head = (begins?.text ?? begins?.glued)?.replace(/[.,]+$/, "");
  if (head && !/^(?:a|an|the|capital|lower|upper|uppercase|lowercase)$/i.test(head)) {
    const stem = head.replace(/-$/, "-");
    return { glob: `${stem}*`, good: `${stem}Sample.ts`, bad: "zzz.ts" };
  }
  const ends = ENDS.exec(said)?.groups;
  const tail = (ends?.text ?? ends?.glued)?.replace(/[.,]+$/, "");
  if (!tail || /^(?:a|an|the|new|newline)$/i.test(tail)) return null;
  const glob = /\.\w{1,5}$/.test(tail) ? `*${tail}` : `*${tail}.*`;
  return {
    glob,
    good: glob.replace(/^\*/, "sample").replace(/\.\*$/, ".ts"),
    bad: /\.\w{1,5}$/.test(tail) ? `zzz${/\.\w+$/.exec(tail)?.[0]}` : "zzz.ts",
  };
}

function named(text: string): Shape {
  return { glob: globOf(text), good: sampleOf(text), bad: badFor(text) };
}

const DIGIT = "[0-9]";

function globOf(text: string): string {
  return text
    .replace(/YYYY/g, DIGIT.repeat(4))
    .replace(/MM|DD|HH|mm|ss/g, DIGIT.repeat(2))
    .replace(/N{2,}/g, (run) => DIGIT.repeat(run.length))
    .replace(/<[^>]*>|\{[^}]*\}/g, "*")
    .replace(/\b(?:name|slug|description|title|text|topic|short)\b/gi, "*")
    .replace(/(?<=_)(?:name|slug|description|title|text|topic)(?=\.|$)/gi, "*")
    .replace(/\*{2,}/g, "*");
}

function sampleOf(text: string): string {
  return globOf(text).replaceAll(DIGIT, "1").replaceAll("*", "sample");
}

function badFor(text: string): string {
  return `zzz${/\.\w{1,6}$/.exec(globOf(text))?.[0] ?? ".ts"}`;
}
