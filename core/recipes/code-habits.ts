import { textRecipe } from "./text-recipe";

const SCRIPT = ["*.{ts,tsx,js,jsx,mts,cts,mjs,cjs,vue,svelte}"];
const TYPED = ["*.{ts,tsx,mts,cts,vue,svelte}"];
const JS = "src/a.ts";

export const noConsoleRecipe = textRecipe({
  name: "no-console",
  title: "No console.log",
  topics: ["debug-output"],
  named:
    /\bconsole\.(?:log|debug)\w*(?:\(\))?|\bconsole (?:logs?|logging|statements?|output)\b|控制台(?:输出|日志|打印)|\bconsole\b(?=\s*(?:[.,;。，]|$))(?!\.\w)/iu,
  words: /\bconsole\.?\s?logs?\b/,
  when: (wish) => /\bconsole|控制台/.test(wish.text),
  spec: {
    paths: SCRIPT,
    calls: ["console.log", "console.debug", "console.trace", "console.table", "console.dir"],
    in: "code",
  },
  message: "Debug output does not stay in the code.",
  remedy: "remove it, or use the logger",
  stop: [
    { path: JS, added: "console.log(user);" },
    { path: JS, added: '  console . log("x")' },
  ],
  pass: [
    { path: JS, added: "// console.log(user)" },
    { path: JS, added: 'const help = "use console.log(1)";' },
    { path: JS, added: "console.error(e)" },
  ],
});

export const noDebugOutputRecipe = textRecipe({
  name: "no-debug-output",
  title: "No debug output",
  topics: ["debug-output"],
  words: /\bdebug (?:prints?|logs?|output|statements?)\b/,
  when: (wish) => /\bdebug/.test(wish.text) && !/\bconsole/.test(wish.text),
  spec: {
    paths: SCRIPT,
    calls: ["console.log", "console.debug", "console.trace", "console.table", "console.dir"],
    in: "code",
  },
  also: {
    kind: "file-content",
    paths: ["*.py"],
    calls: ["print", "pprint", "breakpoint", "pdb.set_trace"],
    in: "code",
  },
  message: "Debug output does not stay in the code.",
  remedy: "remove it, or use the logger",
  stop: [
    { path: JS, added: "console.log(user);" },
    { path: "app/a.py", added: "print(user)" },
  ],
  pass: [
    { path: JS, added: "// console.log(user)" },
    { path: "app/a.py", added: "logger.debug(user)" },
  ],
});

