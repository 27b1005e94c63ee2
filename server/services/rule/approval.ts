import type { Transaction } from "@/server/db/transaction";
import type { RuleRow, VersionRow } from "./select";

type Approvable = Pick<RuleRow, "id" | "ownerId" | "projectId" | "versions">;

/** An approval counts for the content it was given for and for nothing else (trust.md section 5). */
export function isApprovedVersion(version: Pick<VersionRow, "approvals" | "contentHash">): boolean {
  return version.approvals.some((approval) => approval.contentHash === version.contentHash);
}

/** Whether the present content of a shared rule may be told to everybody. */
export async function isApproved(tx: Transaction, rule: Approvable): Promise<boolean> {
  const current = rule.versions[0];
  if (current && isApprovedVersion(current)) return true;
  return isAlone(tx, rule.projectId);
}

/** A project of one person needs no second one, until somebody joins. */
export async function isAlone(tx: Transaction, projectId: string | null): Promise<boolean> {
  if (!projectId) return false;
  return (await tx.membership.count({ where: { projectId } })) === 1;
}
