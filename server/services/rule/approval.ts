import {
  authorsOf,
  consentsOf,
  needsConsent,
  type RuleForConsent,
  type VersionForConsent,
} from "@/core/rule/consent";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";
import type { RuleRow } from "./select";

/** What tells whether two people agreed on a version, without its content. */
export const consentSelect = {
  id: true,
  version: true,
  contentHash: true,
  authorId: true,
  approvals: { select: { approverId: true, contentHash: true, mode: true } },
} satisfies Prisma.RuleVersionSelect;

type Approvable = Pick<RuleRow, "id" | "ownerId" | "projectId" | "mode">;

/** A project of one person needs no second one, until somebody joins. */
export async function isAlone(tx: Transaction, projectId: string | null): Promise<boolean> {
  if (!projectId) return false;
  return (await tx.membership.count({ where: { projectId } })) === 1;
}

/** A rule with all its versions, newest first, as `core/rule/consent.ts` asks for them. */
export async function loadConsents(
  tx: Transaction,
  rule: Pick<Approvable, "id" | "ownerId" | "mode">,
): Promise<RuleForConsent> {
  const versions: VersionForConsent[] = await tx.ruleVersion.findMany({
    where: { ruleId: rule.id },
    orderBy: { version: "desc" },
    select: consentSelect,
  });
  return { ownerId: rule.ownerId, mode: rule.mode, versions };
}

export type Standing = {
  /** Something of it may be told to others: two people agreed on this content or an earlier one. */
  agreed: boolean;
  /** Two people agreed on exactly the newest content. */
  newestAgreed: boolean;
  /** The newest content, or the mode that is asked for, waits for a second person. */
  waits: boolean;
  alone: boolean;
  /** Who may not approve it. */
  authorIds: string[];
};

/** How a shared rule stands with the two people that it needs. */
export async function standingOf(tx: Transaction, rule: Approvable): Promise<Standing> {
  const [history, alone] = await Promise.all([loadConsents(tx, rule), isAlone(tx, rule.projectId)]);
  const consents = consentsOf(history);
  const newest = history.versions[0];
  return {
    agreed: consents.size > 0,
    newestAgreed: newest !== undefined && consents.has(newest.contentHash),
    waits: needsConsent(history),
    alone,
    authorIds: authorsOf(history),
  };
}
