import { db } from "@/server/db/client";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
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
  "privacy.lastEvent": inProject("viewer", onlyProject, { tokens: { hook: "FORBIDDEN" } }),
  "privacy.runBacktest": inProject("editor", async (world) => {
    const place = { projectId: world.project.id, ownerId: world.owner.id };
    const { id } = await mintRule(place, { layer: "project", number: 901 });
    await db.ruleVersion.updateMany({
      where: { ruleId: id },
      data: { verifier: { kind: "shell-command", forbid: [{ program: ["npm"] }] }, tier: "deterministic" },
    });
    return { ...onlyProject(world), ruleId: id };
  }),
  // The owner has a member to hand the project over to first.
  "privacy.eraseAccount": ofPerson(({ actor }) => ({ email: actor.email }), {
    callers: { owner: "CONFLICT" },
  }),
};
