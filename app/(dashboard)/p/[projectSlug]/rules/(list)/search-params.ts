import { createLoader, parseAsArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { RULE_HEALTH_FILTERS, RULE_SORTS } from "@/core/rule/input";
import { LAYERS, MODES, RULE_STATUSES, TIERS } from "@/core/rule/schema";

export const rulesSearchParams = {
  q: parseAsString.withDefault(""),
  layer: parseAsArrayOf(parseAsStringLiteral(LAYERS)).withDefault([]),
  status: parseAsArrayOf(parseAsStringLiteral(RULE_STATUSES)).withDefault([]),
  mode: parseAsArrayOf(parseAsStringLiteral(MODES)).withDefault([]),
  tier: parseAsArrayOf(parseAsStringLiteral(TIERS)).withDefault([]),
  topic: parseAsString.withDefault(""),
  health: parseAsStringLiteral(RULE_HEALTH_FILTERS),
  /** Branches of the tree that were opened or closed by hand. */
  branches: parseAsArrayOf(parseAsString).withDefault([]),
  sort: parseAsStringLiteral(RULE_SORTS).withDefault("updated"),
  cursor: parseAsString,
};
export const loadRulesSearchParams = createLoader(rulesSearchParams);
export type RulesSearch = Omit<Awaited<ReturnType<typeof loadRulesSearchParams>>, "cursor">;

/** The URL as the server's filter. Without a chosen status the list shows what counts or waits. */
export function rulesFilter(
  { q, topic, health, sort, branches: _branches, ...lists }: RulesSearch,
  cursor: string | null,
) {
  const { layer, mode, tier } = lists;
  const status = lists.status.length > 0 ? lists.status : IN_USE;
  return {
    sort,
    status,
    ...(q !== "" && { search: q }),
    ...(layer.length > 0 && { layer }),
    ...(mode.length > 0 && { mode }),
    ...(tier.length > 0 && { tier }),
    ...(topic !== "" && { topic }),
    ...(health && { health }),
    ...(cursor && { cursor }),
  };
}

const IN_USE: RulesSearch["status"] = ["proposed", "active", "paused"];

export function isRulesFiltered({ q, layer, status, mode, tier, topic, health }: RulesSearch): boolean {
  return layer.length + status.length + mode.length + tier.length > 0 || q + topic !== "" || health !== null;
}
