import type { FactView } from "@/core/fact/output";
import { factSourceSchema } from "@/core/fact/schema";
import { scopeSchema } from "@/core/rule/schema";
import type { Prisma } from "@/generated/prisma/client";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";

export const factSelect = {
  id: true,
  content: true,
  topic: true,
  confidence: true,
  initial: true,
  confirmations: true,
  contradictions: true,
  scope: true,
  source: true,
  language: true,
  expiresAt: true,
  retiredAt: true,
  createdAt: true,
  updatedAt: true,
  record: { select: { words: true, sessionId: true, eventId: true } },
  evidence: { select: { rule: { select: referenceSelect } }, take: 20 },
} satisfies Prisma.LearnedFactSelect;
export type FactRow = Prisma.LearnedFactGetPayload<{ select: typeof factSelect }>;

/** A fact as people read it, each of its rules once. */
export function toFactView({ record, evidence, ...row }: FactRow): FactView {
  const rules = new Map(evidence.map(({ rule }) => [rule.id, toReference(rule)]));
  return {
    ...row,
    scope: scopeSchema.parse(row.scope),
    source: factSourceSchema.parse(row.source),
    words: record?.words ?? null,
    sessionId: record?.sessionId ?? null,
    eventId: record?.eventId ?? null,
    rules: [...rules.values()],
  };
}
