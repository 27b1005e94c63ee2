import { textRecipe } from "../text-recipe";
import { MARKUP, SCRIPT } from "./files";

const JS = "src/a.ts";

export const noLooseEqualityRecipe = textRecipe({
  name: "strict-equality",
  title: "Strict equality",
  topics: [],
  named: /(?<![=!<>])[=!]=(?!=)|\bloose (?:equality|comparison)\b|双等号|非严格相等/iu,
  rival: /===|\bstrict (?:equality|comparison)\b|严格相等|全等|三等号/iu,
  when: (wish) => !/\bpython|\bnull\b.{0,12}==/u.test(wish.text) && /==|equal|相等|等号/u.test(wish.text),
  spec: { paths: SCRIPT, re: ["[^=!<>]==[^=]", "!=[^=]"], notRe: ["[=!]=\\s*null\\b"], in: "code" },
  message: "Values are compared with === and !==.",
  remedy: "=== or !==",
  stop: [
    { path: JS, added: "if (a == b) run();" },
    { path: JS, added: "if (a != 1) run();" },
  ],
  pass: [
    { path: JS, added: "if (a === b || c !== d || e <= f) run();" },
    { path: JS, added: 'const help = "a == b";' },
  ],
});

export const noNestedTernaryRecipe = textRecipe({
  name: "no-nested-ternary",
  title: "No nested conditionals in expressions",
  topics: [],
  named:
    /\b(?:nest\w*|chain\w*|stack\w*) ternar\w+|\bternar\w+[^.]{0,12}\b(?:nest|chain)\w*|嵌套(?:的)?三元|三元.{0,8}嵌套|verschachtelte\w* tern\w+/iu,
  spec: { paths: [...SCRIPT, "*.{php,java,cs,c,cpp,dart}"], re: ["\\s\\?\\s[^,;\\n]*\\s\\?\\s"], in: "code" },
  message: "One condition in an expression is enough.",
  remedy: "if/else, or a function with early returns",
  stop: [{ path: JS, added: "const x = a ? 1 : b ? 2 : 3;" }],
  pass: [
    { path: JS, added: "const x = a ? 1 : 2;" },
    { path: JS, added: "const y = a ?? b ?? c;" },
    { path: JS, added: "call(a ? 1 : 2, b ? 3 : 4);" },
  ],
});

export const noTernaryRecipe = textRecipe({
  name: "no-ternary",
  title: "No conditional expressions",
  topics: [],
  named: /\bternar\w+|三元(?:运算符|表达式)?/iu,
  when: (wish) => !/\bnest|\bchain|\bstack|嵌套|verschacht/u.test(wish.text),
  spec: { paths: [...SCRIPT, "*.{php,java,cs,c,cpp,dart}"], re: ["\\s\\?\\s[^\\n:]+\\s:\\s"], in: "code" },
  message: "Conditions are written out.",
  remedy: "if/else",
  stop: [{ path: JS, added: "const x = a ? 1 : 2;" }],
  pass: [
    { path: JS, added: "const x = a ?? 2;" },
    { path: JS, added: "function f(a?: string) {}" },
  ],
});

export const noDebuggerRecipe = textRecipe({
  name: "no-debugger",
  title: "No debugger statements",
  topics: [],
  named: /\bdebugger\b|\bbreakpoints?\b|\bpdb\b|\bbinding\.pry\b|\bbyebug\b|断点/iu,
  spec: {
    re: [
      "^\\s*debugger\\s*;?\\s*$",
      "\\b(breakpoint|pdb\\.set_trace|ipdb\\.set_trace)\\s*\\(",
      "\\b(binding\\.pry|byebug)\\b",
      "^\\s*import i?pdb\\b",
    ],
    in: "code",
  },
  message: "Stops for the debugger do not stay in the code.",
  remedy: "remove it",
  stop: [
    { path: JS, added: "  debugger;" },
    { path: "app/a.py", added: "    breakpoint()" },
  ],
  pass: [{ path: JS, added: "// debugger\nconst debuggerUrl = 1;" }],
});

