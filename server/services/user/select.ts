import type { UserItem } from "@/core/user/schema";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";

/** The hash only tells whether there is a password; it is no part of an answer. */
export const userSelect = {
  id: true,
  name: true,
  email: true,
  isInstanceAdmin: true,
  disabledAt: true,
  passwordHash: true,
  createdAt: true,
  accounts: { select: { provider: true }, orderBy: { createdAt: "asc" } },
} satisfies Prisma.UserSelect;

export type UserRow = Prisma.UserGetPayload<{ select: typeof userSelect }>;

/** Accounts as an instance admin sees them; one look for the last uses of all. */
export async function toUserItems(tx: Transaction, rows: UserRow[], readerId: string): Promise<UserItem[]> {
  const userId = { in: rows.map(({ id }) => id) };
  const [sessions, tokens] = await Promise.all([
    tx.userSession.groupBy({ by: ["userId"], where: { userId }, _max: { lastSeenAt: true } }),
    tx.cliToken.groupBy({ by: ["userId"], where: { userId }, _max: { lastUsedAt: true } }),
  ]);
  const uses = new Map<string, Date>();
  for (const { userId: id, at } of [
    ...sessions.map((row) => ({ userId: row.userId, at: row._max.lastSeenAt })),
    ...tokens.map((row) => ({ userId: row.userId, at: row._max.lastUsedAt })),
  ]) {
    const known = uses.get(id);
    if (at && (!known || at > known)) uses.set(id, at);
  }
  return rows.map(({ disabledAt, passwordHash, accounts, ...user }) => ({
    ...user,
    state: disabledAt ? "disabled" : "active",
    lastSeenAt: uses.get(user.id) ?? null,
    methods: [
      ...(passwordHash === null ? [] : ["password"]),
      ...new Set(accounts.map(({ provider }) => provider)),
    ],
    isYou: user.id === readerId,
  }));
}
