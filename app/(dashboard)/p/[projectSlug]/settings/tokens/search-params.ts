import { parseAsBoolean } from "nuqs/server";

export const tokensSearchParams = {
  /** Revoked and expired ones, too. */
  ended: parseAsBoolean.withDefault(false),
};
