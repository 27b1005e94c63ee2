import { createLoader, parseAsString, parseAsStringLiteral } from "nuqs/server";

export const SHOWN = ["all", "conversation", "learning"] as const;

export const sessionSearchParams = {
  show: parseAsStringLiteral(SHOWN).withDefault("all"),
  /** Event that is linked to or was jumped to. */
  at: parseAsString,
  /** `start`: what came before the linked event too. */
  from: parseAsStringLiteral(["start"] as const),
  /** Prompt whose explanation is open. */
  why: parseAsString,
};
export const loadSessionSearchParams = createLoader(sessionSearchParams);