export const noAlertRecipe = textRecipe({
  name: "no-alert",
  title: "No alert boxes",
  topics: [],
  named:
    /\balert\(\)?|[`'"](?:window\.)?alert[`'"]|\balert (?:boxes|dialogs|calls)\b|\bwindow\.(?:alert|confirm|prompt)\b/iu,
  spec: {
    paths: SCRIPT,
    calls: ["alert", "window.alert", "window.confirm", "window.prompt"],
    in: "code",
  },
  message: "Browser dialogs are not used.",
  remedy: "the app's own dialog or toast",
  stop: [{ path: JS, added: 'alert("saved");' }],
  pass: [{ path: JS, added: "showAlert(1);\n// alert(1)" }],
});

export const noFunctionKeywordRecipe = textRecipe({
  name: "arrow-functions",
  title: "Arrow functions",
  topics: [],
  named:
    /\bfunction (?:keyword|declarations?|expressions?|statements?)\b|[`'"]function[`'"]|function 关键字/iu,
  rival: /\barrow[- ]functions?\b|箭头函数|アロー関数|Pfeilfunktion\w*/iu,
  spec: {
    paths: SCRIPT,
    re: ["(^|[=(,\\s])(async\\s+)?function\\b\\s*\\*?\\s*\\w*\\s*\\("],
    notRe: ["\\bfunction\\s*\\*"],
    in: "code",
  },
  message: "Functions are arrow functions here.",
  remedy: "const name = () => …",
  stop: [
    { path: JS, added: "export function load(id) {}" },
    { path: JS, added: "items.map(function (x) { return x; });" },
  ],
  pass: [
    { path: JS, added: "export const load = (id) => id;" },
    { path: JS, added: "// function load()" },
  ],
});

export const noArrowFunctionRecipe = textRecipe({
  name: "function-declarations",
  title: "Function declarations",
  topics: [],
  named: /\barrow[- ]functions?\b|箭头函数|アロー関数/iu,
  rival: /\bfunction (?:keyword|declarations?)\b/iu,
  spec: {
    paths: SCRIPT,
    re: [
      "^\\s*(export\\s+)?(const|let|var)\\s+\\w+\\s*(:[^=\\n]+)?=\\s*(async\\s*)?(\\([^)\\n]*\\)|\\w+)\\s*(:[^=\\n]+)?=>",
    ],
    in: "code",
  },
  message: "Named functions are declarations here.",
  remedy: "function name() …",
  stop: [{ path: JS, added: "export const load = (id) => id;" }],
  pass: [
    { path: JS, added: "export function load(id) {}" },
    { path: JS, added: "items.map((x) => x.id);" },
  ],
});

export const noInlineStylesRecipe = textRecipe({
  name: "no-inline-styles",
  title: "No inline styles",
  topics: [],
  named:
    /\binline[- ]?(?:css|styles?|styling)\b|\bstyle (?:attributes?|props?)\b|[`'"]style(?:=\S*)?[`'"]|style=|内联(?:的)?(?:样式|css)|行内样式|インラインスタイル|estilos en línea|styles en ligne|Inline-Styles?/iu,
  spec: { paths: MARKUP, re: ["\\sstyle=(\\{|[\"'])", "\\s:style="], notRe: ["^\\s*(//|/\\*|\\*|<!--)"] },
  message: "Styles are not written into the markup.",
  remedy: "a class",
  stop: [
    { path: "src/A.tsx", added: "<p style={{ color: 'red' }}>x</p>" },
    { path: "index.html", added: '<p style="color:red">x</p>' },
  ],
  pass: [
    { path: "src/A.tsx", added: '<p className="note">x</p>' },
    { path: "src/A.tsx", added: "const style = useStyle();" },
  ],
});