export const noVarRecipe = textRecipe({
  name: "no-var",
  title: "const and let instead of var",
  topics: ["code:var"],
  named:
    /[`'"]var[`'"]|\bvar (?:keyword|declarations?)\b|(?:不要用|禁止|别用|禁用|不用|禁止使用|不使用) ?var\b|\bvar (?:禁止|は使)/iu,
  when: (wish) => !/\b(?:java|kotlin|dart|golang|go|swift)\b|\bc#/iu.test(wish.said[0] ?? ""),
  words: /\b(?:no|not|never|don'?t use|stop using|avoid) [`'"]?var\b[`'"]?(?![-(\w]|\.\w)/,
  spec: { paths: SCRIPT, re: ["(^|[;{(\\s])var\\s+[\\w${\\[]"], in: "code" },
  message: "`var` is not used here.",
  remedy: "const, or let where it changes",
  stop: [{ path: JS, added: "var a = 1;" }],
  pass: [
    { path: JS, added: "const variable = 1;" },
    { path: JS, added: "// var a" },
    { path: "a.css", added: "a { color: var(--x); }" },
  ],
});

export const noDefaultExportRecipe = textRecipe({
  name: "no-default-export",
  title: "No default exports",
  topics: ["code:export default", "default-exports"],
  named:
    /\bdefault[- ]exports?\b|\bexport(?:ing)? default\b|\bexports? by default\b|默认导出|デフォルトエクスポート|Default-Exports?/iu,
  rival: /\bnamed[- ]exports?\b|具名导出|命名导出|名前付きエクスポート/iu,
  words: /\bdefault exports?\b|\bexport default\b/,
  when: (wish) => wish.forbids || /\bnamed exports?\b/.test(wish.text),
  spec: { paths: SCRIPT, re: ["\\bexport\\s+default\\b", "\\bas\\s+default\\b"], in: "code" },
  message: "Exports have names here.",
  remedy: "export function name() …",
  stop: [{ path: JS, added: "export default function a() {}" }],
  pass: [{ path: JS, added: "export function a() {}" }],
});

export const noPrintRecipe = textRecipe({
  name: "no-print",
  title: "No print in Python",
  topics: ["debug-output", "logging"],
  named:
    /\bprint(?:\(\)| statements?| calls?)|[`'"]print[`'"]|(?:不要用|禁止|别用|禁用|不用|使用) ?print\b|\bprints?(?= (?:in|for|anywhere))/iu,
  words:
    /\bprints?(?:\(\))?\b.{0,30}\b(?:logger|logging)\b|\b(?:logger|logging)\b.{0,30}\bprints?\b|\bprint statements?\b/,
  when: (wish) => /\bprints?\b/.test(wish.text) && !/\bconsole|\bdebug\b/.test(wish.text),
  spec: { paths: ["*.py"], calls: ["print", "pprint"], in: "code" },
  message: "Output goes through the logger.",
  remedy: "logger.info(…)",
  stop: [
    { path: "app/a.py", added: 'print("x")' },
    { path: "app/a.py", added: "    print (user)" },
  ],
  pass: [
    { path: "app/a.py", added: 'logger.info("print job")' },
    { path: "app/a.py", added: "# print(x)" },
    { path: "app/a.py", added: "blueprint(1)" },
  ],
});

export const noTodoRecipe = textRecipe({
  name: "no-todo",
  title: "No TODO comments",
  topics: ["todo-comments"],
  named: /\b(?:todos?|fixmes?)\b(?: comments?)?|TODO ?注释/iu,
  words: /\btodos?\b/,
  when: (wish) =>
    !/\b(?:without|unless|ticket|issue|number|format)\b|编号|#/u.test(wish.text) &&
    !/\btodo (?:list|tool|write)/u.test(wish.text) &&
    // In Spanish “todo” is all.
    (wish.said.some((said) => /TODO/.test(said)) ||
      !/\b(?:el|los|las|del|para|que|otra|una|não)\b/u.test(wish.text)),
  spec: { words: ["TODO", "FIXME", "XXX", "HACK"], ignoreCase: true, in: "comments" },
  message: "Work is done or left, not noted in a comment.",
  remedy: "do it now, or tell the person that it is open",
  stop: [
    { path: JS, added: "// TODO: handle error" },
    { path: "a.py", added: "# FIXME later" },
  ],
  pass: [
    { path: JS, added: "export const todos = [];" },
    { path: "TODO.md", added: "- x" },
  ],
});

export const noAnyRecipe = textRecipe({
  name: "no-any",
  title: "No any in TypeScript",
  topics: ["type-any"],
  named:
    /[`'"]any[`'"]|\bany types?\b|\btype any\b|\bas any\b|:\s?any\b|any ?类型|any ?型|(?<=用|写|使用|出现) ?any(?![a-z ]*[a-z])|(?<=use |using )any(?=[.,;!]|$| in | here| any)|\bany-Typ\w*|tipo any|type any\b/iu,
  words:
    /\btype any\b|\bany\b.{0,20}\btypescript\b|\b(?:no|never|stop using|quit using|avoid|don'?t use|without) [`'"]?any[`'"]?(?:$|[ .,!]*(?:$|types?|in|please|pls|\b(?:quit|no|stop)))/,
  spec: {
    paths: TYPED,
    re: [
      ":\\s*any\\b",
      "\\bas\\s+any\\b",
      "[<,|&(]\\s*any\\s*[>,|&)\\[]",
      "=>\\s*any\\b",
      "\\bany\\[\\]",
      "=\\s*any\\s*(;|$)",
    ],
    in: "code",
  },
  message: "`any` switches the type check off.",
  remedy: "unknown with a check, or the real type",
  stop: [
    { path: JS, added: "function f(x: any) {}" },
    { path: JS, added: "const y = z as any;" },
    { path: JS, added: "let m: Map<string, any>;" },
  ],
  pass: [
    { path: JS, added: "// any user" },
    { path: JS, added: 'const many: string = "any";' },
    { path: JS, added: "Promise.any([a, b])" },
  ],
});

export const noLintDisableRecipe = textRecipe({
  name: "no-lint-disable",
  title: "Lint rules are not switched off",
  topics: ["lint-disable"],
  words:
    /\b(?:eslint|tslint|biome|pylint|ruff|lint)[- ](?:disable|ignore)|\bnoqa\b|\b(?:disabl|suppress|ignor|silenc)\w*\b.{0,20}\blint/,
  spec: {
    texts: [
      "eslint-disable",
      "biome-ignore",
      "tslint:disable",
      "oxlint-disable",
      "stylelint-disable",
      "pylint: disable",
      "ruff: noqa",
      "flake8: noqa",
      "# noqa",
      "nolint",
      "rubocop:disable",
      "@ts-ignore",
      "@ts-nocheck",
      "type: ignore",
      "phpcs:ignore",
      "@SuppressWarnings",
    ],
    ignoreCase: true,
    in: "comments",
  },
  message: "What the linter reports is repaired, not hidden.",
  remedy: "repair the code that the rule reports",
  stop: [
    { path: JS, added: "// eslint-disable-next-line no-console" },
    { path: "app/a.py", added: "import os  # noqa" },
  ],
  pass: [
    { path: JS, added: "const a = 1; // plain" },
    { path: "docs/lint.md", added: "use `eslint-disable` never" },
  ],
});

export const noThenRecipe = textRecipe({
  name: "no-then-chains",
  title: "async/await instead of then",
  topics: ["async-style"],
  named: /\.then\(?\)?(?:[- ]chains?)?|\bthen[- ]chain\w*|\bpromise chain\w*|\.then 链|then 链/iu,
  rival: /\basync ?\/ ?await\b/iu,
  words: /\bthen[- ]chains?\b|\.then\b/,
  spec: { paths: SCRIPT, calls: [".then"], in: "code" },
  message: "Promises are awaited.",
  remedy: "async/await",
  stop: [
    { path: JS, added: "load().then(r => r.json()).catch(e => log(e));" },
    { path: JS, added: "return fetch(u)\n  .then((r) => r.text());" },
  ],
  pass: [
    { path: JS, added: "const r = await load();" },
    { path: JS, added: "// first do a, then b" },
    { path: JS, added: "const then = 'x'; if (a) { then; }" },
  ],
});

export const noClassComponentsRecipe = textRecipe({
  name: "no-class-components",
  title: "Components are functions",
  topics: ["component-style"],
  named: /\bclass(?:-based)? components?\b|类组件|クラスコンポーネント|Klassenkomponent\w*/iu,
  rival: /\b(?:function(?:al)?|hooks?[- ]based) components?\b|函数(?:式)?组件|関数コンポーネント/iu,
  words: /\bclass components?\b|\bcomponents?\b.{0,20}\b(?:are|as|be) functions?\b/,
  spec: { paths: SCRIPT, re: ["\\bclass\\s+\\w+\\s+extends\\s+(React\\.)?(Pure)?Component\\b"], in: "code" },
  message: "Components are functions here.",
  remedy: "a function component with hooks",
  stop: [{ path: "src/A.tsx", added: "class A extends React.Component {}" }],
  pass: [
    { path: "src/A.tsx", added: "export function A() { return null }" },
    { path: JS, added: "class AppError extends Error {}" },
  ],
});

export const noColourLiteralsRecipe = textRecipe({
  name: "no-colour-literals",
  title: "Colours come from the theme",
  topics: ["hardcoded-values", "hardcoded-colors", "colors"],
  words:
    /\b(?:hard-?coded|literal)\b.{0,15}\bcolou?rs?\b|\bcolou?rs?\b.{0,40}\b(?:theme|variables?|tokens)\b/,
  when: (wish) =>
    /\bcolou?rs?\b|\bhex\b/.test(wish.text) &&
    !wish.candidate.applicability.paths.some((path) => path.includes("token")),
  spec: {
    paths: ["*.{css,scss,sass,less,tsx,jsx,ts,js,vue,svelte,html}"],
    except: [
      "*theme*",
      "*token*",
      "*palette*",
      "*colors.*",
      "*colours.*",
      "*variables.*",
      "tailwind.config.*",
      "globals.css",
      "*.test.*",
      "*.spec.*",
    ],
    re: [
      ":[^;{}'\"]*#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b\\s*([;,)!}]|$)",
      "(?i)(colou?r|background|border|fill|stroke|shadow|outline)\\w*['\"]?\\s*[:=]\\s*[{(]*\\s*['\"`]#[0-9a-f]{3,8}\\b",
      "['\"`]#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})['\"`]",
      ":[^;{}]*\\b(rgba?|hsla?|oklch|lab)\\(\\s*[\\d.]",
    ],
    notRe: ["^\\s*(//|/\\*|\\*)", "^\\s*--[\\w-]+:", "/\\*[^*]*#[0-9a-fA-F]{3,8}[^*]*\\*/\\s*$"],
  },
  message: "Colours are named in the theme, not written out.",
  remedy: "var(--…) of the theme",
  stop: [
    { path: "src/a.css", added: "a { color: #ff0000; }" },
    { path: "src/b.css", added: "background: rgba(0, 0, 0, .5);" },
  ],
  pass: [
    { path: "src/a.css", added: "a { color: var(--fg); }" },
    { path: "src/theme.css", added: ":root { --fg: #111; }" },
    { path: "src/d.css", added: "#header { margin: 0; } /* #fff */" },
    { path: "src/e.ts", added: "const link = '#abc'; // see #123" },
  ],
});

export const noEmojiRecipe = textRecipe({
  name: "no-emoji",
  title: "No emoji",
  topics: ["emoji"],
  words: /\bemojis?\b/,
  when: (wish) => wish.forbids || /\b(?:no|never|lose|stop|without|drop|remove)\b/.test(wish.text),
  spec: {
    re: [
      "[\\x{1F000}-\\x{1FAFF}\\x{2705}\\x{2728}\\x{274C}\\x{274E}\\x{2753}-\\x{2757}\\x{2795}-\\x{2797}\\x{26A1}\\x{2B50}\\x{231A}\\x{231B}\\x{23E9}-\\x{23F3}]|[\\x{2190}-\\x{2BFF}]\\x{FE0F}",
    ],
  },
  also: { kind: "message", noEmoji: true },
  message: "No emoji.",
  remedy: "plain words",
  stop: [{ path: "README.md", added: "# App 🎉" }],
  pass: [
    { path: JS, added: 'const arrow = "→";' },
    { path: "README.md", added: "5 °C ✓" },
  ],
});

export const noSecretsRecipe = textRecipe({
  name: "no-secrets",
  title: "No secrets in code",
  topics: ["secrets"],
  words:
    /\b(?:secrets?|api keys?|credentials?|passwords?|tokens?)\b.{0,40}\b(?:code|repo|commit\w*|source|files?)\b|\b(?:commit|put|write|hard-?code)\b.{0,30}\b(?:secrets?|api keys?|credentials?|passwords?|my key)\b/,
  when: (wish) => wish.forbids,
  spec: {
    re: [
      "\\bAKIA[0-9A-Z]{16}\\b",
      "\\bgh[pousr]_[A-Za-z0-9]{30,}\\b",
      "\\bgithub_pat_[A-Za-z0-9_]{30,}",
      "\\bsk-(live|proj|ant)[A-Za-z0-9_-]{16,}",
      "\\bsk_live_[A-Za-z0-9]{16,}",
      "\\bsk-[A-Za-z0-9]{32,}\\b",
      "\\bxox[abprs]-[A-Za-z0-9-]{10,}",
      "\\bAIza[0-9A-Za-z_-]{35}",
      "-----BEGIN [A-Z ]*PRIVATE KEY-----",
      "\\bglpat-[A-Za-z0-9_-]{20,}",
      "\\beyJ[A-Za-z0-9_-]{16,}\\.eyJ[A-Za-z0-9_-]{16,}\\.",
    ],
    notRe: ["(?i)placeholder|example|dummy|changeme|your[-_]"],
  },
  message: "Secrets never go into files of the repository.",
  remedy: "read it from the environment",
  severity: "critical",
  onExhausted: "ask",
  stop: [{ path: JS, added: ['export const AWS = "AKIA', 'ABCDEFGHIJKLMNOP";'].join("") }],
  pass: [
    { path: JS, added: "const k = process.env.API_KEY;" },
    { path: ".env.example", added: "API_KEY=" },
    { path: "tests/a.spec.ts", added: 'const k = "sk-test-placeholder";' },
  ],
});
