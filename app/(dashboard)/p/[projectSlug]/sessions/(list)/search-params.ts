import { createLoader, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { HOSTS } from "@/core/hook-event/schema";

export const SESSION_CONTENTS = ["corrections", "denials"] as const;

export const sessionsSearchParams = {
  q: parseAsString.withDefault(""),
  host: parseAsStringLiteral(HOSTS),
  with: parseAsStringLiteral(SESSION_CONTENTS),
  cursor: parseAsString,
};
export const loadSessionsSearchParams = createLoader(sessionsSearchParams);
export type SessionsSearch = Omit<Awaited<ReturnType<typeof loadSessionsSearchParams>>, "cursor">;

/** The URL as the server's filter. */
export function sessionsFilter({ q, host, with: contents }: SessionsSearch) {
  return {
    ...(q.trim() !== "" && { search: q.trim().slice(0, 200) }),
    ...(host && { host }),
    ...(contents && { with: contents }),
  };
}
