import type { AgentAction } from "../hook-event/schema";
import { coversFolder, coversPath } from "../rule/applicability";
import type { Applicability } from "../rule/schema";
import { joinPath } from "../shell/paths";
import { fileChangesOf, shellOf } from "../verifiers/evidence";
import type { Moment } from "./schema";

/**
 * The part of a moment that a rule's paths, languages and package allow it to see; null when
 * nothing of it concerns the rule.
 */
export function narrowMoment(applicability: Applicability, moment: Moment): Moment | null {
  if (moment.point === "turn_finished" || isUnlimited(applicability)) return moment;
  const action = narrowAction(applicability, moment.action);
  return action && { ...moment, action };
}

function narrowAction(applicability: Applicability, action: AgentAction): AgentAction | null {
  if (action.kind === "file_change" || action.kind === "file_read") {
    return coversPath(applicability, action.path) ? action : null;
  }
  if (action.kind !== "shell_command") return action;
  const fileChanges = fileChangesOf(action).filter((change) => coversPath(applicability, change.path));
  const inFolder = shellOf(action).commands.some(({ cwd }) =>
    coversFolder(applicability, cwd === null ? (action.cwd ?? "") : joinPath(action.cwd ?? "", cwd)),
  );
  if (!inFolder && fileChanges.length === 0) return null;
  // A non-empty `argv` tells verifiers that the file changes are complete.
  return { ...action, fileChanges, argv: action.argv.length > 0 ? action.argv : [[action.command]] };
}

function isUnlimited({ paths, exceptPaths, languages, package: folder }: Applicability): boolean {
  return paths.length === 0 && exceptPaths.length === 0 && languages.length === 0 && folder === undefined;
}
