import { fileMoment, shellMoment } from "../cases";
import type { VerifierKind } from "../verifier";
import type { TextFormatSpec } from "./spec";

const tabs: TextFormatSpec = { kind: "text-format", indent: "tabs" };
const spaces: TextFormatSpec = { kind: "text-format", indent: "spaces", indentWidth: 4 };
const single: TextFormatSpec = { kind: "text-format", quotes: "single" };
const double: TextFormatSpec = { kind: "text-format", paths: ["*.py", "*.ts"], quotes: "double" };
const short: TextFormatSpec = { kind: "text-format", maxLineLength: 40 };
const clean: TextFormatSpec = { kind: "text-format", noTrailingSpace: true, finalNewline: true };
const plain: TextFormatSpec = { kind: "text-format", noEmoji: true };
const plainComments: TextFormatSpec = { kind: "text-format", noEmoji: true, emojiIn: ["comments"] };
const readable: TextFormatSpec = { kind: "text-format", paths: ["*.{json,yml}"], parses: true };
const written = (path: string, added: string) => fileMoment({ path, op: "create", added });
const kebab: TextFormatSpec = { kind: "text-format", fileName: "kebab-case", except: ["*.py"] };

const small: TextFormatSpec = { kind: "text-format", maxFileLines: 10 };
const brief: TextFormatSpec = { kind: "text-format", maxFunctionLines: 4 };

export const textFormatCases: VerifierKind<TextFormatSpec>["cases"] = {
  stop: [
    { name: "comma at the end", spec: readable, moment: written("a.json", '{ "a": 1, }') },
    {
      name: "half a level",
      spec: readable,
      moment: written("a.yml", "jobs:\n  a:\n    b: 1\n   c:\n    - d\n"),
    },
    { name: "tab", spec: readable, moment: written("a.yml", "a:\n\tb: 1\n") },
    { name: "spaces", spec: tabs, moment: fileMoment({ path: "a.ts", added: "if (x) {\n  y();\n}" }) },
    { name: "tabs", spec: spaces, moment: fileMoment({ path: "a.py", added: "def f():\n\treturn 1" }) },
    { name: "width", spec: spaces, moment: fileMoment({ path: "a.py", added: "def f():\n  return 1" }) },
    { name: "by the shell", spec: tabs, moment: shellMoment("cat > a.ts <<'EOF'\nx {\n    y\n}\nEOF") },
    { name: "double quotes", spec: single, moment: fileMoment({ path: "a.ts", added: 'const a = "b";' }) },
    { name: "single quotes", spec: double, moment: fileMoment({ path: "a.py", added: "a = f'{b}'" }) },
    {
      name: "long line",
      spec: short,
      moment: fileMoment({ path: "a.ts", added: "call(one, two, three, four, five, six, seven);" }),
    },
    { name: "blanks at the end", spec: clean, moment: fileMoment({ path: "a.ts", added: "x();  " }) },
    { name: "no line end", spec: clean, moment: fileMoment({ path: "a.ts", op: "create", added: "x();" }) },
    { name: "emoji", spec: plain, moment: fileMoment({ path: "a.py", added: 'print("done 🎉")' }) },
    {
      name: "emoji in a comment",
      spec: plainComments,
      moment: fileMoment({ path: "a.py", added: "x = 1  # 🚀" }),
    },
    { name: "long file", spec: small, moment: written("a.ts", "a();\n".repeat(11)) },
    {
      name: "long function",
      spec: brief,
      moment: written("a.ts", `function f() {\n${"  a();\n".repeat(3)}}`),
    },
    { name: "file name", spec: kebab, moment: fileMoment({ path: "src/UserCard.tsx", op: "create" }) },
  ],
  pass: [
    { name: "file of that length", spec: small, moment: written("a.ts", "a();\n".repeat(10)) },
    {
      name: "function of that length",
      spec: brief,
      moment: written("a.ts", "function f() {\n  a();\n  b();\n}"),
    },
    { name: "JSON", spec: readable, moment: written("a.json", '{ "a": [1, 2] }') },
    { name: "comments in settings", spec: readable, moment: written("tsconfig.json", "{ // a\n}") },
    {
      name: "YAML",
      spec: readable,
      moment: written(
        "a.yml",
        "on: push\njobs:\n  a:\n    steps:\n      - run: make\n      - run: |\n          x\n    b: 1\n",
      ),
    },
    {
      name: "list at its key's level",
      spec: readable,
      moment: written("a.yml", "a:\n- b: 1\n  c: 2\n- d: 3\ne: 4\n"),
    },
    { name: "template", spec: readable, moment: written("a.yml", "{{- if .a }}\n  b: 1\n c: 2\n{{- end }}") },
    { name: "tabs", spec: tabs, moment: fileMoment({ path: "a.ts", added: "if (x) {\n\ty();\n}" }) },
    {
      name: "comment block",
      spec: tabs,
      moment: fileMoment({ path: "a.ts", added: "/**\n * a\n *   b\n */" }),
    },
    {
      name: "text over lines",
      spec: tabs,
      moment: fileMoment({ path: "a.ts", added: "const a = `\n    b\n`;" }),
    },
    { name: "YAML has no tabs", spec: tabs, moment: fileMoment({ path: "a.yml", added: "a:\n  b: 1" }) },
    { name: "Makefile", spec: spaces, moment: fileMoment({ path: "Makefile", added: "all:\n\tnpm test" }) },
    { name: "Go", spec: spaces, moment: fileMoment({ path: "a.go", added: "func f() {\n\tx()\n}" }) },
    { name: "aligned", spec: spaces, moment: fileMoment({ path: "a.py", added: "foo(a,\n    b)" }) },
    {
      name: "saves a backslash",
      spec: single,
      moment: fileMoment({ path: "a.ts", added: 'const a = "it\'s";' }),
    },
    { name: "attribute", spec: single, moment: fileMoment({ path: "a.tsx", added: '<a href="x">y</a>' }) },
    { name: "other language", spec: single, moment: fileMoment({ path: "a.go", added: 'a := "b"' }) },
    {
      name: "documentation",
      spec: double,
      moment: fileMoment({ path: "a.py", added: "def f():\n    '''x'''" }),
    },
    { name: "template", spec: double, moment: fileMoment({ path: "a.ts", added: "const a = `'b'`;" }) },
    {
      name: "address",
      spec: short,
      moment: fileMoment({ path: "a.ts", added: "// https://example.org/a/very/long/address/indeed" }),
    },
    {
      name: "line break",
      spec: { ...clean, finalNewline: undefined },
      moment: fileMoment({ path: "a.md", added: "one  \ntwo" }),
    },
    { name: "signs", spec: plain, moment: fileMoment({ path: "a.md", added: "a → b ✓ ©" }) },
    {
      name: "emoji in a string",
      spec: plainComments,
      moment: fileMoment({ path: "a.py", added: 'x = "🚀"' }),
    },
    { name: "habit of all", spec: kebab, moment: fileMoment({ path: "README.md", op: "create" }) },
    { name: "route", spec: kebab, moment: fileMoment({ path: "app/[userId]/page.tsx", op: "create" }) },
  ],
};
