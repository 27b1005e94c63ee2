import { authorsOf, type RuleForConsent } from "@/core/rule/consent";
import type { RuleVersionView } from "@/core/rule/output";
import { backtestReportSchema, verificationReportSchema } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { contentOf } from "./content";
import type { VersionRow } from "./select";

/** Names of authors and approvers; who has left is a “former member”. */
export async function namesOf(
  versions: Pick<VersionRow, "authorId" | "approvals">[],
): Promise<Map<string, string>> {
  const ids = versions.flatMap(({ authorId, approvals }) => [
    ...(authorId ? [authorId] : []),
    ...approvals.map(({ approverId }) => approverId),
  ]);
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true },
  });
  return new Map(users.map(({ id, name }) => [id, name]));
}

export type VersionReader = {
  /** From `namesOf`. */
  names: Map<string, string>;
  /** Marks own approvals. */
  me: string;
  /** The rule with all its versions: who first wrote a text does not approve it later. */
  history: Pick<RuleForConsent, "ownerId" | "versions">;
};

/** A version as people read it. */
export function toVersion(row: VersionRow, reading: VersionReader): RuleVersionView {
  return {
    version: row.version,
    content: contentOf(row),
    contentHash: row.contentHash,
    report: verificationReportSchema.safeParse(row.report).data ?? null,
    backtest: backtestReportSchema.safeParse(row.backtest).data ?? null,
    authorName: authorNameOf(row, reading),
    authorType: row.authorType,
    reason: row.reason,
    createdAt: row.createdAt,
    approvals: toApprovals(row, reading),
  };
}

/** Who agreed to a version, and whether it counts (`core/rule/consent.ts`). */
export function toApprovals(
  row: Pick<VersionRow, "version" | "contentHash" | "approvals">,
  { names, me, history }: VersionReader,
): RuleVersionView["approvals"] {
  const authors = authorsOf({
    ...history,
    versions: history.versions.filter(({ version }) => version <= row.version),
  });
  return row.approvals.map(({ approverId, contentHash, mode, createdAt }) => ({
    approverName: nameOf(approverId, names),
    isMine: approverId === me,
    valid: contentHash === row.contentHash && !authors.includes(approverId),
    mode,
    at: createdAt,
  }));
}

/** Who wrote a version; “Heed” where the pipeline did. */
export function authorNameOf(
  { authorType, authorId }: Pick<VersionRow, "authorType" | "authorId">,
  { names }: Pick<VersionReader, "names">,
): string {
  return authorType === "system_job" ? "Heed" : nameOf(authorId, names);
}

function nameOf(id: string | null, names: Map<string, string>): string {
  return (id === null ? undefined : names.get(id)) ?? "former member";
}
