import type { Transaction } from "@/server/db/transaction";
import type { Actor } from "../context";

type NewPerson = { email: string; name: string; passwordHash: string; isInstanceAdmin: boolean };

/**
 * Stores a person who has just proved a setup code or an invitation.
 * @returns the person as the actor of what happens next in the same transaction
 */
export async function insertPerson(
  tx: Transaction,
  person: NewPerson,
  request: { requestId: string; address: string; now: () => Date },
): Promise<Extract<Actor, { type: "user" }>> {
  const user = await tx.user.create({ data: person, select: { id: true } });
  const { name, email, isInstanceAdmin } = person;
  return {
    type: "user",
    userId: user.id,
    name,
    email,
    isInstanceAdmin,
    // They sign in afterwards; until then there is no session to name.
    sessionId: request.requestId,
    authenticatedAt: request.now(),
    address: request.address,
  };
}
