import { mintFact, mintRule, mintSession, mintViolation } from "@/test/factories/mint-learning";
import { inProject, onlyProject, type ProcedureRows, type Row } from "../row";
import type { World } from "../world";

const placeOf = ({ owner, project }: World) => ({ projectId: project.id, ownerId: owner.id });

const ownersSession = async (world: World) => ({
  ...onlyProject(world),
  sessionId: (await mintSession(placeOf(world))).sessionId,
});
const ownersPrompt = async (world: World) => ({
  ...onlyProject(world),
  eventId: (await mintSession(placeOf(world))).eventId,
});
const ownersFact = async (world: World) => ({
  ...onlyProject(world),
  factId: (await mintFact(placeOf(world))).id,
});
const ownersViolation = async (world: World) => {
  const rule = await mintRule(placeOf(world), { number: 900 });
  const { id } = await mintViolation(placeOf(world), rule.id);
  return { ...onlyProject(world), violationId: id, falsePositive: true };
};

/** trust.md section 4: what is the owner's is nobody else's to see, admins and instance admins included. */
function onlyItsOwner(input: Row["input"]): Row {
  return inProject("viewer", input, {
    callers: { admin: "NOT_FOUND", editor: "NOT_FOUND", member: "NOT_FOUND", viewer: "NOT_FOUND" },
  });
}

export const ownDataRows: ProcedureRows = {
  "session.list": inProject("viewer", onlyProject),
  "session.get": onlyItsOwner(ownersSession),
  "session.timeline": onlyItsOwner(ownersSession),
  "session.why": onlyItsOwner(ownersPrompt),

  "violation.list": inProject("viewer", onlyProject),
  "violation.counts": inProject("viewer", onlyProject),
  "violation.mark": onlyItsOwner(ownersViolation),

  "fact.list": inProject("viewer", onlyProject),
  "fact.history": onlyItsOwner(ownersFact),
  "fact.retire": onlyItsOwner(ownersFact),
  "fact.restore": onlyItsOwner(ownersFact),
  "fact.promote": onlyItsOwner(ownersFact),

  "overview.get": inProject("viewer", onlyProject),
  "onboarding.status": inProject("viewer", onlyProject),
  "onboarding.repeated": inProject("viewer", onlyProject),
};
