import type { CliTokenItem } from "@/core/cli-token/schema";
import { reader } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { tokenSelect, toToken } from "./select";

const MOST = 200;

/** The person's own tokens, newest first, ended ones included; at most 200. */
export async function listCliTokens({ ctx }: { ctx: ServiceContext }): Promise<CliTokenItem[]> {
  await requirePermission(ctx, "token:read");
  const person = requirePerson(ctx);
  const rows = await reader(ctx).cliToken.findMany({
    where: { userId: person.userId, kind: "personal" },
    orderBy: { createdAt: "desc" },
    take: MOST,
    select: tokenSelect,
  });
  return rows.map((row) => toToken(row, ctx.now(), person.authenticatedAt));
}
