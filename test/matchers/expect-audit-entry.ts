import { expect } from "vitest";
import type { AuditAction } from "@/core/audit/actions";
import { INSTANCE_SUBJECT } from "@/core/audit/actions";
import { db } from "@/server/db/client";

type Expected = {
  chain: { kind: "user" | "project"; subjectId: string } | { kind: "instance" };
  action: AuditAction;
  entityId: string;
  actorId: string | null;
  before?: unknown;
  after?: unknown;
};

/** The newest entry of a chain is this one; `before` and `after` are compared where given. */
export async function expectAuditEntry(expected: Expected): Promise<void> {
  const { chain, action, entityId, actorId, ...content } = expected;
  const subjectId = chain.kind === "instance" ? INSTANCE_SUBJECT : chain.subjectId;
  const newest = await db.auditEntry.findFirst({
    where: { chain: { kind: chain.kind, subjectId } },
    orderBy: { seq: "desc" },
    select: {
      action: true,
      entityId: true,
      payload: { select: { actorId: true, before: true, after: true } },
    },
  });
  expect(newest).toMatchObject({ action, entityId, payload: { actorId, ...content } });
}

/** Number of entries of a chain: unchanged means that nothing was audited. */
export async function countAuditEntries(kind: "user" | "project", subjectId: string): Promise<number> {
  return db.auditEntry.count({ where: { chain: { kind, subjectId } } });
}
