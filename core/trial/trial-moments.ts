import type { EnforcementContext, Moment } from "../enforcement/schema";
import type { AgentAction } from "../hook-event/schema";
import type { Applicability } from "../rule/schema";
import { readPatch } from "./read-patch";
import { filesMade, readTaskSteps } from "./read-task-steps";
import type { Trial } from "./schema";

export type TriedMoments = {
  /** What the hooks would be asked; empty for a prompt, and for a patch without a file. */
  moments: Moment[];
  context: EnforcementContext;
};

/** Session and task of a trial: nothing else happened in it. */
export const TRIAL = "trial";

/**
 * A trial as the hooks would meet it: at a host, on a branch and in a package that the rule is about.
 * @param now milliseconds since the epoch
 */
export function trialMoments(trial: Trial, applicability: Applicability, now: number): TriedMoments {
  const { hosts, branches, package: folder } = applicability;
  const earlier = trial.kind === "prompt" ? "" : trial.earlier;
  return {
    moments: momentsOf(trial),
    context: {
      host: hosts[0] ?? "claude_code",
      branch: branches[0],
      package: folder,
      session: TRIAL,
      task: TRIAL,
      planMode: false,
      canAsk: true,
      steps: readTaskSteps(earlier, now),
      incidents: [],
      passes: [],
    },
  };
}

function momentsOf(trial: Trial): Moment[] {
  switch (trial.kind) {
    case "prompt":
      return [];
    case "finish":
      return [
        {
          point: "turn_finished",
          message: trial.message,
          filesCreated: filesMade(trial.earlier),
          blockedBefore: false,
        },
      ];
    case "command":
      return [requested({ kind: "shell_command", command: trial.command, argv: [], fileChanges: [] })];
    case "patch":
      return readPatch(trial.patch).map(requested);
    case "tool":
      return [requested(toolAction(trial.tool))];
    case "file":
      return [requested(fileAction(trial))];
  }
}

function requested(action: AgentAction): Moment {
  return { point: "action_requested", action };
}

function toolAction(name: string): AgentAction {
  const [server = "", tool] = name.split("/", 2);
  return tool === undefined ? { kind: "other", tool: server } : { kind: "mcp", server, tool };
}

function fileAction({ path, op, text }: Extract<Trial, { kind: "file" }>): AgentAction {
  const clean = path.replace(/^\.?\//, "");
  if (op === "read") return { kind: "file_read", path: clean };
  const lines = text === "" || op === "delete" ? [] : text.split("\n");
  return {
    ...{ kind: "file_change", path: clean, op, addedLines: lines, removedLines: [] },
    ...(lines.length > 0 && { content: text }),
  };
}
