import { fileExample } from "./examples";
import { exceptedPlaces } from "./reading/exceptions";
import { filesNamed } from "./reading/files-named";
import { stanceAt } from "./reading/stance";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

const TEST_FOLDERS = ["test", "tests", "androidTest", "spec", "__tests__", "Tests", "e2e", "integration"];
/** `*Test.kt`, `FooSpec.kt`, `test_*.py`. */
const SHAPE =
  /(?<![\w/])(\*?[A-Za-z_.-]*\*?[\w.-]*\.(?:kt|kts|java|cs|swift|rb|py|go|php|dart|scala|ts|tsx|js|jsx|rs|cpp|sql|ex|exs|md|yml|yaml|tf))(?![\w/])/g;

/** “*Test.kt, not *Tests.kt or *Spec.kt”: new files with the other shapes are stopped. */
export const nameShapesRecipe: Recipe = {
  name: "name-shapes",
  title: "Shapes of file names",
  fits: (wish) => (shapesOf(wish) ? 0.945 : 0),
  draft(wish) {
    const found = shapesOf(wish);
    if (!found) return null;
    const { wanted, unwanted } = found;
    const said = wish.said[0] ?? "";
    // Elsewhere a name may end in “Spec” for reasons of its own.
    const inTests = /\btests?\b|\bspecs?\b/iu.test(said) && unwanted.every((shape) => /^\*/.test(shape));
    const paths = inTests
      ? unwanted.flatMap((shape) => TEST_FOLDERS.map((folder) => `**/${folder}/**/${shape}`))
      : unwanted;
    const bad = (unwanted[0] ?? "x").replaceAll("*", "Sample");
    const good = (wanted[0] ?? "x").replaceAll("*", "Sample");
    const folder = inTests ? "src/test/a" : "src/a";
    return {
      params: { wanted, unwanted },
      verifier: { kind: "file-path", paths, ops: ["create"], except: wanted },
      message: `Such files are named ${wanted.join(" or ")}, not ${unwanted.join(" or ")}.`,
      remedy: `name it ${wanted[0] ?? ""}`,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [fileExample({ path: `${folder}/${bad}`, op: "create", added: "x" })],
      pass: [
        fileExample({ path: `${folder}/${good}`, op: "create", added: "x" }),
        fileExample({ path: `${folder}/${bad}`, op: "modify", added: "x" }),
      ],
    };
  },
};

function shapesOf(wish: Wish): { wanted: string[]; unwanted: string[] } | null {
  const said = wish.said[0] ?? "";
  if (!/\bnam(?:e|ed|es|ing)\b|\bcall(?:ed)?\b|\bsuffix|\bend(?:s|ing)?\b|\bfiles?\b/iu.test(said))
    return null;
  const shapes = [...said.matchAll(SHAPE)].filter(
    ([, shape = ""]) => /\*/.test(shape) && !/^\*+\.\w+$/.test(shape),
  );
  const towards = (match: RegExpExecArray) => stanceAt(said, match.index, match.index + match[0].length);
  const unwanted = shapes.filter((match) => towards(match) === "against").map(([, shape = ""]) => shape);
  const wanted = shapes.filter((match) => towards(match) !== "against").map(([, shape = ""]) => shape);
  // Suffixes of scripts (`*.spec.ts`) are the other recipe's business: it knows the whole family.
  if (unwanted.some((shape) => /\.(?:spec|test|stories|e2e)\.[jt]sx?$/.test(shape))) return null;
  return unwanted.length > 0 && wanted.length > 0 ? { wanted, unwanted } : null;
}

