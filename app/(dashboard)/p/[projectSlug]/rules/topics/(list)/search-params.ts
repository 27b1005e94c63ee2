import { createLoader, parseAsBoolean, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { FAMILY_SORTS } from "@/core/family/schema";

export const familiesSearchParams = {
  q: parseAsString.withDefault(""),
  dismissed: parseAsBoolean.withDefault(false),
  sort: parseAsStringLiteral(FAMILY_SORTS).withDefault("rank"),
  cursor: parseAsString,
};
export const loadFamiliesSearchParams = createLoader(familiesSearchParams);
type FamiliesSearch = Omit<Awaited<ReturnType<typeof loadFamiliesSearchParams>>, "cursor">;

/** The URL as the server's filter. */
export function familiesFilter({ q, dismissed, sort }: FamiliesSearch, cursor: string | null) {
  return { dismissed, sort, ...(q !== "" && { search: q }), ...(cursor && { cursor }) };
}
