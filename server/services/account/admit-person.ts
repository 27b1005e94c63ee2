import { personNameSchema } from "@/core/account/schema";
import type { Transaction } from "@/server/db/transaction";
import type { Actor } from "../context";
import type { AnonymousContext } from "../setup/internal";
import type { Admission } from "./find-admission";
import { insertPerson } from "./internal";

/**
 * Makes the account of somebody whom registration is open to, without a password and without any right.
 * An invitation to the server is used up; one to a project waits for its own page.
 * @returns the person, and what the caller's audit entry says of them
 */
export async function admitPerson(
  tx: Transaction,
  ctx: AnonymousContext,
  { admission, name }: { admission: Admission; name: string },
): Promise<{ person: Extract<Actor, { type: "user" }>; audited: Record<string, unknown> }> {
  const { email, by } = admission;
  const wished = personNameSchema.safeParse(name);
  const person = await insertPerson(
    tx,
    {
      email,
      name: wished.success ? wished.data : email.slice(0, email.indexOf("@")).slice(0, 80),
      passwordHash: null,
      isInstanceAdmin: false,
      emailProvedAt: ctx.now(),
    },
    ctx,
  );
  if (by === "instance_invitation") {
    await tx.verificationToken.updateMany({
      where: { purpose: "instance_invitation", email, usedAt: null },
      data: { usedAt: ctx.now() },
    });
  }
  return { person, audited: { name: person.name, email, isInstanceAdmin: false, admittedBy: by } };
}