const BUILT =
  /\b(?:named|called|look like|of the form|form|follow|match(?:es)?|pattern)\s*:?\s*(?:the (?:form|pattern) )?[`'"“]?(?<text>[\w.-]*(?:<[\w -]+>|YYYY|\{\w+\}|NNNN?)[\w<>{} .-]*)/iu;
const MIGRATIONS = ["**/migration/**", "**/migrations/**", "**/db/migrate/**", "**/migrate/**"];

/** “Flyway migrations are named V<timestamp>__<description>.sql, with a timestamp of 12 digits”. */
export const nameTemplateRecipe: Recipe = {
  name: "name-template",
  title: "Template of file names",
  fits: (wish) => (templateOf(wish) ? 0.934 : 0),
  draft(wish) {
    const found = templateOf(wish);
    if (!found) return null;
    const { glob, good, bad, paths, folder, digits } = found;
    return {
      params: { names: glob, digits },
      verifier: {
        kind: "file-path",
        paths,
        ops: ["create"],
        place: [`**/${glob}`],
        except: exceptedPlaces(wish.said[0] ?? ""),
      },
      message: `Such files are named like ${good}.`,
      remedy: `a name like ${good}`,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [fileExample({ path: `${folder}/${bad}`, op: "create", added: "x" })],
      pass: [
        fileExample({ path: `${folder}/${good}`, op: "create", added: "x" }),
        fileExample({ path: `${folder}/${bad}`, op: "modify", added: "x" }),
        fileExample({ path: "zz/other.qqq", op: "create", added: "x" }),
      ],
    };
  },
};

type Template = {
  glob: string;
  good: string;
  bad: string;
  paths: string[];
  folder: string;
  digits: number | null;
};

function templateOf(wish: Wish): Template | null {
  const said = wish.said[0] ?? "";
  if (wish.forbids || /\bbranch|\bcommit|\bfunctions?\b|\btags?\b|\brepl(?:y|ies)\b/iu.test(said))
    return null;
  const text = BUILT.exec(said)
    ?.groups?.text?.trim()
    .replace(/[.,]+$/, "")
    .split(/\s(?!\w+>)/)[0];
  if (!text) return null;
  const digits = /(\d{1,2})[- ]digits?\b/iu.exec(said)?.[1];
  const glob = globOf(text, digits === undefined ? undefined : Number(digits));
  const ending = /(\.\w{1,6})$/.exec(text)?.[1] ?? "";
  const isMigration = /\bmigrations?\b/iu.test(said);
  const before = said.slice(0, BUILT.exec(said)?.index ?? 0);
  const files = isMigration ? MIGRATIONS.map((folder) => `${folder}/*${ending}`) : filesNamed(before);
  const paths = files
    .filter((path) => path.includes("/"))
    .map((path) => (path.endsWith("/**") && ending ? `${path}/*${ending}` : path));
  if (paths.length === 0 || paths.every((path) => path === "**")) return null;
  const folder = (paths[0] ?? "")
    .replace(/\/?\*.*$/, "")
    .replace(/^$/, isMigration ? "src/db/migration" : "");
  const good = glob.replace(/\[0-9\]/g, "1").replaceAll("*", "sample");
  return folder === ""
    ? null
    : {
        glob,
        good,
        bad: `zzz${ending || ".txt"}`,
        paths,
        folder,
        digits: digits === undefined ? null : Number(digits),
      };
}

const DIGIT = "[0-9]";

function globOf(text: string, digits: number | undefined): string {
  return text
    .replace(/YYYY/g, DIGIT.repeat(4))
    .replace(/(?<![A-Za-z])(?:MM|DD|HH|mm|ss)(?![A-Za-z])|(?<=\])(?:MM|DD|HH|mm|ss)/g, DIGIT.repeat(2))
    .replace(/(?<![A-Za-z])N{2,}(?![A-Za-z])/g, (run) => DIGIT.repeat(run.length))
    .replace(
      /<(?:timestamp|date|time|datetime)>|\{(?:timestamp|date|time)\}/gi,
      () => DIGIT.repeat(digits ?? 8) + (digits ? "" : "*"),
    )
    .replace(/<(?:number|n|num|id|seq\w*|version|ticket number)>|\{(?:number|n|id)\}/gi, () =>
      digits ? DIGIT.repeat(digits) : `${DIGIT}*`,
    )
    .replace(/<[^>]*>|\{[^}]*\}/g, "*")
    .replace(/(?<=[_-])(?:name|slug|description|title|text|topic|what)(?=[._-]|$)/gi, "*")
    .replace(/\*{2,}/g, "*");
}

const COPY_WORDS =
  /\b(?:backup|back-up|versioned?|numbered|duplicate|old) (?:or \w+ )?(?:copies|copy|files?|versions?)\b|\bcopies\b.{0,20}\bfiles?\b|\b_(?:v\d|old|new|copy|backup|final)\b|\.(?:bak|orig|old)\b/iu;

/** `sed -i.bak` leaves the old file beside the new one. */
const BACKUP_FLAGS = "-i.bak|-i.orig|-i.old|-i.backup|-i~|--in-place=.bak|--in-place=.orig|-pi.bak|-pi.orig";

/** “No backup or version copies (.bak, _old, _v2)”. */
export const noCopiesRecipe: Recipe = {
  name: "no-copies",
  title: "No copies of files",
  fits: (wish) => (wish.forbids && COPY_WORDS.test(wish.said[0] ?? "") ? 0.951 : 0),
  draft: () => ({
    params: {},
    verifier: {
      all: [
        {
          kind: "file-path",
          paths: [
            "*.{bak,orig,old,backup,save,copy,rej}",
            "*~",
            "*[-_.]{old,bak,backup,copy,orig,new,final,v2,v3,v4,tmp2,fixed}.*",
            "* copy*.*",
            "*[-_]{old,bak,backup,copy,orig}",
          ],
          ops: ["create"],
        },
        { kind: "shell-command", forbid: [{ program: ["sed", "perl", "gsed"], flags: [BACKUP_FLAGS] }] },
      ],
    },
    message: "Git keeps the old versions; no copies beside the file.",
    remedy: "change the file itself",
    readsBounds: true,
    onExhausted: "release",
    applicability: { paths: [], languages: [], condition: undefined },
    stop: [
      fileExample({ path: "src/Parser_v2.cs", op: "create", added: "x" }),
      fileExample({ path: "src/a.ts.bak", op: "create", added: "x" }),
      fileExample({ path: "src/a_old.py", op: "create", added: "x" }),
    ],
    pass: [
      fileExample({ path: "src/Threshold.cs", op: "create", added: "x" }),
      fileExample({ path: "src/api/v2/routes.cs", op: "create", added: "x" }),
    ],
  }),
};
