import { HeedError } from "@/core/errors";
import type { Transaction } from "@/server/db/transaction";
import { hashLinkToken, type LinkPurpose } from "./create-link";

type LinkKey = { purpose: LinkPurpose; token: string; now: Date };
export type OpenLink = {
  id: string;
  email: string;
  userId: string | null;
  createdById: string | null;
  mailed: boolean;
};

/** The open link of a secret, not used up by looking. @throws NOT_FOUND for wrong, used and expired ones */
export async function findLink(tx: Transaction, { purpose, token, now }: LinkKey): Promise<OpenLink> {
  const link = await tx.verificationToken.findFirst({
    where: { purpose, tokenHash: hashLinkToken(token), usedAt: null, expiresAt: { gt: now } },
    select: { id: true, email: true, userId: true, createdById: true, mailed: true },
  });
  if (!link) throw linkEnded();
  return link;
}

/** Uses an open link up: of two at once one gets it. @throws NOT_FOUND */
export async function useLink(tx: Transaction, key: LinkKey): Promise<OpenLink> {
  const link = await findLink(tx, key);
  const { count } = await tx.verificationToken.updateMany({
    where: { id: link.id, usedAt: null },
    data: { usedAt: key.now },
  });
  if (count === 0) throw linkEnded();
  return link;
}

function linkEnded(): HeedError {
  return new HeedError("NOT_FOUND", "This link was used, replaced or has expired. Ask for a new one.");
}
