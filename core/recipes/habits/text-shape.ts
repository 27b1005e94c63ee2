import { fileExample } from "../examples";
import type { Recipe } from "../recipe";
import { samplePath } from "../sample-path";
import { textRecipe } from "../text-recipe";
import type { Wish } from "../wish";
import { COMMENT_LINE, SCRIPT, SOURCE, TYPED } from "./files";

export const noTrailingSpaceRecipe = textRecipe({
  name: "no-trailing-space",
  title: "No spaces at line ends",
  topics: [],
  named: /\btrailing (?:white ?spaces?|spaces?|blanks?)\b|\bspaces? at (?:the )?(?:end of (?:a )?lines?|line ends?)|行尾(?:的)?(?:空格|空白)|末尾空格|行末の空白|(?:Leerzeichen|Whitespace) am Zeilenende|espacios? al final|espaces? en fin de ligne/iu,
  spec: { except: ["*.{md,mdx,patch,diff}"], re: ["[ \\t]+$"] },
  message: "Lines end without spaces.",
  remedy: "remove the spaces at line ends",
  stop: [{ path: "src/a.ts", added: "const a = 1;  " }],
  pass: [{ path: "src/a.ts", added: "const a = 1;\n\nconst b = 2;" }],
});

export const mergeMarkersRecipe = textRecipe({
  name: "no-merge-markers",
  title: "No merge markers",
  topics: ["merge-markers"],
  named: /\b(?:merge|conflict)(?: conflict)? markers?\b|<<<<<<<|冲突(?:标记|标识|符号)|コンフリクトマーカー|Konfliktmarker\w*|marcadores de conflicto|marqueurs de conflit/iu,
  spec: { re: ["^(<{7}|>{7}|\\|{7})( |$)", "^={7}$"] },
  message: "A conflict is not resolved here.",
  remedy: "resolve the conflict and remove its marks",
  severity: "major",
  stop: [{ path: "src/a.ts", added: "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> feat" }],
  pass: [{ path: "src/a.ts", added: "const a = b << 7;" }],
});

function lineLimit(wish: Wish): number | undefined {
  const { number } = wish.candidate.terms;
  return wish.topic === "line-length" && number !== undefined && number >= 40 && number <= 400 && Number.isInteger(number)
    ? number
    : undefined;
}

/** “Lines of at most 100 characters”. */
export const lineLengthRecipe: Recipe = {
  name: "line-length",
  title: "Length of lines",
  fits: (wish) => (lineLimit(wish) ? 0.93 : 0),
  draft(wish) {
    const limit = lineLimit(wish);
    if (limit === undefined) return null;
    const path = samplePath(wish.candidate.applicability.paths[0] ?? "") ?? "src/a.ts";
    const words = "const total = one + two; ".repeat(20);
    return {
      params: { limit },
      verifier: {
        kind: "file-content",
        paths: wish.candidate.applicability.paths.length > 0 ? wish.candidate.applicability.paths : SOURCE,
        re: [`^.{${limit + 1},}`],
        notRe: ["https?://\\S{30,}"],
      },
      message: `Lines have at most ${limit} characters.`,
      remedy: "break the line",
      onExhausted: "release",
      stop: [fileExample({ path, added: words.slice(0, limit + 1).replace(/ $/, ";") })],
      pass: [fileExample({ path, added: words.slice(0, limit).replace(/ $/, ";") })],
    };
  },
};

const QUOTED = "[A-Za-z0-9 _./:@#,!?%-]";

function quotesOf(wish: Wish): "single" | "double" | undefined {
  if (wish.topic !== "quotes") return undefined;
  const value = wish.candidate.claim.value ?? wish.wanted[0] ?? "";
  const negative = wish.candidate.claim.polarity === "forbid";
  if (/^single/.test(value)) return negative ? "double" : "single";
  if (/^double/.test(value)) return negative ? "single" : "double";
  return undefined;
}

