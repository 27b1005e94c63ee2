import { fileMoment, shellMoment } from "../cases";
import type { VerifierKind } from "../verifier";
import type { FileContentSpec } from "./spec";

const noLog: FileContentSpec = {
  kind: "file-content",
  paths: ["src/**/*.{ts,tsx}"],
  calls: ["console.log"],
  in: "code",
};
const noTodo: FileContentSpec = { kind: "file-content", words: ["TODO"], ignoreCase: true, in: "comments" };
const noColour: FileContentSpec = {
  kind: "file-content",
  paths: ["*.css"],
  re: ["#[0-9a-fA-F]{3,8}\\b"],
  notRe: ["^\\s*--"],
};

export const fileContentCases: VerifierKind<FileContentSpec>["cases"] = {
  stop: [
    { name: "call", spec: noLog, moment: fileMoment({ path: "src/a.ts", added: "console . log(user);" }) },
    {
      name: "in a template",
      spec: noLog,
      moment: fileMoment({ path: "src/a.ts", added: ["`$", "{console.log(1)}`"].join("") }),
    },
    { name: "comment", spec: noTodo, moment: fileMoment({ path: "a.py", added: "x = 1  # todo later" }) },
    { name: "by the shell", spec: noTodo, moment: shellMoment('echo "# TODO x" >> run.sh') },
    {
      name: "pattern",
      spec: noColour,
      moment: fileMoment({ path: "a.css", added: "a { color: #ff0000; }" }),
    },
  ],
  pass: [
    { name: "comment", spec: noLog, moment: fileMoment({ path: "src/a.ts", added: "// console.log(user)" }) },
    {
      name: "string",
      spec: noLog,
      moment: fileMoment({ path: "src/a.ts", added: 'const s = "console.log(1)";' }),
    },
    {
      name: "other folder",
      spec: noLog,
      moment: fileMoment({ path: "scripts/a.ts", added: "console.log(1)" }),
    },
    { name: "code word", spec: noTodo, moment: fileMoment({ path: "a.ts", added: "const todo = [];" }) },
    { name: "definition", spec: noColour, moment: fileMoment({ path: "a.css", added: "  --fg: #111;" }) },
  ],
};
