import type { Transaction } from "@/server/db/transaction";
import type { Actor, ServiceContext } from "../context";
import { notifyAccessEnded } from "../live/channel";

type NewPerson = {
  email: string;
  name: string;
  passwordHash: string | null;
  isInstanceAdmin: boolean;
  /** Null where nothing shows yet that they read this address. */
  emailProvedAt: Date | null;
};
type PersonRow = { id: string; name: string; email: string; isInstanceAdmin: boolean };

/** Days without a new sign-in after which a browser session ends. */
export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

/** How a person proved who they are; `UserSession.method`. */
export type SignInMethod = "password" | "github" | "google" | "oidc" | "email" | "invitation";

/** The browser that signs in. */
export type SignInRequest = { address: string; userAgent: string; now: Date };

/**
 * Opens a browser session for somebody who has just proved who they are.
 * @param proof.authenticatedAt when they proved it, where a provider says that it was earlier than now
 */
export async function openSession(
  tx: Transaction,
  request: SignInRequest,
  proof: { userId: string; method: SignInMethod; authenticatedAt?: Date },
): Promise<{ sessionId: string; userId: string }> {
  const { userId, method, authenticatedAt = request.now } = proof;
  const session = await tx.userSession.create({
    data: {
      userId,
      method,
      authenticatedAt,
      lastSeenAt: request.now,
      expiresAt: new Date(request.now.getTime() + SESSION_DAYS * DAY_MS),
      userAgent: request.userAgent.slice(0, 300),
      address: request.address,
    },
    select: { id: true },
  });
  return { sessionId: session.id, userId };
}

/**
 * Ends the person's open browser sessions and, at once, the streams that hang on them.
 * @param exceptId the session that stays
 * @returns how many ended
 */
export async function endSessions(
  tx: Transaction,
  { userId, now, exceptId }: { userId: string; now: Date; exceptId?: string },
): Promise<number> {
  const { count } = await tx.userSession.updateMany({
    where: {
      userId,
      revokedAt: null,
      expiresAt: { gt: now },
      ...(exceptId === undefined ? {} : { id: { not: exceptId } }),
    },
    data: { revokedAt: now },
  });
  if (count > 0) await notifyAccessEnded(tx, { userId });
  return count;
}

/** A person who acts without a session, because a secret in their hands has just been accepted. */
export function asActor(
  user: PersonRow,
  request: { requestId: string; address: string; now: () => Date },
): Extract<Actor, { type: "user" }> {
  const { id: userId, name, email, isInstanceAdmin } = user;
  return {
    type: "user",
    userId,
    name,
    email,
    isInstanceAdmin,
    sessionId: request.requestId,
    authenticatedAt: request.now(),
    address: request.address,
  };
}

/**
 * Stores a person who has just proved a setup code, an invitation or a provider's identity.
 * @returns the person as the actor of what happens next in the same transaction
 */
export async function insertPerson(
  tx: Transaction,
  person: NewPerson,
  request: Pick<ServiceContext, "requestId" | "now"> & { address: string },
): Promise<Extract<Actor, { type: "user" }>> {
  const { id } = await tx.user.create({ data: person, select: { id: true } });
  return asActor({ id, ...person }, request);
}
