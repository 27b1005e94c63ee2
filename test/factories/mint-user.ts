import { randomUUID } from "node:crypto";
import { db } from "@/server/db/client";
import { hashPassword } from "@/server/services/account/hash-password";
import type { Actor } from "@/server/services/context";

export type PersonActor = Extract<Actor, { type: "user" }>;

export type MintedUser = {
  id: string;
  email: string;
  name: string;
  /** As the session gate would give it. */
  actor: PersonActor;
};

type Wish = {
  name?: string;
  email?: string;
  /** Without one nobody can sign in as this user; hashing costs 60 ms. */
  password?: string;
  isInstanceAdmin?: boolean;
  authenticatedAt?: Date;
  /** Made by a link that was handed over: nobody has shown yet that they read the address. */
  isUnproved?: boolean;
};

/** A person with one browser session, of whom no other test knows. */
export async function mintUser(wish: Wish = {}): Promise<MintedUser> {
  const { name = "Ada Example", isInstanceAdmin = false, authenticatedAt = new Date() } = wish;
  const email = wish.email ?? `user-${randomUUID()}@example.test`;
  const passwordHash = wish.password === undefined ? null : await hashPassword(wish.password);
  const user = await db.user.create({
    data: {
      name,
      email,
      isInstanceAdmin,
      passwordHash,
      emailProvedAt: wish.isUnproved ? null : new Date(),
      sessions: { create: { authenticatedAt, expiresAt: new Date(Date.now() + 86_400_000) } },
    },
    select: { id: true, sessions: { select: { id: true } } },
  });
  const sessionId = user.sessions[0]?.id ?? "";
  return {
    id: user.id,
    email,
    name,
    actor: {
      type: "user",
      userId: user.id,
      name,
      email,
      isInstanceAdmin,
      sessionId,
      authenticatedAt,
      address: "192.0.2.1",
    },
  };
}
