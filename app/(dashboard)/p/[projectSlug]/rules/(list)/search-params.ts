import {
  createLoader,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { MAX_RULE_SEARCH, MAX_TOPIC_FILTER, RULE_HEALTH_FILTERS, RULE_SORTS } from "@/core/rule/input";
import { LAYERS, MODES, RULE_STATUSES, TIERS } from "@/core/rule/schema";
import { cutCharacters } from "@/core/text/fit-lines";

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
/** The field for a new rule stands open: what the command menu leads to from any page. */
export const newRuleParam = parseAsBoolean.withDefault(false);
export const loadRulesSearchParams = createLoader(rulesSearchParams);
export type RulesSearch = Omit<Awaited<ReturnType<typeof loadRulesSearchParams>>, "cursor">;

/**
 * The URL as the server's filter. Without a chosen status the list shows what counts or waits. Whatever an address
 * holds, it becomes a filter that the server takes: words are cut at its limits, what stands twice counts once.
 */
export function rulesFilter(
  { q, topic, health, sort, branches: _branches, ...lists }: RulesSearch,
  cursor: string | null,
) {
  const [layer, mode, tier] = [once(lists.layer), once(lists.mode), once(lists.tier)];
  const status = lists.status.length > 0 ? once(lists.status) : IN_USE;
  return {
    sort,
    status,
    ...(q !== "" && { search: cutCharacters(q.trim(), MAX_RULE_SEARCH) }),
    ...(layer.length > 0 && { layer }),
    ...(mode.length > 0 && { mode }),
    ...(tier.length > 0 && { tier }),
    ...(topic !== "" && { topic: cutCharacters(topic, MAX_TOPIC_FILTER) }),
    ...(health && { health }),
    ...(cursor && { cursor }),
  };
}

function once<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

const IN_USE: RulesSearch["status"] = ["proposed", "active", "paused"];

export function isRulesFiltered({ q, layer, status, mode, tier, topic, health }: RulesSearch): boolean {
  return layer.length + status.length + mode.length + tier.length > 0 || q + topic !== "" || health !== null;
}
