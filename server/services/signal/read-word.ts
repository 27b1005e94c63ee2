import type { MarkVerdict } from "@/core/signal/schema";
import { db } from "@/server/db/client";
import type { VerbArguments } from "../context";
import { personOf } from "../rule/visibility";

/**
 * What the person themselves said of a prompt, for the pipeline: a mark is final while it counts.
 * @returns the verdict, and how many marks there were ever, so that a withdrawn one is judged anew
 */
export async function readWord({
  ctx,
  input: { eventId },
}: VerbArguments<{ eventId: string }>): Promise<{ verdict: MarkVerdict | null; marks: number }> {
  const marks = await db.signalMark.findMany({
    where: { eventId, ownerId: personOf(ctx) },
    select: { verdict: true, withdrawnAt: true },
  });
  return {
    verdict: marks.find(({ withdrawnAt }) => withdrawnAt === null)?.verdict ?? null,
    marks: marks.length,
  };
}
