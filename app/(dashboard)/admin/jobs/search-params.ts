import { createLoader, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { JOB_STATES } from "@/core/job/schema";

export const jobsSearchParams = {
  state: parseAsStringLiteral(JOB_STATES).withDefault("failed"),
  cursor: parseAsString,
};
export const loadJobsSearchParams = createLoader(jobsSearchParams);

/** The id of a job in the URL; anything else is the first page. */
export function jobCursor(cursor: string | null): string | null {
  return cursor !== null && /^\d{1,19}$/.test(cursor) ? cursor : null;
}
