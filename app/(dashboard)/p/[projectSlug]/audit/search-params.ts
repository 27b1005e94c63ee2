import {
  createLoader,
  parseAsArrayOf,
  parseAsIsoDate,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { AUDIT_ACTIONS } from "@/core/audit/actions";

/** First part of an action: what was changed. */
export const AUDITED_ENTITIES = [...new Set(AUDIT_ACTIONS.map((action) => action.replace(/\..*/, "")))];

export const auditSearchParams = {
  layer: parseAsStringLiteral(["project", "personal"]).withDefault("project"),
  what: parseAsArrayOf(parseAsStringLiteral(AUDITED_ENTITIES)).withDefault([]),
  who: parseAsArrayOf(parseAsString).withDefault([]),
  from: parseAsIsoDate,
  /** The whole day counts. */
  to: parseAsIsoDate,
  /** Id of the entry that is open beside the list. */
  entry: parseAsString,
  cursor: parseAsString,
};
export const loadAuditSearchParams = createLoader(auditSearchParams);
export type AuditSearch = Awaited<ReturnType<typeof loadAuditSearchParams>>;

const DAY_MS = 86_400_000;

/** The URL as the server's filter. */
export function auditFilter({ layer, what, who, from, to }: Omit<AuditSearch, "entry" | "cursor">) {
  return {
    layer,
    action: AUDIT_ACTIONS.filter((action) => what.some((entity) => action.startsWith(`${entity}.`))),
    actorId: who,
    ...(from && { from }),
    ...(to && { to: new Date(to.getTime() + DAY_MS) }),
  };
}

/** Sequence number of a cursor in the URL. */
export function auditCursor(cursor: string | null): number | null {
  const seq = Number(cursor);
  return cursor !== null && Number.isSafeInteger(seq) && seq > 0 ? seq : null;
}
