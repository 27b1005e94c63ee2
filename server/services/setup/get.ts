import type { z } from "zod";
import type { setupStateSchema } from "@/core/account/schema";
import { env } from "@/env";
import { db } from "@/server/db/client";
import { type AnonymousContext, isLoopback } from "./internal";

/** Whether the first admin can still be made, and from here. */
export async function getSetupState({
  ctx,
}: {
  ctx: AnonymousContext;
}): Promise<z.infer<typeof setupStateSchema>> {
  const user = await db.user.findFirst({ select: { id: true } });
  return { open: user === null, reachable: isLoopback(ctx.address) || env.HEED_SETUP_CODE !== undefined };
}
