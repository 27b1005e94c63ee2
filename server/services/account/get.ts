import type { Me } from "@/core/account/schema";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { requirePerson } from "./require-person";

/** The signed-in person, as the gate has just read them from the database. */
export async function getAccount({ ctx }: { ctx: ServiceContext }): Promise<Me> {
  await requirePermission(ctx, "account:read");
  const { userId: id, name, email, isInstanceAdmin } = requirePerson(ctx);
  return { user: { id, name, email, isInstanceAdmin } };
}
