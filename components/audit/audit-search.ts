import { parseAsArrayOf, parseAsIsoDate, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { AUDIT_ACTIONS } from "@/core/audit/actions";
import type { AuditLayer } from "@/core/audit/schema";

/** First part of an action: what was changed. */
export const AUDITED_ENTITIES = [...new Set(AUDIT_ACTIONS.map((action) => action.replace(/\..*/, "")))];

const filterParams = {
  what: parseAsArrayOf(parseAsStringLiteral(AUDITED_ENTITIES)).withDefault([]),
  who: parseAsArrayOf(parseAsString).withDefault([]),
  /** Id of the one thing whose changes are listed. */
  of: parseAsString,
  from: parseAsIsoDate,
  /** The whole day counts. */
  to: parseAsIsoDate,
  /** Id of the entry that is open beside the list. */
  entry: parseAsString,
};

/** The URL of an audit page. @param layers that the page offers, its own first */
export function auditParams(layers: readonly AuditLayer[]) {
  return {
    layer: parseAsStringLiteral(layers).withDefault(layers[0] ?? "personal"),
    ...filterParams,
  };
}

export type AuditSearch = {
  layer: AuditLayer;
  what: string[];
  who: string[];
  of: string | null;
  from: Date | null;
  to: Date | null;
};

const DAY_MS = 86_400_000;

/** The URL as the server's filter. */
export function auditFilter({ layer, what, who, of, from, to }: AuditSearch) {
  return {
    layer,
    action: AUDIT_ACTIONS.filter((action) => what.some((entity) => action.startsWith(`${entity}.`))),
    actorId: who,
    ...(of && { entityId: of }),
    ...(from && { from }),
    ...(to && { to: new Date(to.getTime() + DAY_MS) }),
  };
}
export type AuditFilter = ReturnType<typeof auditFilter>;

/** Sequence number of a cursor in the URL. */
export function auditCursor(cursor: string | null): number | null {
  const seq = Number(cursor);
  return cursor !== null && Number.isSafeInteger(seq) && seq > 0 ? seq : null;
}
