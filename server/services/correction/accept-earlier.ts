import type { AgentAction, HookEvent } from "@/core/hook-event/schema";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { readAfter } from "../hook-event/read-window";
import { requirePermission } from "../require-permission";
import { jsonColumn } from "../rule/content";
import { personOf } from "../rule/visibility";
import { storedAction } from "./internal";

type AcceptEarlier = { event: HookEvent; sessionId: string };

const MAX_EVENTS = 100;

/**
 * When a prompt corrects nothing, the last correction of its session was heard: the act of the same kind that
 * followed it is the one that the person accepted (enforcement.md section 3, replay). Not audited: it is
 * a copy of an event.
 * @returns the corrected prompt that now has an accepted act; null when nothing changed
 */
export async function acceptEarlier({ ctx, input }: VerbArguments<AcceptEarlier>): Promise<string | null> {
  await requirePermission(ctx, "own:write");
  const { event, sessionId } = input;
  const ownerId = personOf(ctx);
  const records = await reader(ctx).correctionRecord.findMany({
    where: { sessionId, ownerId, occurredAt: { lte: new Date(event.occurredAt) } },
    orderBy: [{ occurredAt: "desc" }, { eventId: "desc" }],
    take: 1,
    select: { id: true, eventId: true, occurredAt: true, action: true, accepted: true, status: true },
  });
  const record = records[0];
  if (record?.status !== "extracted" || record.eventId === event.id || record.accepted !== null) return null;
  const corrected = storedAction(record.action);
  if (!corrected) return null;
  const place = { id: record.eventId, sessionId, occurredAt: record.occurredAt };
  const accepted = acceptedAct(await readAfter(place, MAX_EVENTS), corrected);
  if (!accepted) return null;
  await reader(ctx).correctionRecord.update({
    where: { id: record.id },
    data: { accepted: jsonColumn(accepted) },
    select: { id: true },
  });
  return record.eventId;
}

/** The first act of the same kind and about the same thing, before the next prompt, that went well. */
function acceptedAct(events: HookEvent[], corrected: AgentAction): AgentAction | null {
  for (const { kind, action, outcome } of events) {
    if (kind === "prompt_submitted") return null;
    if (kind === "action_finished" && outcome === "ok" && action && isAlike(action, corrected)) return action;
  }
  return null;
}

function isAlike(action: AgentAction, corrected: AgentAction): boolean {
  if (action.kind === "file_change" && corrected.kind === "file_change")
    return action.path === corrected.path;
  if (action.kind !== "shell_command" || corrected.kind !== "shell_command") return false;
  if (action.command === corrected.command) return false;
  const words = new Set(corrected.argv.flat().slice(1));
  return action.argv.flat().some((word) => word.length > 2 && words.has(word));
}
