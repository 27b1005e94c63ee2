import { createLoader, parseAsString } from "nuqs/server";

export const projectsSearchParams = { q: parseAsString.withDefault(""), cursor: parseAsString };
export const loadProjectsSearchParams = createLoader(projectsSearchParams);

/** The URL as the server's filter. */
export function projectsInput({ q, cursor }: { q: string; cursor: string | null }) {
  return { search: q, cursor };
}
