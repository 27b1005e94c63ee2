import { createHash } from "node:crypto";
import type { z } from "zod";
import { detectorNameSchema } from "@/core/correction/schema";
import { windowFor } from "@/core/correction/window";
import { cursorId, encodeCursor } from "@/core/cursor";
import { exportLabelsInput, type LabelCase, type LabelPage, labelCase } from "@/core/signal/label-case";
import type { Prisma } from "@/generated/prisma/client";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { readWindow } from "../hook-event/read-window";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";

const select = {
  ...{ id: true, eventId: true, sessionId: true, verdict: true, language: true, label: true },
  ...{ detectors: true, effect: true },
} satisfies Prisma.SignalMarkSelect;
type Row = Prisma.SignalMarkGetPayload<{ select: typeof select }>;

/**
 * The person's own marks as labelled cases, oldest first, in the form that `npm run eval -- detect` reads. Texts are
 * masked; a mark whose prompt is gone is counted as skipped. Audited: words leave the server.
 * @throws NOT_FOUND for who is no member, FORBIDDEN for a token that may not read own data
 */
export async function exportLabels({
  ctx,
  input,
}: VerbArguments<z.input<typeof exportLabelsInput>>): Promise<LabelPage> {
  await requirePermission(ctx, "own:read");
  const { cursor, limit } = exportLabelsInput.parse(input);
  const ownerId = personOf(ctx);
  const after = cursorId(cursor);
  return withTransaction(ctx, async (tx) => {
    const rows = await tx.signalMark.findMany({
      where: {
        ...{ projectId: ctx.project.id, ownerId, withdrawnAt: null },
        ...(after && { id: { gt: after } }),
      },
      orderBy: { id: "asc" },
      take: limit + 1,
      select,
    });
    const page = rows.slice(0, limit);
    const learned = await learnedFrom(tx, ownerId, page);
    const times = await timesOf(tx, ownerId, page);
    const authorGroup = `own-${createHash("sha256").update(`heed labels ${ownerId}`).digest("hex").slice(0, 12)}`;
    const cases: LabelCase[] = [];
    for (const row of page) {
      const occurredAt = times.get(row.eventId);
      const facts = { authorGroup, learned: learned.has(row.eventId) };
      const found = occurredAt ? await caseOf(row, occurredAt, facts) : null;
      if (found) cases.push(found);
    }
    await emitAudit(tx, ctx, {
      action: "signal.export",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "project", id: ctx.project.id },
      after: { marks: page.length },
    });
    const last = page.at(-1);
    return {
      cases,
      skipped: page.length - cases.length,
      nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null,
    };
  });
}

type Facts = { authorGroup: string; learned: boolean };

async function caseOf(
  row: Row,
  occurredAt: Date,
  { authorGroup, learned }: Facts,
): Promise<LabelCase | null> {
  const events = await readWindow({ id: row.eventId, sessionId: row.sessionId, occurredAt });
  const input = windowFor(events);
  const prompt = events.at(-1);
  if (!input || prompt?.id !== row.eventId) return null;
  return labelCase({
    ...{ id: `label-${row.id}`, authorGroup, host: prompt.host.replaceAll("_", "-"), learned, input },
    ...{ language: row.language, verdict: row.verdict, label: row.label },
    detectors: row.detectors.flatMap((name) => detectorNameSchema.safeParse(name).data ?? []),
  });
}

/** Prompts of which a wish was kept. */
async function learnedFrom(tx: Prisma.TransactionClient, ownerId: string, rows: Row[]): Promise<Set<string>> {
  const records = await tx.correctionRecord.findMany({
    where: { ownerId, eventId: { in: rows.map(({ eventId }) => eventId) }, facts: { some: {} } },
    select: { eventId: true },
  });
  return new Set(records.map(({ eventId }) => eventId));
}

/** When each prompt was said; those that retention took have no time. */
async function timesOf(
  tx: Prisma.TransactionClient,
  ownerId: string,
  rows: Row[],
): Promise<Map<string, Date>> {
  const events = await tx.hookEvent.findMany({
    where: { id: { in: rows.map(({ eventId }) => eventId) }, ownerId },
    select: { id: true, occurredAt: true },
  });
  return new Map(events.map(({ id, occurredAt }) => [id, occurredAt]));
}
