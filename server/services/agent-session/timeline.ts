import type { z } from "zod";
import { type TimelineInput, type TimelineItem, timelineInput } from "@/core/agent-session/schema";
import { decodeCursor, encodeCursor } from "@/core/cursor";
import type { HookEvent } from "@/core/hook-event/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { eventSelect, toHookEvent } from "../hook-event/to-hook-event";
import { requirePermission } from "../require-permission";
import { referencesOf } from "../resolution/to-view";
import { personOf } from "../rule/visibility";
import { getOwnSession } from "./internal";
import { readLearning } from "./learning";

const KINDS = {
  all: undefined,
  conversation: [
    "prompt_submitted",
    "action_requested",
    "action_finished",
    "turn_finished",
    "turn_interrupted",
    "workspace_observed",
  ],
  learning: ["prompt_submitted", "workspace_observed", "client_note"],
} satisfies Record<TimelineInput["show"], string[] | undefined>;

/**
 * The events of an own session, oldest first, each with what Heed made of it.
 * @throws NOT_FOUND for somebody else's session
 */
export async function listTimeline({ ctx, input }: VerbArguments<z.input<typeof timelineInput>>): Promise<{
  items: TimelineItem[];
  nextCursor: string | null;
}> {
  await requirePermission(ctx, "own:read");
  const { sessionId, show, at, limit, cursor } = timelineInput.parse(input);
  const session = await getOwnSession(ctx, sessionId);
  const rows = await reader(ctx).hookEvent.findMany({
    where: {
      AND: [await startOf(ctx, session.id, { at, cursor })],
      sessionId: session.id,
      ownerId: personOf(ctx),
      ...(KINDS[show] && { kind: { in: KINDS[show] } }),
    },
    orderBy: [{ occurredAt: "asc" }, { id: "asc" }],
    take: limit + 1,
    select: eventSelect,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const events = page.map(toHookEvent);
  const [learning, rules] = await Promise.all([
    readLearning(
      ctx,
      events.map((event) => event.id),
    ),
    referencesOf(
      ctx,
      events.flatMap(({ decision }) => decision?.verdicts.map(({ ruleId }) => ruleId) ?? []),
    ),
  ]);
  return {
    items: events.map((event) => ({ ...toItem(event, rules), ...learning(event.id) })),
    nextCursor: rows.length > limit && last ? encodeCursor([last.occurredAt.toISOString(), last.id]) : null,
  };
}

async function startOf(
  ctx: ProjectServiceContext,
  sessionId: string,
  place: { at?: string; cursor?: string },
): Promise<Prisma.HookEventWhereInput> {
  const [after, afterId] = decodeCursor(place.cursor) ?? [];
  if (after && afterId) {
    const occurredAt = new Date(after);
    return { OR: [{ occurredAt: { gt: occurredAt } }, { occurredAt, id: { gt: afterId } }] };
  }
  if (!place.at) return {};
  const event = await reader(ctx).hookEvent.findFirst({
    where: { id: place.at, sessionId },
    select: { occurredAt: true },
  });
  return event ? { occurredAt: { gte: event.occurredAt } } : {};
}

type Rules = Awaited<ReturnType<typeof referencesOf>>;

function toItem(event: HookEvent, rules: Rules) {
  const { decision } = event;
  return {
    id: event.id,
    kind: event.kind,
    author: event.author,
    occurredAt: new Date(event.occurredAt),
    hostEventName: event.hostEventName,
    turnId: event.turnId ?? null,
    agentId: event.agentId ?? null,
    prompt: event.prompt ?? null,
    message: event.message ?? null,
    feedback: event.feedback ?? null,
    action: event.action ?? null,
    outcome: event.outcome ?? null,
    workspace: event.workspace ?? null,
    note: event.note ?? null,
    truncated: event.truncated ?? {},
    decision: decision
      ? {
          decision: decision.decision,
          durationMs: decision.durationMs,
          bundleHash: decision.bundleHash,
          verdicts: decision.verdicts.map((verdict) => ({
            rule: rules.get(verdict.ruleId) ?? null,
            verdict: verdict.verdict,
            decision: verdict.decision,
            denial: verdict.denial ?? null,
            outcome: verdict.outcome ?? null,
            evidence: verdict.evidence ?? null,
          })),
        }
      : null,
  };
}
