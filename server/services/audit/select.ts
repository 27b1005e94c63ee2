import type { AuditEntryItem } from "@/core/audit/schema";
import type { Prisma } from "@/generated/prisma/client";

export const entrySelect = {
  id: true,
  seq: true,
  action: true,
  entityType: true,
  entityId: true,
  actorType: true,
  at: true,
  payload: { select: { actorName: true, origin: true, erasedAt: true } },
} satisfies Prisma.AuditEntrySelect;

type EntryRow = Prisma.AuditEntryGetPayload<{ select: typeof entrySelect }>;

/** An entry as people read it, without actor and origin once it was erased. */
export function toEntry({ payload, ...entry }: EntryRow): AuditEntryItem {
  const erasedAt = payload?.erasedAt ?? null;
  return {
    ...entry,
    actorName: payload && !erasedAt ? payload.actorName : null,
    origin: erasedAt ? "" : (payload?.origin ?? ""),
    erasedAt,
  };
}
