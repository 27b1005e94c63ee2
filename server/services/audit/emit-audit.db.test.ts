import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { firstBrokenLink, genesisHash, payloadDigest } from "@/core/audit/chain";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/server/db/client";
import { withTransaction } from "@/server/db/transaction";
import type { ServiceContext } from "../context";
import { emitAudit, sha256 } from "./emit-audit";
import { erasePayloads } from "./erase-payloads";

function contextOf(userId: string): ServiceContext {
  return {
    actor: {
      type: "cli_token",
      userId,
      name: "Ada",
      tokenId: randomUUID(),
      scopes: [],
      tokenProjectId: null,
      device: "laptop",
    },
    requestId: "test",
    now: () => new Date("2026-11-29T12:00:00.000Z"),
  };
}

async function entriesOf(subjectId: string) {
  const entries = await db.auditEntry.findMany({ where: { chain: { subjectId } }, orderBy: { seq: "asc" } });
  return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}

const emit = (userId: string, after: unknown) =>
  withTransaction(contextOf(userId), (tx, ctx) =>
    emitAudit(tx, ctx, {
      action: "rule.create",
      chain: { kind: "user", subjectId: userId },
      entity: { type: "rule", id: "r" },
      after,
    }),
  );

describe("emitAudit", () => {
  it("keeps one unforked chain under 40 concurrent writes", async () => {
    const userId = randomUUID();
    await Promise.all(Array.from({ length: 40 }, (_, index) => emit(userId, { index })));
    const entries = await entriesOf(userId);
    expect(entries.map((entry) => entry.seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(firstBrokenLink(sha256, genesisHash(sha256, "user", userId), entries)).toBeNull();
    const chain = await db.auditChain.findFirstOrThrow({ where: { kind: "user", subjectId: userId } });
    expect(chain.head).toBe(entries.at(-1)?.hash);
  });

  it("disappears with the change when the transaction fails", async () => {
    const userId = randomUUID();
    const failing = withTransaction(contextOf(userId), async (tx, ctx) => {
      await emitAudit(tx, ctx, {
        action: "rule.create",
        chain: { kind: "user", subjectId: userId },
        entity: { type: "rule", id: "r" },
      });
      throw new Error("the change failed");
    });
    await expect(failing).rejects.toThrow("the change failed");
    expect(await entriesOf(userId)).toEqual([]);
  });

  it("can be checked against its payload, and stays whole when the payload is erased", async () => {
    const userId = randomUUID();
    await emit(userId, { statement: "Use pnpm.", nested: { b: 1, a: undefined } });
    const [entry] = await entriesOf(userId);
    const payload = await db.auditPayload.findUniqueOrThrow({ where: { entryId: entry?.id ?? "" } });
    const { before, after, actorId, actorName, origin } = payload;
    expect(payloadDigest(sha256, payload.salt, { before, after, actorId, actorName, origin })).toBe(
      entry?.payloadDigest,
    );
    await erasePayloads(db, Prisma.sql`entry.id = ${entry?.id ?? ""}::uuid`, new Date());
    expect(await db.auditPayload.findUniqueOrThrow({ where: { entryId: entry?.id ?? "" } })).toMatchObject({
      ...{ actorId: null, actorName: "", origin: "", before: null, after: null, salt: "" },
    });
    expect(firstBrokenLink(sha256, genesisHash(sha256, "user", userId), await entriesOf(userId))).toBeNull();
  });

  it("refuses to change or drop an entry, or to rewrite a payload", async () => {
    const userId = randomUUID();
    await emit(userId, { statement: "Use pnpm." });
    const [entry] = await entriesOf(userId);
    await expect(
      db.auditEntry.update({ where: { id: entry?.id ?? "" }, data: { action: "rule.archive" } }),
    ).rejects.toThrow(/permission denied|append-only/);
    await expect(db.auditEntry.delete({ where: { id: entry?.id ?? "" } })).rejects.toThrow(
      /permission denied|append-only/,
    );
    await expect(
      db.auditPayload.update({
        where: { entryId: entry?.id ?? "" },
        data: { after: { statement: "other" } },
      }),
    ).rejects.toThrow(/only be erased/);
  });
});
