import type { Prisma } from "@/generated/prisma/client";
import { db } from "./client";

export type Transaction = Prisma.TransactionClient;

/** Enough for every change of a few rows. */
const TIMEOUT_MS = 15_000;

/**
 * Runs `work` in one transaction, or in the outer one when the context already has one, so that
 * a verb may call another verb and both commit or neither does. `timeoutMs`: for what touches all of a
 * person's rows.
 */
export async function withTransaction<TContext extends { tx?: Transaction }, TResult>(
  ctx: TContext,
  work: (tx: Transaction, ctx: TContext & { tx: Transaction }) => Promise<TResult>,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<TResult> {
  const outer = ctx.tx;
  if (outer) return work(outer, { ...ctx, tx: outer });
  return db.$transaction((tx) => work(tx, { ...ctx, tx }), { timeout: timeoutMs, maxWait: 10_000 });
}

/** The client a read should use: inside a transaction it must see that transaction's writes. */
export function reader(ctx: { tx?: Transaction }): Transaction {
  return ctx.tx ?? db;
}
