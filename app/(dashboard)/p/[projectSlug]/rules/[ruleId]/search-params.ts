import { createLoader, parseAsBoolean, parseAsString, parseAsStringLiteral } from "nuqs/server";

export const RULE_TABS = ["activity", "versions", "history", "cases", "backtest", "health"] as const;

export const ruleSearchParams = {
  tab: parseAsStringLiteral(RULE_TABS).withDefault("activity"),
  /** The form is open beside the page. */
  edit: parseAsBoolean.withDefault(false),
  /** The rule whose approval is open: so one comes back to it from a sign-in. */
  approve: parseAsString,
  /** Page of the activity. */
  cursor: parseAsString,
};
export const loadRuleSearchParams = createLoader(ruleSearchParams);
