import { shellMoment } from "../cases";
import type { VerifierKind } from "../verifier";
import type { ShellCommandSpec } from "./spec";

const noInstall: ShellCommandSpec = {
  kind: "shell-command",
  forbid: [{ program: ["npm"], subcommand: ["install", "i", "ci"] }],
};
const noForce: ShellCommandSpec = {
  kind: "shell-command",
  forbid: [{ program: ["git"], subcommand: ["push"], flags: ["-f|--force"] }],
};

export const shellCommandCases: VerifierKind<ShellCommandSpec>["cases"] = {
  stop: [
    { name: "plain", spec: noInstall, moment: shellMoment("npm install left-pad") },
    { name: "inside a shell text", spec: noInstall, moment: shellMoment('bash -lc "cd web && npm ci"') },
    {
      name: "options before the sub-command",
      spec: noInstall,
      moment: shellMoment("npm --prefix web install"),
    },
    { name: "substitution", spec: noInstall, moment: shellMoment('echo "$(npm i x)"') },
    { name: "combined letters", spec: noForce, moment: shellMoment("git -C ../x push -uf origin main") },
  ],
  pass: [
    { name: "other sub-command", spec: noInstall, moment: shellMoment("npm run build") },
    { name: "data of another command", spec: noInstall, moment: shellMoment('grep -rn "npm install" docs') },
    { name: "text of a message", spec: noInstall, moment: shellMoment('git commit -m "drop npm install"') },
    {
      name: "value that looks like an option",
      spec: noForce,
      moment: shellMoment("git push origin feat/-f"),
    },
  ],
};
