import { fileExample } from "../examples";
import type { Recipe } from "../recipe";
import { textRecipe } from "../text-recipe";
import type { Wish } from "../wish";
import { SOURCE } from "./files";

/** Marks for tools are no comments for people. */
const PRAGMAS =
  "(?i)eslint|prettier|biome|@ts-|tslint|noqa|pylint|mypy|type:|pragma|nolint|go:|#!|copyright|licen[cs]e|spdx|region|@vite|webpack|istanbul|c8 |v8 |jsx|rubocop|frozen_string|-\\*-|coding:|use strict|shellcheck|swiftlint|ktlint|@generated|do not edit";

export const noCommentsRecipe = textRecipe({
  name: "no-comments",
  title: "No comments in code",
  topics: [],
  named:
    /(?<!(?:todo|fixme|block|pr|review|commented-out|jsdoc) )\b(?:code |inline |explanatory )?comments?\b(?! (?:in|on) (?:the )?(?:pr|pull|review|issue|english|german|chinese))|代码注释|注释|コメント|Kommentare?|comentarios?|commentaires?/iu,
  when: (wish) =>
    /\b(?:no|not|never|don'?t|stop|without|avoid|zero|ohne|kein\w*|sin|pas|sans)\b|不|别|禁|勿|无需|しない|書かない|いらない/u.test(
      wish.text,
    ) &&
    !/\b(?:obvious|redundant|unnecessary|existing|remove|delet|strip|useless|what the code|restat|todo|fixme|out\b|old|my|language|english|german|chinese|why|unless|except|only|trivial|emoji|pull request|pr\b|review|issue|jira|change|touch|edit|modif|commit|reply|answer)|commented|out code|多余|无用|显而易见|必要|删|改|英文|中文|语言|已有|原有|除非|注释掉|TODO/iu.test(
      wish.text,
    ),
  spec: {
    paths: SOURCE,
    re: ["[\\w\\p{L}]"],
    notRe: [PRAGMAS],
    in: "comments",
  },
  message: "Code is written without comments here.",
  remedy: "names that say it",
  stop: [
    { path: "src/a.ts", added: "// adds one\nconst a = b + 1;" },
    { path: "app/a.py", added: "x = 1  # one" },
  ],
  pass: [
    { path: "src/a.ts", added: 'const a = "// no comment";' },
    { path: "src/a.ts", added: "// eslint-disable-next-line no-console\nrun();" },
    { path: "README.md", added: "# Title" },
  ],
});

export const noCommentedCodeRecipe = textRecipe({
  name: "no-commented-out-code",
  title: "No commented-out code",
  topics: [],
  named:
    /\bcomment(?:ed|ing)?[- ]out\b|\bdead code in comments\b|注释掉(?:的)?(?:代码)?|コメントアウト|auskommentiert\w*|código comentado|code commenté/iu,
  spec: {
    paths: SOURCE,
    re: [
      "(//|#|--|\\*)\\s*(const|let|var|return|if|else|for|while|def|import|from|func|fn|class|await|export|public|private|print|console\\.)\\b.*([;{})=:(]|\\bimport\\b)",
      "(//|#)\\s*[\\w.]+\\([^)]*\\)\\s*;?\\s*$",
      "(//|#)\\s*[\\w.]+\\s*=\\s*[^=].*;?\\s*$",
      "//\\s*\\}\\s*;?\\s*$",
    ],
    notRe: [PRAGMAS, "(?i)\\b(e\\.g|example|usage)\\b", "`"],
    in: "comments",
  },
  message: "Code that is not used is deleted, not commented out.",
  remedy: "delete it",
  stop: [
    { path: "src/a.ts", added: "// const a = load(1);" },
    { path: "app/a.py", added: "# return load(x)" },
  ],
  pass: [
    { path: "src/a.ts", added: "// Loads are cached for a day.\nconst a = load(1);" },
    { path: "app/a.py", added: "# the rest is for the caller\nx = 1" },
  ],
});

