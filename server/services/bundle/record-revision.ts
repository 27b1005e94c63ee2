import { canonicalJson } from "@/core/audit/chain";
import type { Transaction } from "@/server/db/transaction";
import { sha256 } from "../audit/emit-audit";
import { listInForce } from "./list-in-force";

/** The row that a transaction has written already: several changes of one verb are one revision. */
const written = new WeakMap<Transaction, Map<string, string>>();

/**
 * Keeps what is in force for a project at this revision of its bundle, for an owner who wants it back (trust.md
 * section 5). Nothing is kept when nothing is told otherwise. Part of a verb that audits.
 */
export async function recordRevision(
  tx: Transaction,
  { projectId, revision }: { projectId: string; revision: number },
): Promise<void> {
  const rules = await listInForce(tx, projectId);
  const hash = sha256(canonicalJson(rules));
  const inTransaction = written.get(tx) ?? new Map<string, string>();
  written.set(tx, inTransaction);
  const mine = inTransaction.get(projectId);
  const last = await tx.projectRevision.findFirst({
    where: { projectId, ...(mine && { id: { not: mine } }) },
    orderBy: { revision: "desc" },
    select: { hash: true },
  });
  const isSame = last ? last.hash === hash : rules.length === 0;
  if (mine && isSame) {
    // One verb may change something and change it back.
    await tx.projectRevision.delete({ where: { id: mine }, select: { id: true } });
    inTransaction.delete(projectId);
  } else if (mine) {
    await tx.projectRevision.update({
      where: { id: mine },
      data: { revision, rules, hash },
      select: { id: true },
    });
  } else if (!isSame) {
    const data = { projectId, revision, rules, hash };
    const { id } = await tx.projectRevision.create({ data, select: { id: true } });
    inTransaction.set(projectId, id);
  }
}
