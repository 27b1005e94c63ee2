import { fileMoment } from "../../verifiers/cases";
import { filesNamed } from "../reading/files-named";
import type { Recipe, RecipeDraft } from "../recipe";
import { samplePath } from "../sample-path";
import type { Wish } from "../wish";

const FUNCTIONS =
  /\b(?:functions?|methods?|func(?:s|tion bodies)?|subroutines?|procedures?)\b|函数|方法|関数|メソッド|Funktion\p{L}*|Methode\p{L}*|funci[oó]n(?:es)?|m[eé]todos?|fonctions?|méthodes?/iu;
const FILES =
  /\b(?:files?|modules?|scripts?|components?|class(?:es)?|source files?)\b|文件|模块|组件|ファイル|Datei(?:en)?|archivos?|ficheros?|fichiers?/iu;
const LINES =
  /(?<number>\d{1,5})\s*(?:lines?|LOC|loc|行|Zeilen|l[ií]neas?|lignes?)|\blines?\s*(?:<|<=|≤|:)\s*(?<other>\d{1,5})/u;
/** A limit from above, not “at least” or “about”. */
const NOT_MOST =
  /\b(?:at least|minimum|no less|diff|pull requests?|PRs?|commits?|repl(?:y|ies)|answers?|response|summary|output|message|comments?|docstrings?|read|offset|characters?|empty|blank|context)\b/iu;

/** What grows by its nature. */
const NO_SOURCE = [
  "*.{json,jsonl,csv,tsv,xml,svg,lock,sum,snap,txt,md,mdx,rst,adoc,po,pot,ipynb,log,sql,geojson}",
  "**/{generated,__generated__,vendor,third_party,fixtures,__snapshots__}/**",
];

function limitOf(wish: Wish): number | undefined {
  const said = wish.said[0] ?? "";
  const groups = LINES.exec(said)?.groups;
  const number = Number(groups?.number ?? groups?.other);
  return Number.isInteger(number) && !NOT_MOST.test(said) ? number : undefined;
}

function isAboutFunctions(wish: Wish): boolean {
  return FUNCTIONS.test(wish.said[0] ?? "");
}

function scopeOf(wish: Wish): string[] {
  const own = wish.candidate.applicability.paths;
  if (own.length > 0) return own;
  if (/\bcomponents?\b|组件/iu.test(wish.said[0] ?? "")) return ["*.{tsx,jsx,vue,svelte}"];
  const named = filesNamed(wish.said[0] ?? "");
  return named.some((glob) => glob.includes("/")) && named.length > 4 ? [] : named;
}

function drafted(wish: Wish, field: "maxFileLines" | "maxFunctionLines", most: number): RecipeDraft {
  const paths = scopeOf(wish);
  const path = samplePath(paths[0] ?? "") ?? "src/a.ts";
  const isCode = /\.(?:[cm]?[jt]sx?|go|rs|java|kt|c|cc|cpp|cs|swift|php|dart)$/.test(path);
  const written = (lines: number) =>
    field === "maxFileLines"
      ? "a();\n".repeat(lines)
      : `function f() {\n${"  a();\n".repeat(Math.max(1, lines - 2))}}\n`;
  const example = (lines: number) => ({
    text: `write ${path} with ${lines} lines`,
    moment: fileMoment({ path, op: "create", added: written(lines) }),
  });
  return {
    params: { most },
    verifier: {
      kind: "text-format",
      ...(paths.length > 0 ? { paths } : { except: NO_SOURCE }),
      [field]: most,
    },
    message:
      field === "maxFileLines"
        ? `Files have at most ${most} lines here.`
        : `Functions have at most ${most} lines here.`,
    remedy:
      field === "maxFileLines"
        ? "part it into files by what they do"
        : "take a part of it out into a function",
    onExhausted: "release",
    applicability: { paths: [], condition: undefined },
    stop: isCode || field === "maxFileLines" ? [example(most + 1)] : [],
    pass: [example(Math.max(3, most))],
  };
}

/** “Functions have at most 40 lines”. */
export const functionLengthRecipe: Recipe = {
  name: "function-length",
  title: "Length of functions",
  fits(wish) {
    const most = limitOf(wish);
    return most !== undefined && most >= 3 && most <= 2_000 && isAboutFunctions(wish) ? 0.94 : 0;
  },
  draft: (wish) => drafted(wish, "maxFunctionLines", limitOf(wish) ?? 50),
};

/** “Files stay under 300 lines”. */
export const fileLengthRecipe: Recipe = {
  name: "file-length",
  title: "Length of files",
  fits(wish) {
    const most = limitOf(wish);
    const said = wish.said[0] ?? "";
    return most !== undefined && most >= 10 && most <= 20_000 && FILES.test(said) && !isAboutFunctions(wish)
      ? 0.935
      : 0;
  },
  draft: (wish) => drafted(wish, "maxFileLines", limitOf(wish) ?? 300),
};
