import { createLoader, parseAsString } from "nuqs/server";
import { auditParams } from "@/components/audit/audit-search";

/** The one chain of the instance. */
export const INSTANCE_LAYERS = ["instance"] as const;
/** Whose acts can be picked in the filter: the first hundred instance admins. */
export const ADMINS = { adminsOnly: true, limit: 100 };

export const loadAuditSearchParams = createLoader({
  ...auditParams(INSTANCE_LAYERS),
  cursor: parseAsString,
});
