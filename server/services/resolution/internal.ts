import type { Prisma } from "@/generated/prisma/client";
import { referenceSelect } from "../rule/select";

export const resolutionSelect = {
  id: true,
  ownerId: true,
  recordId: true,
  position: true,
  candidate: true,
  action: true,
  decisionLine: true,
  reason: true,
  compared: true,
  targetRuleId: true,
  resultRuleId: true,
  targetVersion: true,
  decidedBy: true,
  undoneAt: true,
  createdAt: true,
  result: { select: referenceSelect },
  record: {
    select: { id: true, eventId: true, sessionId: true, words: true, request: true, action: true },
  },
} satisfies Prisma.ResolutionSelect;
export type ResolutionRow = Prisma.ResolutionGetPayload<{ select: typeof resolutionSelect }>;
