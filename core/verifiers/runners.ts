import type { EnforcementContext, Moment } from "../enforcement/schema";
import { runCodePattern } from "./code-pattern/run";
import { runCommitMessage } from "./commit-message/run";
import { runFileContent } from "./file-content/run";
import { runFilePath } from "./file-path/run";
import { runImport } from "./import/run";
import { runMessage } from "./message/run";
import { runModelJudge } from "./model-judge/run";
import { runRequiredStep } from "./required-step/run";
import { runShellCommand } from "./shell-command/run";
import { runTextFormat } from "./text-format/run";
import { runToolUse } from "./tool-use/run";
import type { Finding } from "./verifier";
import { runWorkspaceState } from "./workspace-state/run";

export type Runner = (spec: unknown, moment: Moment, context: EnforcementContext) => Finding;

/** What the hook loads: evaluators without their schemas. One line a kind. */
export const RUNNERS: Record<string, Runner> = {
  "shell-command": asRunner(runShellCommand),
  "file-path": asRunner(runFilePath),
  "file-content": asRunner(runFileContent),
  "required-step": asRunner(runRequiredStep),
  import: asRunner(runImport),
  "commit-message": asRunner(runCommitMessage),
  message: asRunner(runMessage),
  "workspace-state": asRunner(runWorkspaceState),
  "text-format": asRunner(runTextFormat),
  "tool-use": asRunner(runToolUse),
  "code-pattern": asRunner(runCodePattern),
  "model-judge": asRunner(runModelJudge),
};

/** A bundle holds only specs that passed their kind's schema when the version was saved. */
function asRunner<TSpec>(run: (spec: TSpec, moment: Moment, context: EnforcementContext) => Finding): Runner {
  return (spec, moment, context) => run(spec as TSpec, moment, context);
}
