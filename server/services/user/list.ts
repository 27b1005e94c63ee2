import type { z } from "zod";
import { listUsersInputSchema, type userPageSchema } from "@/core/user/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { toUserItems, userSelect } from "./select";

/**
 * Everybody with an account, newest first, by cursor; erased people are nobody. For instance admins, who learn
 * nothing here of projects, rules or events (trust.md section 4).
 * @throws NOT_FOUND for everybody else
 */
export async function listUsers({
  ctx,
  input,
}: VerbArguments<z.input<typeof listUsersInputSchema>, ServiceContext>): Promise<
  z.infer<typeof userPageSchema>
> {
  await requirePermission(ctx, "instance:admin");
  const { userId } = requirePerson(ctx);
  const { search, state, adminsOnly, cursor, limit } = listUsersInputSchema.parse(input);
  const contains = { contains: search, mode: "insensitive" } satisfies Prisma.StringFilter;
  const rows = await reader(ctx).user.findMany({
    where: {
      erasedAt: null,
      ...(search && { OR: [{ name: contains }, { email: contains }] }),
      ...(state.length === 1 && { disabledAt: state.includes("disabled") ? { not: null } : null }),
      ...(adminsOnly && { isInstanceAdmin: true }),
      ...(cursor && { id: { lt: cursor } }),
    },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: userSelect,
  });
  const items = await toUserItems(reader(ctx), rows.slice(0, limit), userId);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
