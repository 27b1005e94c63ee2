import { randomBytes } from "node:crypto";
import { formatToken, makeTokenParts, TOKEN_RANDOM_BYTES } from "@/core/cli-token/format";
import type { TokenScope } from "@/core/permission/permissions";
import type { Transaction } from "@/server/db/transaction";
import { type TokenRow, tokenSelect } from "./select";
import { hashTokenSecret } from "./verify";

type NewToken = {
  userId: string;
  projectId: string | null;
  name: string;
  scopes: TokenScope[];
  expiresAt: Date | null;
  rotatedFromId?: string;
};

/** Stores a token with fresh random parts; the returned text exists nowhere else. */
export async function insertToken(
  tx: Transaction,
  token: NewToken,
): Promise<{ row: TokenRow; secret: string }> {
  const parts = makeTokenParts(randomBytes(TOKEN_RANDOM_BYTES));
  const row = await tx.cliToken.create({
    data: { ...token, prefix: parts.prefix, secretHash: hashTokenSecret(parts.secret) },
    select: tokenSelect,
  });
  return { row, secret: formatToken(parts) };
}
