import type { z } from "zod";
import { type AuditDetail, getAuditInputSchema } from "@/core/audit/schema";
import { notFound } from "@/core/errors";
import { reader } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { type AuditContext, auditWhere, readableChain } from "./internal";
import { entrySelect, toEntry } from "./select";

/** One entry with what it changed. @throws NOT_FOUND also for an entry that the reader may not see */
export async function getAuditEntry({
  ctx,
  input,
}: VerbArguments<z.input<typeof getAuditInputSchema>, AuditContext>): Promise<AuditDetail> {
  await requirePermission(ctx, "own:read");
  const { layer, entryId } = getAuditInputSchema.parse(input);
  const chain = await readableChain(ctx, layer);
  const row =
    chain &&
    (await reader(ctx).auditEntry.findFirst({
      where: { ...auditWhere(chain, requirePerson(ctx).userId, {}), id: entryId },
      select: {
        ...entrySelect,
        hash: true,
        previousHash: true,
        payload: { select: { ...entrySelect.payload.select, before: true, after: true } },
      },
    }));
  if (!row) throw notFound("Entry");
  return {
    ...toEntry(row),
    before: row.payload?.before ?? null,
    after: row.payload?.after ?? null,
    hash: row.hash,
    previousHash: row.previousHash,
  };
}
