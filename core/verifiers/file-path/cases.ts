import { fileMoment, shellMoment } from "../cases";
import type { VerifierKind } from "../verifier";
import type { FilePathSpec } from "./spec";

const vendor: FilePathSpec = { kind: "file-path", paths: ["vendor/"] };
const newMarkdown: FilePathSpec = { kind: "file-path", paths: ["*.md"], ops: ["create"] };
const snake: FilePathSpec = { kind: "file-path", paths: ["*.py"], ops: ["create"], style: "snake_case" };

export const filePathCases: VerifierKind<FilePathSpec>["cases"] = {
  stop: [
    { name: "edit below a folder", spec: vendor, moment: fileMoment({ path: "vendor/lib/a.js" }) },
    { name: "redirect", spec: vendor, moment: shellMoment("echo x > vendor/x.js") },
    { name: "moved out", spec: vendor, moment: shellMoment("mv vendor/a.js src/a.js") },
    { name: "in place", spec: vendor, moment: shellMoment("cd vendor && sed -i s/a/b/ x.js") },
    { name: "other case", spec: newMarkdown, moment: shellMoment("touch docs/PLAN.MD") },
    { name: "name style", spec: snake, moment: fileMoment({ path: "app/UserService.py", op: "create" }) },
  ],
  pass: [
    { name: "similar name", spec: vendor, moment: fileMoment({ path: "src/vendor-list/a.ts" }) },
    { name: "reading", spec: vendor, moment: shellMoment("cat vendor/lib/a.js") },
    { name: "existing file", spec: newMarkdown, moment: fileMoment({ path: "README.md", op: "modify" }) },
    { name: "right style", spec: snake, moment: fileMoment({ path: "app/__init__.py", op: "create" }) },
  ],
};
