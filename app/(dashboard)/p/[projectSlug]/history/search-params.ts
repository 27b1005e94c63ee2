import { createLoader, parseAsBoolean, parseAsString } from "nuqs/server";

export const historySearchParams = {
  topic: parseAsString,
  replaced: parseAsBoolean.withDefault(false),
  cursor: parseAsString,
};
export const loadHistorySearchParams = createLoader(historySearchParams);
export type HistorySearch = Omit<Awaited<ReturnType<typeof loadHistorySearchParams>>, "cursor">;

/** The URL as the server's filter. */
export function historyFilter({ topic, replaced }: HistorySearch) {
  return { ...(topic && { topic: topic.slice(0, 80) }), onlyReplaced: replaced };
}
