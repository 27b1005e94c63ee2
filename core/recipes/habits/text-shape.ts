import { fileMoment } from "../../verifiers/cases";
import { formatRecipe } from "../format-recipe";
import { stanceTowards } from "../reading/stance";
import type { Recipe } from "../recipe";
import { textRecipe } from "../text-recipe";
import type { Wish } from "../wish";
import { SCRIPT, TYPED } from "./files";

function written(content: string) {
  return fileMoment({ path: "src/a.ts", op: "create", added: content });
}

function turnsDown(wish: Wish, named: RegExp): boolean {
  return wish.said.some(
    (said) => named.test(said) && (stanceTowards(said, named) === "against" || wish.forbids),
  );
}

/** “No blanks at line ends”. */
export const noTrailingSpaceRecipe: Recipe = formatRecipe({
  name: "no-trailing-space",
  title: "No spaces at line ends",
  fits: (wish) => (turnsDown(wish, TRAILING) ? 0.91 : 0),
  spec: () => ({ noTrailingSpace: true }),
  message: "Lines end without spaces.",
  remedy: "remove the spaces at line ends",
  stop: () => ["const a = 1;  "],
  pass: () => ["const a = 1;\n\nconst b = 2;"],
});

const TRAILING =
  /\btrailing (?:white ?spaces?|spaces?|blanks?)\b|\bspaces? at (?:the )?(?:end of (?:a )?lines?|line ends?)|行尾(?:的)?(?:空格|空白)|末尾空格|行末の空白|(?:Leerzeichen|Whitespace) am Zeilenende|espacios? al final|espaces? en fin de ligne/iu;
const NEWLINE =
  /\b(?:files? )?(?:must |should )?end(?:s|ing)?\b[^.]{0,16}\b(?:new ?line|line ?break|line feed|empty line)\b|\b(?:final|trailing) new ?lines?\b|\bnew ?line at (?:the )?(?:end|eof)|文件(?:末尾|结尾).{0,8}(?:换行|空行)|末尾.{0,4}改行|Zeilenumbruch am (?:Datei)?ende/iu;

/** “Files end with a newline”. */
export const finalNewlineRecipe: Recipe = {
  name: "final-newline",
  title: "A line end at the end of files",
  fits: (wish) => (!wish.forbids && wish.said.some((said) => NEWLINE.test(said)) ? 0.91 : 0),
  draft: () => ({
    params: {},
    verifier: { kind: "text-format", finalNewline: true },
    message: "Files end with a line end.",
    remedy: "add a line end at the end of the file",
    onExhausted: "release",
    stop: [{ text: "create a.ts without a last line end", moment: written("const a = 1;") }],
    pass: [{ text: "create a.ts with a last line end", moment: written("const a = 1;\n") }],
  }),
};

export const mergeMarkersRecipe = textRecipe({
  name: "no-merge-markers",
  title: "No merge markers",
  topics: ["merge-markers"],
  named:
    /\b(?:merge|conflict)(?: conflict)? markers?\b|<<<<<<<|冲突(?:标记|标识|符号)|コンフリクトマーカー|Konfliktmarker\w*|marcadores de conflicto|marqueurs de conflit/iu,
  spec: { re: ["^(<{7}|>{7}|\\|{7})( |$)"] },
  message: "A conflict is not resolved here.",
  remedy: "resolve the conflict and remove its marks",
  severity: "major",
  stop: [{ path: "src/a.ts", added: "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> feat" }],
  pass: [{ path: "src/a.ts", added: "const a = b << 7;" }],
});

function lineLimit(wish: Wish): number | undefined {
  const { number } = wish.candidate.terms;
  return wish.topic === "line-length" &&
    number !== undefined &&
    number >= 40 &&
    number <= 400 &&
    Number.isInteger(number)
    ? number
    : undefined;
}

/** “Lines of at most 100 characters”. */
export const lineLengthRecipe: Recipe = formatRecipe({
  name: "line-length",
  title: "Length of lines",
  fits: (wish) => (lineLimit(wish) ? 0.93 : 0),
  params: (wish) => ({ limit: lineLimit(wish) }),
  spec: (wish) => ({ maxLineLength: lineLimit(wish) }),
  message: "Lines are shorter here.",
  remedy: "break the line",
  stop: (wish) => [WORDS.slice(0, (lineLimit(wish) ?? 0) + 1).replace(/ $/, ";")],
  pass: (wish) => [WORDS.slice(0, lineLimit(wish)).replace(/ $/, ";")],
});
const WORDS = "const total = one + two; ".repeat(20);