/** “Single quotes for strings”: strings that hold neither quote. */
export const quotesRecipe: Recipe = {
  name: "quotes",
  title: "Quotes of strings",
  fits: (wish) => (quotesOf(wish) ? 0.9 : 0),
  draft(wish) {
    const kind = quotesOf(wish);
    if (!kind) return null;
    const { languages, paths } = wish.candidate.applicability;
    const python = languages.includes("python") || paths.some((path) => path.endsWith(".py"));
    const files = python ? ["*.{py,pyi}"] : SCRIPT;
    const path = python ? "app/a.py" : "src/a.ts";
    const wrong = kind === "single" ? '"' : "'";
    const right = kind === "single" ? "'" : '"';
    const guard = python ? `(^|[^${wrong}\\w\\\\])` : `(^|[^=\\w${wrong}\\\\])`;
    return {
      params: { quotes: kind, files },
      verifier: {
        kind: "file-content",
        paths: files,
        re: [`${guard}${wrong}${QUOTED}+${wrong}([^${wrong}\\w]|$)`],
        notRe: [COMMENT_LINE, `${right}[^${right}]*${wrong}[^${right}]*${right}`, "`[^`]*['\"][^`]*`", "<\\w[^>]*>", "\"\"\"|'''"],
      },
      message: `Strings have ${kind} quotes here.`,
      remedy: `${right}text${right}`,
      onExhausted: "release",
      stop: [fileExample({ path, added: `name = ${wrong}Ann${wrong}${python ? "" : ";"}` })],
      pass: [
        fileExample({ path, added: `name = ${right}Ann${right}${python ? "" : ";"}` }),
        fileExample({ path, added: `${python ? "#" : "//"} says ${wrong}Ann${wrong}` }),
        fileExample({ path: "docs/a.md", added: `${wrong}Ann${wrong}` }),
      ],
    };
  },
};

export const noSemicolonsRecipe = textRecipe({
  name: "no-semicolons",
  title: "No semicolons",
  topics: [],
  named: /\bsemi-?colons?\b|分号|セミコロン|Semikol\w+|Strichpunkt\w*|punto y coma|points?-virgules?/iu,
  spec: { paths: SCRIPT, re: [";[\\s\\x{00A0}]*$"], in: "code" },
  message: "Statements end without a semicolon.",
  remedy: "leave the semicolon out",
  stop: [{ path: "src/a.ts", added: "const a = 1;" }],
  pass: [
    { path: "src/a.ts", added: "const a = 1\nfor (let i = 0; i < 3; i++) run(i)" },
    { path: "src/a.css", added: "a { margin: 0; }" },
  ],
});

export const isoDatesRecipe = textRecipe({
  name: "iso-dates",
  title: "Dates as YYYY-MM-DD",
  topics: [],
  rival: /\biso[- ]?8601\b|\biso (?:format|dates?)\b|\bYYYY-MM-DD\b/iu,
  named: /\b(?:DD|MM)[/.](?:MM|DD)[/.]YYYY\b|\bslashes? in dates\b/iu,
  when: (wish) => /\bdates?\b|日期|日付|Datum|fecha/iu.test(wish.text),
  spec: {
    re: ["\\b\\d{1,2}[/.]\\d{1,2}[/.](19|20)\\d{2}\\b", "\\b(19|20)\\d{2}/\\d{1,2}/\\d{1,2}\\b"],
  },
  message: "Dates are written YYYY-MM-DD.",
  remedy: "2026-01-31",
  stop: [{ path: "docs/a.md", added: "Released on 31/01/2026" }],
  pass: [
    { path: "docs/a.md", added: "Released on 2026-01-31" },
    { path: "src/a.ts", added: "const half = 1 / 2;" },
  ],
});

export const noTypeScriptEscapeRecipe = textRecipe({
  name: "no-ts-escape",
  title: "No @ts-ignore",
  topics: [],
  named: /@?\bts-ignore\b|@?\bts-nocheck\b/iu,
  spec: { paths: [...TYPED, ...SCRIPT], texts: ["@ts-ignore", "@ts-nocheck"], in: "comments" },
  message: "The compiler is not switched off.",
  remedy: "repair the type",
  stop: [{ path: "src/a.ts", added: "// @ts-ignore\nrun();" }],
  pass: [
    { path: "src/a.ts", added: "// @ts-expect-error the type is wrong\nrun();" },
    { path: "docs/a.md", added: "@ts-ignore" },
  ],
});
