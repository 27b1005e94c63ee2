import { describePattern } from "../command-pattern";
import type { Explanation } from "../verifier";
import type { ShellCommandSpec } from "./spec";

export function explainShellCommand(spec: ShellCommandSpec): Explanation {
  const passes = [...(spec.instead ?? []), ...(spec.except ?? [])].map(describePattern);
  return {
    when: "The agent wants to run a shell command, also inside `bash -c`, pipes, `sudo` and the like.",
    stops: [...new Set(spec.forbid.map(describePattern))],
    passes: [...new Set([...passes, "text that only mentions the command"])],
  };
}
