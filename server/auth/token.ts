import { parseToken } from "@/core/cli-token/format";
import type { TokenRefusal } from "@/core/cli-token/schema";
import { HeedError } from "@/core/errors";
import { verifyCliToken } from "@/server/services/cli-token/verify";
import type { Actor } from "@/server/services/context";

export type TokenActor = Extract<Actor, { type: "cli_token" }>;
/** `Headers`, or what reads a few of them without making one; names in lower case. */
export type HeaderReader = Pick<Headers, "get">;

/** Headers by which a CLI names its machine and its version; shown in the list of tokens. */
export const DEVICE_HEADER = "x-heed-device";
export const CLI_VERSION_HEADER = "x-heed-cli-version";

const MESSAGES: Record<TokenRefusal, string> = {
  malformed: "This is not a Heed token. Run “heed login”.",
  unknown: "This token is not known here. Run “heed login”.",
  expired: "This token has expired. Run “heed login” for a new one.",
  revoked: "This token was revoked. Run “heed login” for a new one.",
  owner_disabled: "The account of this token is disabled. Ask your instance admin.",
  sign_in_needed: "Sign in to the web application once: tokens rest when their owner has not for 90 days.",
};

/** The token of an `Authorization: Bearer …` header; null when there is no such header. */
export function bearerOf(headers: HeaderReader): string | null {
  const header = headers.get("authorization");
  if (header === null) return null;
  return /^Bearer +(\S+)$/i.exec(header.trim())?.[1] ?? "";
}

/**
 * The one gate for tokens: format before any query, then the database, on every request.
 * @throws UNAUTHENTICATED with the reason in `fieldErrors.token` (a `TokenRefusal`)
 */
export async function readToken(headers: HeaderReader, now: Date): Promise<TokenActor> {
  const parts = parseToken(bearerOf(headers) ?? "");
  if (!parts) throw refuse("malformed");
  const result = await verifyCliToken({
    ...parts,
    device: clean(headers.get(DEVICE_HEADER)),
    cliVersion: clean(headers.get(CLI_VERSION_HEADER)),
    now,
  });
  if (!result.ok) throw refuse(result.reason);
  return result.value;
}

function refuse(reason: TokenRefusal): HeedError {
  return new HeedError("UNAUTHENTICATED", MESSAGES[reason], { fieldErrors: { token: [reason] } });
}

function clean(value: string | null): string | null {
  const text = value
    ?.replace(/[^\x20-\x7e]/g, "")
    .trim()
    .slice(0, 80);
  return text || null;
}
