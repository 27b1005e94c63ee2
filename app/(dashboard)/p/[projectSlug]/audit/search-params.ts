import { createLoader, parseAsString } from "nuqs/server";
import { auditParams } from "@/components/audit/audit-search";

/** The project's chain, and beside it the reader's own. */
export const PROJECT_LAYERS = ["project", "personal"] as const;

export const loadAuditSearchParams = createLoader({ ...auditParams(PROJECT_LAYERS), cursor: parseAsString });
