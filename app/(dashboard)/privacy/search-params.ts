import { createLoader, parseAsString, parseAsStringLiteral } from "nuqs/server";

export const EXAMPLE_VIEWS = ["pretty", "raw"] as const;

export const privacySearchParams = {
  /** Address part of the project whose days and last example are shown; the first own one when left out. */
  project: parseAsString,
  view: parseAsStringLiteral(EXAMPLE_VIEWS).withDefault("pretty"),
};
export const loadPrivacySearchParams = createLoader(privacySearchParams);
