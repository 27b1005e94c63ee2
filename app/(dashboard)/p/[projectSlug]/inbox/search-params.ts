import { parseAsString } from "nuqs/server";

/** As many as a sitting has; the rest comes up when these are done. */
export const INBOX_LIMIT = 50;

export const inboxSearchParams = {
  /** Item that is open; none: the first. */
  item: parseAsString,
};
