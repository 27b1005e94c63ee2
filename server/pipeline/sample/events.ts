import { createHash } from "node:crypto";
import type { AgentAction, HookEvent } from "@/core/hook-event/schema";
import { uuidv7 } from "@/core/ids";
import { parseShell } from "@/core/shell/parse";
import type { Act, Scene } from "./story";

const DAY_MS = 86_400_000;
const STEP_MS = 17_000;

/** Makes the events of one scene: the same for the same project and day, ids included. */
export type EventMaker = (fields: Partial<HookEvent>) => HookEvent;

/**
 * @param place project slug and number of the scene; they make the ids
 * @param today the moment that the story ends at
 */
export function eventMaker(place: { slug: string; scene: number }, scene: Scene, today: Date): EventMaker {
  const midnight = Math.floor(today.getTime() / DAY_MS) * DAY_MS;
  const start = midnight - scene.daysAgo * DAY_MS + scene.hour * 3_600_000;
  let seq = 0;
  return (fields) => {
    seq += 1;
    const at = start + seq * STEP_MS;
    const random = createHash("sha256").update(`${place.slug}/${place.scene}/${seq}`).digest();
    return {
      id: uuidv7(at, random),
      schemaVersion: 1,
      host: scene.host,
      hostVersion: "2.4.1",
      hostEventName: "sample",
      kind: "prompt_submitted",
      session: `sample-${place.scene + 1}`,
      seq,
      occurredAt: new Date(at).toISOString(),
      project: { key: place.slug, branch: scene.branch },
      author: "agent",
      client: { version: "0.1.0", device: "sample-laptop" },
      ...fields,
    };
  };
}

export function actionOf(act: Act): AgentAction {
  if ("run" in act) {
    const { commands, fileChanges } = parseShell(act.run);
    return { kind: "shell_command", command: act.run, argv: commands.map(({ argv }) => argv), fileChanges };
  }
  const { edit, added, removed = [] } = act;
  return { kind: "file_change", path: edit, op: "modify", addedLines: added, removedLines: removed };
}
