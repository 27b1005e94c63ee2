import { parseAsString } from "nuqs/server";

/** The rule whose approval is open, as on its own page. */
export const approveParser = parseAsString.withOptions({ history: "replace" });

/** As many as a sitting has; the rest comes up when these are done. The open item is `?item=`. */
export const INBOX_LIMIT = 50;
