import type { Role } from "@/core/permission/permissions";
import type { ProjectServiceContext } from "@/server/services/context";
import { projectContextOf } from "./contexts";
import { type MintedProject, mintMembership, mintProject } from "./mint-project";
import { type MintedUser, mintUser, type PersonActor } from "./mint-user";

export type Tenant = {
  owner: MintedUser;
  project: MintedProject;
  /** The owner in their project. */
  ctx: ProjectServiceContext & { actor: PersonActor };
  /** A new person with a role in the project, and their context. */
  join: (role: Role) => Promise<{ user: MintedUser; ctx: ProjectServiceContext & { actor: PersonActor } }>;
};

/** A person with a project of their own: what a suite works in, so that none meets another's rows. */
export async function mintTenant(): Promise<Tenant> {
  const owner = await mintUser();
  const project = await mintProject([{ userId: owner.id, role: "owner" }]);
  return {
    owner,
    project,
    ctx: await projectContextOf(owner.actor, project),
    async join(role) {
      const user = await mintUser({ name: `Bo ${role}` });
      await mintMembership(project.id, user.id, role);
      return { user, ctx: await projectContextOf(user.actor, project) };
    },
  };
}