const FOREIGN: Record<string, string> = {
  en: "[\\p{Han}\\p{Hiragana}\\p{Katakana}\\p{Hangul}\\p{Cyrillic}\\p{Arabic}\\p{Hebrew}\\p{Thai}]|\\b(und|nicht|für|wird|wenn|oder|eine[rnms]?|para|según|también|função|não|une|les|avec|pour|dans|être)\\b",
  zh: "(?i)\\b[a-z]{2,}(['-][a-z]+)?(\\s+[a-z]{1,}){2,}",
  ja: "(?i)\\b[a-z]{2,}(['-][a-z]+)?(\\s+[a-z]{1,}){2,}",
  ko: "(?i)\\b[a-z]{2,}(['-][a-z]+)?(\\s+[a-z]{1,}){2,}",
  ru: "(?i)\\b[a-z]{2,}(['-][a-z]+)?(\\s+[a-z]{1,}){2,}",
  de: "(?i)\\b(the|this|that|with|from|returns?|when|should|because|and|is|are|of)\\b.*\\b(the|this|that|with|from|returns?|when|should|because|and|is|are|of|a|to)\\b|[\\p{Han}\\p{Cyrillic}]",
  es: "(?i)\\b(the|this|that|with|from|returns?|when|should|because|and|is|are|of)\\b.*\\b(the|this|that|with|from|returns?|when|should|because|and|is|are|of|a|to)\\b|[\\p{Han}\\p{Cyrillic}]",
  fr: "(?i)\\b(the|this|that|with|from|returns?|when|should|because|and|is|are|of)\\b.*\\b(the|this|that|with|from|returns?|when|should|because|and|is|are|of|a|to)\\b|[\\p{Han}\\p{Cyrillic}]",
};
const OWN: Record<string, string> = {
  zh: "\\p{Han}",
  ja: "[\\p{Hiragana}\\p{Katakana}\\p{Han}]",
  ko: "\\p{Hangul}",
  ru: "\\p{Cyrillic}",
};
const SAMPLES: Record<string, string> = {
  en: "reads the next line of the file",
  zh: "读取文件的下一行",
  ja: "ファイルの次の行を読む",
  ko: "파일의 다음 줄을 읽는다",
  ru: "читает следующую строку файла",
  de: "liest die nächste Zeile der Datei",
  es: "lee la línea siguiente del archivo",
  fr: "lit la ligne suivante du fichier",
};

const LANGUAGES =
  /英文|英语|中文|日文|日语|english|chinese|german|french|spanish|japanese|korean|russian|deutsch|englisch|español|français|anglais|日本語|英語/giu;

function languageOf(wish: Wish): string | undefined {
  if (wish.topic !== "comment-language") return undefined;
  // “Replies in Chinese, comments in English” holds two languages; extraction may have taken the other one.
  if (new Set((wish.said[0] ?? "").toLowerCase().match(LANGUAGES) ?? []).size > 1) return undefined;
  const value = wish.wanted[0] ?? wish.candidate.claim.value ?? "";
  return FOREIGN[value] === undefined ? undefined : value;
}

/** “Write comments in English”: told by script, or by the little words of English. */
export const commentLanguageRecipe: Recipe = {
  name: "comment-language",
  title: "Language of comments",
  fits: (wish) => (languageOf(wish) ? 0.95 : 0),
  draft(wish) {
    const language = languageOf(wish);
    const foreign = language && FOREIGN[language];
    if (!language || !foreign) return null;
    const own = OWN[language];
    const other = SAMPLES[language === "en" ? "zh" : "en"] ?? "";
    const right = SAMPLES[language] ?? "";
    return {
      params: { language },
      verifier: {
        kind: "file-content",
        paths: SOURCE,
        re: [foreign],
        notRe: own ? [own, PRAGMAS] : [PRAGMAS],
        in: "comments",
      },
      message: `Comments are written in “${language}”.`,
      remedy: `the comment in “${language}”`,
      onExhausted: "release",
      applicability: {},
      stop: [fileExample({ path: "src/a.ts", added: `// ${other}\nrun();` })],
      pass: [
        fileExample({ path: "src/a.ts", added: `// ${right}\nrun();` }),
        fileExample({ path: "src/a.ts", added: `const text = "${other}";` }),
      ],
    };
  },
};

export const datedTodoRecipe = textRecipe({
  readsBounds: true,
  name: "todo-format",
  title: "TODO comments with a ticket",
  topics: [],
  rival:
    /\b(?:issue|ticket|jira|owner|name|author)\b|TODO\s?\([^)]*\)|#\d+|编号|工单|负责人|issue 号|任务号/iu,
  when: (wish) =>
    /\btodos?\b/u.test(wish.text) &&
    /\b(?:issue|ticket|jira|owner|author|name|number|reference|link|format)\w*\b|todo ?\(|#\d+|[A-Z]{2,}-\d+|编号|工单|负责人|任务号|格式/iu.test(
      wish.text,
    ),
  spec: {
    re: ["\\b(TODO|FIXME)\\b"],
    notRe: [
      "\\b(TODO|FIXME)\\s*[(\\[:]?\\s*\\(?(#\\d+|[A-Z][A-Z0-9]+-\\d+|@?[\\w.-]+[)\\]]|https?://)",
      "\\b(TODO|FIXME)\\b.*(#\\d+|[A-Z][A-Z0-9]+-\\d+|https?://)",
    ],
    in: "comments",
  },
  message: "A TODO names its ticket.",
  remedy: "TODO(#123): what is open",
  stop: [{ path: "src/a.ts", added: "// TODO: handle errors" }],
  pass: [
    { path: "src/a.ts", added: "// TODO(#123): handle errors" },
    { path: "src/a.ts", added: "// TODO(ABC-12) handle errors\nconst TODO = 1;" },
  ],
});
