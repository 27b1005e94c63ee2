import type { AuditAction } from "@/core/audit/actions";
import { notFound } from "@/core/errors";
import type { UserItem } from "@/core/user/schema";
import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext } from "../context";
import { notifyAccessEnded } from "../live/channel";
import { toUserItems, type UserRow, userSelect } from "./select";

/**
 * Locks every instance admin until commit, so that two admins cannot end one another at once.
 * @returns their ids
 * @throws NOT_FOUND when the actor is not among them any more
 */
export async function lockAdmins(tx: Transaction, actorId: string): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from users where is_instance_admin and disabled_at is null order by id for update`;
  const admins = new Set(rows.map(({ id }) => id));
  if (!admins.has(actorId)) throw notFound("Page");
  return admins;
}

/** A person who was not erased. @throws NOT_FOUND */
export async function getUser(tx: Transaction, userId: string): Promise<UserRow> {
  const user = await tx.user.findFirst({ where: { id: userId, erasedAt: null }, select: userSelect });
  if (!user) throw notFound("Person");
  return user;
}

/** One account as an instance admin sees it. */
export async function toUserItem(tx: Transaction, row: UserRow, readerId: string): Promise<UserItem> {
  const [user] = await toUserItems(tx, [row], readerId);
  if (!user) throw notFound("Person");
  return user;
}

/** Ends every browser session of a person, and their open streams, once this commits. @returns how many sessions */
export async function endSessions(tx: Transaction, userId: string, now: Date): Promise<number> {
  const { count } = await tx.userSession.updateMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  });
  await notifyAccessEnded(tx, { userId });
  return count;
}

type PersonChange = { action: AuditAction; userId: string; before?: unknown; after?: unknown };

/** What an admin did to a person stands in the person's own audit too: they can see it. Call it last. */
export async function auditPersonChange(
  tx: Transaction,
  ctx: ServiceContext,
  { action, userId, before, after }: PersonChange,
): Promise<void> {
  const entry = { action, entity: { type: "user", id: userId }, before, after };
  await emitAudit(tx, ctx, { ...entry, chain: { kind: "user", subjectId: userId } });
  await emitAudit(tx, ctx, { ...entry, chain: { kind: "instance" } });
}
