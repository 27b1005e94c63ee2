import { programsOf } from "../command-pattern";
import type { VerifierKind } from "../verifier";
import { shellCommandCases } from "./cases";
import { explainShellCommand } from "./explain";
import { runShellCommand, shellRelatedKey } from "./run";
import { type ShellCommandSpec, shellCommandSpec } from "./spec";

export const shellCommandKind: VerifierKind<ShellCommandSpec> = {
  kind: "shell-command",
  title: "Shell command",
  spec: shellCommandSpec,
  points: ["action_requested"],
  actionKinds: ["shell_command"],
  run: runShellCommand,
  explain: explainShellCommand,
  index: (spec) => ({ shell: programsOf([...spec.forbid, ...(spec.instead ?? [])]) }),
  relatedKey: shellRelatedKey,
  cases: shellCommandCases,
};