function quotesOf(wish: Wish): "single" | "double" | undefined {
  if (wish.topic !== "quotes") return undefined;
  const value = wish.candidate.claim.value ?? wish.wanted[0] ?? "";
  const negative = wish.candidate.claim.polarity === "forbid";
  if (/^single/.test(value)) return negative ? "double" : "single";
  if (/^double/.test(value)) return negative ? "single" : "double";
  return undefined;
}

/** “Single quotes for strings”. */
export const quotesRecipe: Recipe = formatRecipe({
  name: "quotes",
  title: "Quotes of strings",
  fits: (wish) => (quotesOf(wish) ? 0.9 : 0),
  params: (wish) => ({ quotes: quotesOf(wish) }),
  spec: (wish) => ({ quotes: quotesOf(wish) }),
  message: "Strings have the other quotes here.",
  remedy: "the quotes that the project uses",
  stop: (wish) => [quotesOf(wish) === "single" ? 'const name = "Ann";' : "const name = 'Ann';"],
  pass: (wish) => [
    quotesOf(wish) === "single" ? "const name = 'Ann';" : 'const name = "Ann";',
    "// says 'Ann' and \"Ben\"",
  ],
});

function indentOf(wish: Wish): { indent: "tabs" | "spaces"; indentWidth?: number } | undefined {
  if (wish.topic !== "indentation" || /\b(?:file ?names?|names)\b|文件名|dateiname/iu.test(wish.text))
    return undefined;
  // “Tabs in Go, spaces elsewhere” are two wishes; one check would be wrong for one of them.
  if (
    TRAILING.test(wish.text) ||
    /\belsewhere\b|\botherwise\b|\beverywhere else\b|其他|其余|それ以外/u.test(wish.text)
  )
    return undefined;
  const value = wish.wanted[0] ?? wish.candidate.claim.value ?? "";
  const refused = wish.forbids && wish.wanted.length === 0;
  const tabs = /tab/i.test(value) !== refused;
  if (!/tab|space/i.test(value)) return undefined;
  const spoken = SPOKEN_NUMBERS.find(([named]) => named.test(wish.text))?.[1];
  const width = wish.candidate.terms.number ?? spoken;
  if (tabs) return { indent: "tabs" };
  return width !== undefined && width >= 1 && width <= 8 && !refused
    ? { indent: "spaces", indentWidth: width }
    : { indent: "spaces" };
}

const SPOKEN_NUMBERS: [RegExp, number][] = [
  [/(?:两|二|2) ?个?空格|\btwo spaces|2スペース/u, 2],
  [/(?:四|4) ?个?空格|\bfour spaces|4スペース/u, 4],
];

/** “Indent with tabs”, “two spaces”. */
export const indentationRecipe: Recipe = formatRecipe({
  name: "indentation",
  title: "Indentation",
  fits: (wish) => (indentOf(wish) ? 0.92 : 0),
  params: (wish) => ({ ...indentOf(wish) }),
  spec: (wish) => ({ ...indentOf(wish) }),
  message: "The indentation is another one here.",
  remedy: "indent as the project does",
  stop: (wish) => [
    indentOf(wish)?.indent === "tabs" ? "function f() {\n    return 1;\n}" : "function f() {\n\treturn 1;\n}",
  ],
  pass: (wish) => [
    indentOf(wish)?.indent === "tabs"
      ? "function f() {\n\treturn 1;\n}"
      : `function f() {\n${" ".repeat(indentOf(wish)?.indentWidth ?? 2)}return 1;\n}`,
  ],
});

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
    re: [
      "\\b\\d{1,2}/\\d{1,2}/((19|20)\\d{2}|\\d{2})\\b",
      "\\b\\d{1,2}\\.\\d{1,2}\\.(19|20)\\d{2}\\b",
      "\\b(19|20)\\d{2}[/.]\\d{1,2}[/.]\\d{1,2}\\b",
      "\\b(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sep(t|tember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\\.? \\d{1,2}(st|nd|rd|th)?,? (19|20)\\d{2}\\b",
      "\\b\\d{1,2}(st|nd|rd|th)?\\.? (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?,? (19|20)\\d{2}\\b",
    ],
    notRe: ["\\d[/.]\\d{1,2}[/.]\\d{1,2}[/.]\\d", "\\bv\\d"],
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
