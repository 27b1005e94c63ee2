import type { z } from "zod";
import { linkedIdentitySchema, type signInWaysSchema } from "@/core/account/identity";
import { reader } from "@/server/db/transaction";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { requirePerson } from "./require-person";

/** How the person can sign in: linked identities, oldest first, and whether there is a password. */
export async function listSignInWays({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<z.infer<typeof signInWaysSchema>> {
  await requirePermission(ctx, "account:read");
  const { userId } = requirePerson(ctx);
  const user = await reader(ctx).user.findUnique({
    where: { id: userId },
    select: {
      passwordHash: true,
      accounts: {
        orderBy: { createdAt: "asc" },
        select: { id: true, provider: true, email: true, createdAt: true, lastUsedAt: true },
      },
    },
  });
  return {
    identities: linkedIdentitySchema.array().parse(user?.accounts ?? []),
    hasPassword: user?.passwordHash != null,
  };
}
