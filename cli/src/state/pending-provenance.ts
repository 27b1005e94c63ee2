import { readdirSync, rmSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { fieldsOf, numberOf, textOf } from "./fields";
import { createPrivate, readJson } from "./private-file";

/** A prompt of which nobody has yet read in the host's transcript who typed it. */
export type PendingProvenance = {
  promptEventId: string;
  host: string;
  session: string;
  turnId: string;
  transcriptPath: string;
  origin: string;
  project: string;
  author: string;
  at: number;
};

export function addPending(home: string, pending: PendingProvenance): void {
  createPrivate(pendingPath(home, pending.promptEventId), JSON.stringify(pending));
}

/** Takes a prompt off the list. @returns true for the one process that took it */
export function closePending(home: string, promptEventId: string): boolean {
  try {
    unlinkSync(pendingPath(home, promptEventId));
    return true;
  } catch {
    return false;
  }
}

export function listPending(home: string): PendingProvenance[] {
  return names(home).flatMap((name) => {
    const fields = fieldsOf(readJson(join(home, "pending", name)));
    const promptEventId = textOf(fields.promptEventId);
    const transcriptPath = textOf(fields.transcriptPath);
    const origin = textOf(fields.origin);
    const project = textOf(fields.project);
    if (!promptEventId || !transcriptPath || !origin || !project) {
      rmSync(join(home, "pending", name), { force: true });
      return [];
    }
    return [
      {
        promptEventId,
        transcriptPath,
        origin,
        project,
        host: textOf(fields.host) ?? "",
        session: textOf(fields.session) ?? "",
        turnId: textOf(fields.turnId) ?? "",
        author: textOf(fields.author) ?? "",
        at: numberOf(fields.at) ?? 0,
      },
    ];
  });
}

function names(home: string): string[] {
  try {
    return readdirSync(join(home, "pending"));
  } catch {
    return [];
  }
}

function pendingPath(home: string, promptEventId: string): string {
  return join(home, "pending", `${promptEventId}.json`);
}
