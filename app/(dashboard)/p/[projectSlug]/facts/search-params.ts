import {
  createLoader,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { FACT_SOURCES } from "@/core/fact/schema";

export const factsSearchParams = {
  q: parseAsString.withDefault(""),
  source: parseAsArrayOf(parseAsStringLiteral(FACT_SOURCES)).withDefault([]),
  retired: parseAsBoolean.withDefault(false),
  cursor: parseAsString,
  /** Fact whose history is open. */
  fact: parseAsString,
};
export const loadFactsSearchParams = createLoader(factsSearchParams);
export type FactsSearch = Omit<Awaited<ReturnType<typeof loadFactsSearchParams>>, "cursor" | "fact">;

export function factsFilter({ q, source, retired }: FactsSearch, cursor: string | null) {
  return {
    retired,
    ...(q !== "" && { search: q }),
    ...(source.length > 0 && { source }),
    ...(cursor && { cursor }),
  };
}
