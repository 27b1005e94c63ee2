import { textRecipe } from "../text-recipe";
import type { Wish } from "../wish";
import { COMMENT_LINE, SCRIPT } from "./files";

const JS = "src/a/b.ts";
const DEEP =
  /(?:\.\.\/){2,}|\bdeep(?:er|ly)? (?:relative|nested)|\bmore than (?:one|two|1|2) levels?|多级|多层/iu;

function isPython(wish: Wish): boolean {
  return /\bpython\b|\.py\b/u.test(wish.text) || wish.candidate.applicability.languages.includes("python");
}

export const noWildcardImportsRecipe = textRecipe({
  name: "no-wildcard-imports",
  title: "No wildcard imports",
  topics: ["wildcard-imports"],
  named:
    /\b(?:wild-?card|star|glob|asterisk)[- ]?imports?\b|\bimport(?:ing)? (?:\*|everything)|\bimport[\w .]*\.\*|通配符?(?:导入|引入|import)|星号(?:导入|引入)|ワイルドカード|Wildcard-Imports?|imports? (?:comod[ií]n|con asterisco)/iu,
  spec: {
    re: [
      "^\\s*from\\s+[\\w.]+\\s+import\\s+\\*",
      "^\\s*import\\s+(static\\s+)?[\\w.]+\\.\\*\\s*;?\\s*$",
      "^\\s*import\\s+\\*\\s+as\\s+\\w+",
      "^\\s*(pub\\s+)?use\\s+[\\w:]+::\\*\\s*;",
      "^\\s*import\\s+[\\w.]+\\._\\s*$",
    ],
    notRe: ["\\buse\\s+super::\\*"],
    in: "code",
  },
  message: "Imports name what they take.",
  remedy: "import the names that are used",
  stop: [
    { path: "app/a.py", added: "from os.path import *" },
    { path: "src/A.java", added: "import java.util.*;" },
  ],
  pass: [
    { path: "app/a.py", added: "from os.path import join" },
    { path: "app/a.py", added: "# from os import *\nx = 2 * 3" },
  ],
});

export const noDeepRelativeImportsRecipe = textRecipe({
  name: "no-deep-relative-imports",
  title: "No deep relative imports",
  topics: [],
  named:
    /(?:\.\.\/){2,}\S*|\bdeep(?:ly nested)? relative (?:imports?|paths?)|\brelative (?:imports?|paths?)[^.]{0,30}\b(?:deeper|more than)|多[级层]相对(?:路径|导入|引入)/iu,
  when: (wish) => DEEP.test(wish.text),
  spec: { paths: SCRIPT, re: ["(from|require\\(|import\\(?)\\s*['\"](\\.\\./){2,}"], notRe: [COMMENT_LINE] },
  message: "Imports do not climb up more than one folder.",
  remedy: "the path alias",
  stop: [{ path: JS, added: 'import { a } from "../../../lib/a";' }],
  pass: [
    { path: JS, added: 'import { a } from "../a";' },
    { path: JS, added: 'import { a } from "@/lib/a";' },
  ],
});

const PARENT = /(?<![./])\.\.\/(?!\.\.)|\bparent[- ](?:relative|director\w+|folders?)/iu;

export const noParentImportsRecipe = textRecipe({
  name: "no-parent-imports",
  title: "No imports from parent folders",
  topics: [],
  named: /(?<![./])\.\.\/(?!\.\.)\S*(?:\s*imports?)?|\bparent[- ]relative (?:imports?|paths?)/iu,
  when: (wish) => /\bimport|导入|引入/u.test(wish.text) && !DEEP.test(wish.text),
  spec: { paths: SCRIPT, re: ["(from|require\\(|import\\(?)\\s*['\"]\\.\\./"], notRe: [COMMENT_LINE] },
  message: "Imports do not climb to parent folders.",
  remedy: "the path alias",
  stop: [{ path: JS, added: 'import { a } from "../a";' }],
  pass: [
    { path: JS, added: 'import { a } from "./a";' },
    { path: JS, added: 'import { a } from "@/a";' },
  ],
});

