import { mintSession } from "@/test/factories/mint-learning";
import { inProject, ofPerson, onlyProject, type ProcedureRows } from "../row";

/** trust.md section 4: what is the owner's is nobody else's to remove, admins and instance admins included. */
export const privacyRows: ProcedureRows = {
  "privacy.removeEvent": inProject(
    "viewer",
    async (world) => {
      const place = { projectId: world.project.id, ownerId: world.owner.id };
      return { ...onlyProject(world), eventId: (await mintSession(place)).eventId };
    },
    { callers: { admin: "NOT_FOUND", editor: "NOT_FOUND", member: "NOT_FOUND", viewer: "NOT_FOUND" } },
  ),
  // The owner has a member to hand the project over to first.
  "privacy.eraseAccount": ofPerson(({ actor }) => ({ email: actor.email }), {
    callers: { owner: "CONFLICT" },
  }),
};
