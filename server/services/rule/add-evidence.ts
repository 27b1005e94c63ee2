import type { Transaction } from "@/server/db/transaction";
import type { RecordRow } from "../correction/internal";

type Evidence = {
  ruleId: string;
  version: number;
  kind: "correction" | "preference" | "relapse" | "refinement";
  record: RecordRow;
  /** The wish as it was kept; finds the fact. */
  directive: string;
  excerpt: string;
  at: Date;
};

const MAX_EXCERPT = 500;

/** Why a rule exists; the same record is named once a kind. Part of a verb that audits. */
export async function addEvidence(tx: Transaction, evidence: Evidence): Promise<void> {
  const { ruleId, kind, record } = evidence;
  const fact = await tx.learnedFact.findFirst({
    where: { recordId: record.id, content: evidence.directive },
    select: { id: true },
  });
  await tx.ruleEvidence.upsert({
    where: { ruleId_kind_recordId: { ruleId, kind, recordId: record.id } },
    create: {
      ...{ ruleId, kind, version: evidence.version, recordId: record.id, factId: fact?.id ?? null },
      ...{ eventId: record.eventId, ownerId: record.ownerId, occurredAt: record.occurredAt },
      excerpt: evidence.excerpt.slice(0, MAX_EXCERPT),
      createdAt: evidence.at,
    },
    update: {},
    select: { id: true },
  });
}
