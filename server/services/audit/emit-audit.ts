import { createHash, randomBytes } from "node:crypto";
import type { AuditAction, ChainKind } from "@/core/audit/actions";
import { INSTANCE_SUBJECT } from "@/core/audit/actions";
import { canonicalJson, entryHash, genesisHash, payloadDigest } from "@/core/audit/chain";
import { uuidv7 } from "@/core/ids";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";
import type { Actor, ServiceContext } from "../context";

export type AuditInput = {
  action: AuditAction;
  /** Whose chain: a project's, a user's own layer, or the instance's. */
  chain: { kind: Exclude<ChainKind, "instance">; subjectId: string } | { kind: "instance" };
  entity: { type: string; id: string };
  before?: unknown;
  after?: unknown;
};

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Appends one entry to one chain, in the transaction of the change (trust.md section 7). Call it last:
 * it locks the chain until commit. Two chains only in the order user → project → instance.
 */
export async function emitAudit(tx: Transaction, ctx: ServiceContext, input: AuditInput): Promise<void> {
  const subjectId = input.chain.kind === "instance" ? INSTANCE_SUBJECT : input.chain.subjectId;
  const chain = await lockChain(tx, input.chain.kind, subjectId, ctx.now());
  const { actor } = ctx;
  const actorId = actor.userId ?? null;
  const payload = plain({
    before: input.before ?? null,
    after: input.after ?? null,
    actorId,
    actorName: actor.name,
    origin: originOf(actor),
  });
  const salt = randomBytes(16).toString("hex");
  const at = ctx.now();
  const entry = {
    id: uuidv7(at.getTime(), randomBytes(10)),
    chainId: chain.id,
    seq: chain.seq + 1,
    action: input.action,
    entityType: input.entity.type,
    entityId: input.entity.id,
    actorType: actor.type,
    actor: actorPseudonym(chain.id, actor),
    at: at.toISOString(),
    payloadDigest: payloadDigest(sha256, salt, payload),
    previousHash: chain.head,
  };
  const hash = entryHash(sha256, entry);
  await tx.auditEntry.create({ data: { ...entry, at, hash } });
  await tx.auditPayload.create({
    data: {
      entryId: entry.id,
      actorId,
      actorName: actor.name,
      origin: originOf(actor),
      before: plain(input.before) as Prisma.InputJsonValue | undefined,
      after: plain(input.after) as Prisma.InputJsonValue | undefined,
      salt,
    },
  });
  await tx.auditChain.update({ where: { id: chain.id }, data: { seq: entry.seq, head: hash } });
}

/** Who did it, without saying who: needed when the payload has been erased. */
export function actorPseudonym(chainId: string, actor: Actor): string {
  return sha256(`${chainId}/${actor.type === "system_job" ? actor.job : actor.userId}`).slice(0, 16);
}

async function lockChain(tx: Transaction, kind: ChainKind, subjectId: string, now: Date) {
  const head = genesisHash(sha256, kind, subjectId);
  const id = uuidv7(now.getTime(), randomBytes(10));
  await tx.$executeRaw`insert into audit_chains (id, kind, subject_id, seq, head, updated_at)
    values (${id}::uuid, ${kind}, ${subjectId}::uuid, 0, ${head}, now()) on conflict (kind, subject_id) do nothing`;
  const rows = await tx.$queryRaw<{ id: string; seq: number; head: string }[]>`
    select id, seq, head from audit_chains where kind = ${kind} and subject_id = ${subjectId}::uuid for update`;
  const chain = rows[0];
  if (!chain) throw new Error("audit chain vanished");
  return chain;
}

function originOf(actor: Actor): string {
  if (actor.type === "user") return actor.address;
  return actor.type === "cli_token" ? actor.device : actor.job;
}

/** Dates and undefined become what JSON stores, so that the digest can be computed again from the row. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(canonicalJson(value));
}
