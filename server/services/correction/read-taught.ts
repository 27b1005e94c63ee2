import { db } from "@/server/db/client";
import type { VerbArguments } from "../context";
import { personOf } from "../rule/visibility";

/** `path` of a record that a person made from the session page. */
export const TAUGHT = "taught";

/** Whether the person marked this prompt as a correction themselves, and in which words. */
export async function readTaught({
  ctx,
  input: { eventId },
}: VerbArguments<{ eventId: string }>): Promise<{ wish: string } | null> {
  const record = await db.correctionRecord.findFirst({
    where: { eventId, ownerId: personOf(ctx), path: TAUGHT },
    select: { words: true },
  });
  return record ? { wish: record.words } : null;
}
