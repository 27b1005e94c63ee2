import type { Role } from "@/core/permission/permissions";
import { type MintedProject, mintMembership, mintProject } from "@/test/factories/mint-project";
import { type MintedUser, mintUser } from "@/test/factories/mint-user";

/** Who asks. `strangers` and instance admins are members of a project of their own only. */
export const CALLERS = [
  "owner",
  "admin",
  "editor",
  "member",
  "viewer",
  "stranger",
  "instanceAdmin",
  "anonymous",
] as const;
export type Caller = (typeof CALLERS)[number];

/** What one cell of the matrix happens in; made anew for each, because mutations change it. */
export type World = {
  /** Whose rights are tested; for tokens their owner. */
  actor: MintedUser;
  /** The project of the input. */
  project: MintedProject;
  /** Owner of the project; the actor itself where the actor is its owner. */
  owner: MintedUser;
  /** Another plain member of the project, for inputs that touch somebody. */
  member: MintedUser;
};

const ROLE_OF: Partial<Record<Caller, Role>> = {
  admin: "admin",
  editor: "editor",
  member: "member",
  viewer: "viewer",
};

/** A project with its owner and a member, and the caller with their place in or outside of it. */
export async function makeWorld(caller: Caller): Promise<World> {
  const [owner, member] = [await mintUser({ name: "Olga Owner" }), await mintUser({ name: "Max Member" })];
  const project = await mintProject([
    { userId: owner.id, role: "owner" },
    { userId: member.id, role: "member" },
  ]);
  if (caller === "owner") return { actor: owner, project, owner, member };
  const actor = await mintUser({ name: `Cal ${caller}`, isInstanceAdmin: caller === "instanceAdmin" });
  const role = ROLE_OF[caller];
  if (role) await mintMembership(project.id, actor.id, role);
  else await mintProject([{ userId: actor.id, role: "owner" }]);
  return { actor, project, owner, member };
}
