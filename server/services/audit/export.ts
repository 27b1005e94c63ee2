import type { z } from "zod";
import { type auditExportSchema, exportAuditInputSchema } from "@/core/audit/schema";
import { reader } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { type AuditContext, auditWhere, readableChain } from "./internal";
import { entrySelect, toEntry } from "./select";
import { toCsv } from "./write-csv";

/** More would not fit into one answer; the filters make it less. */
const MOST = 10_000;

/** The filtered list as a file, newest first, at most 10,000 entries. */
export async function exportAudit({
  ctx,
  input,
}: VerbArguments<z.input<typeof exportAuditInputSchema>, AuditContext>): Promise<
  z.infer<typeof auditExportSchema>
> {
  await requirePermission(ctx, "own:read");
  const { layer, format, ...filter } = exportAuditInputSchema.parse(input);
  const chain = await readableChain(ctx, layer);
  const rows = chain
    ? await reader(ctx).auditEntry.findMany({
        where: auditWhere(chain, requirePerson(ctx).userId, filter),
        orderBy: { seq: "desc" },
        take: MOST + 1,
        select: {
          ...entrySelect,
          hash: true,
          payload: { select: { ...entrySelect.payload.select, before: true, after: true } },
        },
      })
    : [];
  const entries = rows.slice(0, MOST).map((row) => ({
    ...toEntry(row),
    before: row.payload?.before ?? null,
    after: row.payload?.after ?? null,
    hash: row.hash,
  }));
  const day = ctx.now().toISOString().slice(0, 10);
  const name = layer === "project" && "project" in ctx ? ctx.project.slug : layer;
  return {
    fileName: `heed-audit-${name}-${day}.${format}`,
    mediaType: format === "csv" ? "text/csv" : "application/json",
    content: format === "csv" ? toCsv(COLUMNS, entries) : `${JSON.stringify(entries, null, 2)}\n`,
    truncated: rows.length > MOST,
  };
}

const COLUMNS = [
  "seq",
  "at",
  "action",
  "entityType",
  "entityId",
  "actorType",
  "actorName",
  "origin",
  "before",
  "after",
  "hash",
] as const;
