import type { z } from "zod";
import { type auditPageSchema, listAuditInputSchema } from "@/core/audit/schema";
import { reader } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { type AuditContext, auditWhere, readableChain } from "./internal";
import { entrySelect, toEntry } from "./select";

/** Entries of a chain, newest first, by sequence number. Others than admins see their own actions only. */
export async function listAudit({
  ctx,
  input,
}: VerbArguments<z.input<typeof listAuditInputSchema>, AuditContext>): Promise<
  z.infer<typeof auditPageSchema>
> {
  await requirePermission(ctx, "own:read");
  const { layer, cursor, limit, ...filter } = listAuditInputSchema.parse(input);
  const chain = await readableChain(ctx, layer);
  if (!chain) return { entries: [], nextCursor: null, complete: true };
  const rows = await reader(ctx).auditEntry.findMany({
    where: {
      ...auditWhere(chain, requirePerson(ctx).userId, filter),
      ...(cursor && { seq: { lt: cursor } }),
    },
    orderBy: { seq: "desc" },
    take: limit + 1,
    select: entrySelect,
  });
  const entries = rows.slice(0, limit).map(toEntry);
  const nextCursor = rows.length > limit ? (entries.at(-1)?.seq ?? null) : null;
  return { entries, nextCursor, complete: chain.complete };
}
