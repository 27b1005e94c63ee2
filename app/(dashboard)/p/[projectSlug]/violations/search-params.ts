import {
  createLoader,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { VIOLATION_FILTERS } from "@/core/violation/schema";

export const violationSearchParams = {
  outcome: parseAsArrayOf(parseAsStringLiteral(VIOLATION_FILTERS)).withDefault([]),
  rule: parseAsString,
  days: parseAsInteger,
  cursor: parseAsString,
};
export const loadViolationSearchParams = createLoader(violationSearchParams);
type Search = Awaited<ReturnType<typeof loadViolationSearchParams>>;

/** The URL as the server's filter. */
export function violationFilter({ outcome, rule, days }: Omit<Search, "cursor">) {
  return {
    ...(outcome.length > 0 && { outcome }),
    ...(rule && { ruleId: rule }),
    ...(days && { days }),
  };
}
