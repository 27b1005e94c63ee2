import type { Moment, TaskStep } from "../enforcement/schema";
import { agentActionSchema } from "../hook-event/schema";

/** Short ways to write down the events of a kind's cases. */
export function shellMoment(command: string): Moment {
  return { point: "action_requested", action: agentActionSchema.parse({ kind: "shell_command", command }) };
}

type FileWrite = {
  path: string;
  op?: "create" | "modify" | "delete" | "move";
  added?: string;
  rewrites?: boolean;
  outside?: boolean;
  movedFrom?: string;
};

export function fileMoment(write: FileWrite): Moment {
  return { point: "action_requested", action: fileAction(write) };
}

export function fileAction({ op = "modify", added, ...rest }: FileWrite) {
  const content = op === "create" ? added : undefined;
  return agentActionSchema.parse({
    kind: "file_change",
    op,
    ...rest,
    addedLines: added === undefined ? [] : added.split("\n"),
    ...(content === undefined ? {} : { content }),
  });
}

export function turnEnd(filesCreated: string[] = []): Moment {
  return { point: "turn_finished", message: "Done.", filesCreated, blockedBefore: false };
}

export function messageMoment(message: string): Moment {
  return { point: "turn_finished", message, filesCreated: [], blockedBefore: false };
}

/** Steps of a task in order, one second apart, all successful. */
export function stepsOf(...actions: TaskStep["action"][]): TaskStep[] {
  return actions.map((action, index) => ({ action, outcome: "ok", at: (index + 1) * 1000 }));
}

export function shellAction(command: string) {
  return agentActionSchema.parse({ kind: "shell_command", command });
}

export function readAction(path: string) {
  return agentActionSchema.parse({ kind: "file_read", path });
}
