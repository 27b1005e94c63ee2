import { fileExample } from "./examples";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

/** A sort of name in some languages, in one style: what is wrong, and how right looks. */
type NameRule = {
  thing: RegExp;
  style: RegExp;
  language?: RegExp;
  paths: string[];
  re: string[];
  bad: [path: string, text: string];
  good: string;
  title: string;
};

const SNAKE = /snake[_ -]?case|蛇形|下划线命名/iu;
const CAMEL = /camel[_ -]?case|小驼峰|驼峰/iu;
const PASCAL = /pascal[_ -]?case|upper camel|大驼峰|帕斯卡/iu;
const KEBAB = /kebab[_ -]?case|短横线|中划线|hyphenated/iu;
const UPPER = /upper[_ -]?snake(?:[_ -]?case)?|SCREAMING|all[- ]caps|UPPER_CASE|大写/iu;

const RULES: NameRule[] = [
  {
    title: "functions in snake_case",
    thing:
      /\b(?:functions?|methods?|func|variables?|identifiers?)\b|函数|方法|变量|関数|メソッド|変数|Funktion\w*|Variablen|funciones|fonctions/iu,
    style: SNAKE,
    paths: ["*.{py,pyi,rb,rs}"],
    re: ["\\b(def|fn)\\s+_*(self\\.)?[a-z0-9_]*[a-z0-9][A-Z]\\w*"],
    bad: ["app/a.py", "def loadUser(x):"],
    good: "def load_user(x):",
  },
  {
    title: "variables in snake_case",
    thing: /\bvariables?\b|变量|変数|Variablen/iu,
    style: SNAKE,
    paths: ["*.{py,pyi,rb}"],
    re: ["^\\s*[a-z][a-z0-9]*[A-Z]\\w*\\s*(:[^=\\n]+)?=[^=]"],
    bad: ["app/a.py", "userName = 1"],
    good: "user_name = 1",
  },
  {
    title: "functions in camelCase",
    thing: /\b(?:functions?|methods?)\b|函数|方法|関数|メソッド|Funktion\w*|funciones|fonctions/iu,
    style: CAMEL,
    paths: ["*.{ts,tsx,js,jsx,mts,mjs,java,kt,swift,go,php,dart}"],
    re: [
      "\\b(function|func|fun)\\s+(\\([^)]*\\)\\s*)?[a-z]\\w*_\\w+\\s*[(<]",
      "\\b(const|let|var)\\s+[a-z]\\w*_\\w+\\s*(:[^=\\n]+)?=\\s*(async\\s*)?(\\(|function\\b|\\w+\\s*=>)",
    ],
    bad: ["src/a.ts", "function load_user(id) {}"],
    good: "function loadUser(id) {}",
  },
  {
    title: "variables in camelCase",
    thing: /\bvariables?\b|变量|変数|Variablen/iu,
    style: CAMEL,
    paths: ["*.{ts,tsx,js,jsx,mts,mjs,java,kt,swift,go,dart}"],
    re: ["\\b(const|let|var|val)\\s+[a-z][a-z0-9]*_\\w+\\s*(:[^=\\n]+)?="],
    bad: ["src/a.ts", "const user_name = 1;"],
    good: "const userName = 1;",
  },
  {
    title: "classes in PascalCase",
    thing: /\bclass(?:es)?(?: names?)?\b|类名?|クラス|Klassen/iu,
    style: PASCAL,
    paths: ["*.{ts,tsx,js,jsx,py,java,kt,cs,php,rb,swift,dart}"],
    re: [
      "^\\s*(export\\s+)?(default\\s+)?(abstract\\s+)?(public\\s+|final\\s+)*class\\s+([a-z]\\w*|\\w+_\\w*)",
    ],
    bad: ["src/a.ts", "export class user_service {}"],
    good: "export class UserService {}",
  },
  {
    title: "constants in UPPER_CASE",
    thing: /\bconstants?\b|常量|定数|Konstanten/iu,
    style: UPPER,
    paths: ["*.{py,ts,js,tsx,jsx}"],
    re: [
      "^(export\\s+)?const\\s+[a-z]\\w*\\s*(:[^=\\n]+)?=\\s*(-?\\d[\\d_.]*|'[^'\\n]*'|\"[^\"\\n]*\")\\s*;?\\s*$",
    ],
    bad: ["src/a.ts", "export const maxRetries = 3;"],
    good: "export const MAX_RETRIES = 3;",
  },
  {
    title: "CSS classes in kebab-case",
    thing: /\bcss class(?:es| names?)?\b|\bclass ?names?\b|\bselectors?\b|CSS ?类名?/iu,
    style: KEBAB,
    paths: ["*.{css,scss,sass,less}"],
    re: ["\\.[a-zA-Z][\\w-]*[a-z0-9]([A-Z]|_[a-z])[\\w-]*[^;{}()\\n]*\\{", "\\.[A-Z][\\w-]*[^;{}()\\n]*\\{"],
    bad: ["src/a.css", ".userCard { margin: 0; }"],
    good: ".user-card { margin: 0; }",
  },
  {
    title: "tables in snake_case",
    thing: /\b(?:tables?|columns?)(?: names?)?\b|表名|列名|テーブル名/iu,
    style: SNAKE,
    paths: ["*.sql"],
    re: ['(?i:create\\s+table\\s+(?:if\\s+not\\s+exists\\s+)?)["`]?(\\w+\\.)?\\w*[a-z][A-Z]\\w*'],
    bad: ["db/a.sql", "CREATE TABLE userAccounts (id int);"],
    good: "CREATE TABLE user_accounts (id int);",
  },
];

/** “Functions in Python are snake_case”: names of things in the code, not of files. */
export const namesOfThingsRecipe: Recipe = {
  name: "names-of-things",
  title: "Names in the code",
  fits: (wish) => (rulesFor(wish).length > 0 ? 0.915 : 0),
  draft(wish) {
    const rules = rulesFor(wish);
    const first = rules[0];
    if (!first) return null;
    const own = wish.candidate.applicability.paths;
    return {
      params: { names: rules.map(({ title }) => title) },
      verifier: {
        all: rules.map(({ paths, re }) => ({ kind: "file-content", paths, re, in: "code" })),
      },
      message: `Names: ${rules.map(({ title }) => title).join(", ")}.`,
      remedy: first.good,
      onExhausted: "release",
      applicability: { paths: own, condition: undefined },
      stop: rules.map(({ bad: [path, added] }) => fileExample({ path, added })),
      pass: rules.flatMap(({ bad: [path, added], good }) => [
        fileExample({ path, added: good }),
        fileExample({ path: "docs/names.md", added }),
      ]),
    };
  },
};

function rulesFor(wish: Wish): NameRule[] {
  if (wish.forbids || !/\bnam(?:e|es|ed|ing)\b|case\b|命名|名|驼峰|下划线/iu.test(wish.text)) return [];
  for (const said of wish.said) {
    if (
      /\bfiles?(?: ?names?)?\b|\bfilenames?\b|\bmodules?\b|\bfolders?\b|\bbranch|\bcomponents?\b|文件|分支|ファイル/iu.test(
        said,
      )
    )
      continue;
    const found = RULES.filter(({ thing, style }) => thing.test(said) && style.test(said));
    const precise =
      UPPER.test(said) && SNAKE.test(said) ? found.filter(({ style }) => style === UPPER) : found;
    if (precise.length > 0 && precise.length <= 3) return precise;
  }
  return [];
}