export const noRelativeImportsRecipe = textRecipe({
  name: "no-relative-imports",
  title: "Absolute imports",
  topics: [],
  named:
    /\brelative (?:imports?|paths?|ones|module paths?)|相对(?:路径)?(?:的)?(?:导入|引入|引用|路径|import)?|相対(?:パス|インポート)|relative\w* Importe?|import(?:s|aciones)? relativ[oa]s|imports? relatifs?/iu,
  rival:
    /\babsolute (?:imports?|import paths?)|\bpath alias(?:es)?|\b@\/? ?(?:alias|imports?)|绝对(?:路径)?(?:导入|引入)|路径别名|絶対(?:パス|インポート)|absolute Importe?/iu,
  when: (wish) =>
    /\bimport|导入|引入|引用|インポート/u.test(wish.text) &&
    !DEEP.test(wish.text) &&
    !PARENT.test(wish.text) &&
    !isPython(wish),
  spec: {
    paths: SCRIPT,
    re: ["(from|require\\(|import\\(?)\\s*['\"]\\.{1,2}/"],
    notRe: [COMMENT_LINE, "\\.(css|scss|sass|less|svg|png|json)['\"]"],
  },
  message: "Imports are absolute here.",
  remedy: "the path alias, for example `@/…`",
  stop: [
    { path: JS, added: 'import { a } from "../a";' },
    { path: JS, added: 'export { a } from "./a";' },
  ],
  pass: [
    { path: JS, added: 'import { a } from "@/a";' },
    { path: JS, added: 'import React from "react";' },
    { path: JS, added: 'const where = "./a";' },
  ],
});

export const noRelativePythonImportsRecipe = textRecipe({
  name: "no-relative-python-imports",
  title: "Absolute imports in Python",
  topics: [],
  named: /\brelative (?:imports?|ones)|相对(?:导入|引入)|relative\w* Importe?/iu,
  rival: /\babsolute imports?|绝对(?:导入|引入)/iu,
  when: isPython,
  spec: { paths: ["*.{py,pyi}"], re: ["^\\s*from\\s+\\.[\\w.]*\\s+import\\b"], in: "code" },
  message: "Imports are absolute here.",
  remedy: "from package.module import name",
  stop: [{ path: "app/a.py", added: "from .models import User" }],
  pass: [{ path: "app/a.py", added: "from app.models import User" }],
});

export const noDeepImportsRecipe = textRecipe({
  name: "no-deep-imports",
  title: "Packages by their entry only",
  topics: [],
  named:
    /\bdeep[- ]imports?\b|\b(?:reach|import)\w* into\b[^.]{0,30}\b(?:internals?|packages?|dist|src)\b|\binternal (?:paths?|modules?|files?)\b|\bpackage internals\b|深层(?:导入|引入|路径)|内部(?:路径|模块|文件)/iu,
  when: (wish) => !DEEP.test(wish.text) && /\bimport|导入|引入|引用/u.test(wish.text),
  spec: {
    paths: SCRIPT,
    re: [
      "(from|require\\(|import\\(?)\\s*['\"](@[\\w.-]+/)?[\\w.-]+/(src|lib|dist|build|es|esm|cjs|internal|internals|_internal|private)(/|['\"])",
    ],
    notRe: [COMMENT_LINE, "['\"](@|~|\\.{1,2})/"],
  },
  message: "Packages are used by their entry, not by their inner files.",
  remedy: "import from the package itself",
  stop: [
    { path: JS, added: 'import { b } from "@acme/ui/src/button";' },
    { path: JS, added: 'import b from "some-lib/dist/b";' },
  ],
  pass: [
    { path: JS, added: 'import { b } from "@acme/ui";' },
    { path: JS, added: 'import { b } from "@/lib/b";' },
  ],
});
