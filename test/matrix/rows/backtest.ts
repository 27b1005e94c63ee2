import { db } from "@/server/db/client";
import { addCase } from "@/server/services/rule/add-case";
import { projectContextOf } from "@/test/factories/contexts";
import { mintCheckedRule } from "@/test/factories/mint-checked-rule";
import { mintSession } from "@/test/factories/mint-learning";
import { inProject, onlyProject, type ProcedureRows, type Row } from "../row";
import type { World } from "../world";

const placeOf = ({ owner, project }: World) => ({ projectId: project.id, ownerId: owner.id });
const TRIAL = { kind: "command", command: "git push" } as const;

const ownersRule = async (world: World) => ({
  ...onlyProject(world),
  ruleId: (await mintCheckedRule(placeOf(world), { number: 910 })).id,
});
const sharedRule = async (world: World) => ({
  ...onlyProject(world),
  ruleId: (await mintCheckedRule(placeOf(world), { number: 911, layer: "project" })).id,
});

async function mintRun(world: World, ruleId: string) {
  const place = placeOf(world);
  return db.backtestRun.create({
    data: { ...place, ruleId, version: 1, status: "running", bound: 100, beforeId: ruleId },
    select: { id: true },
  });
}
const ownersRun = async (world: World) => {
  const input = await ownersRule(world);
  await mintRun(world, input.ruleId);
  return input;
};
const ownersStop = async (world: World) => {
  const { ruleId, projectSlug } = await ownersRule(world);
  const run = await mintRun(world, ruleId);
  const { sessionId, eventId } = await mintSession(placeOf(world));
  const stop = await db.backtestStop.create({
    data: {
      ...{ ...placeOf(world), runId: run.id, ruleId, eventId, sessionId },
      ...{ excerpt: "git push", related: false, occurredAt: new Date() },
    },
    select: { id: true },
  });
  return { projectSlug, stopId: stop.id, mark: "wrong" };
};

const ownersTrial = async (world: World) => ({
  ...(await ownersRule(world)),
  ...{ expected: "stop", trial: TRIAL },
});
const sharedTrial = async (world: World) => ({
  ...(await sharedRule(world)),
  ...{ expected: "stop", trial: TRIAL },
});
const caseOf = (rule: typeof ownersRule) => async (world: World) => {
  const { ruleId, projectSlug } = await rule(world);
  const ctx = await projectContextOf(world.owner.actor, world.project);
  const { id } = await addCase({ ctx, input: { ruleId, expected: "stop", trial: TRIAL } });
  return { projectSlug, caseId: id };
};

const READ_BY_TOKENS: Row["tokens"] = {
  ...{ hook: "ok", readOnly: "ok", otherProject: "NOT_FOUND" },
  ...{ expired: "UNAUTHENTICATED", revoked: "UNAUTHENTICATED" },
};

/** trust.md section 4: what is the owner's is nobody else's to see, admins and instance admins included. */
function onlyItsOwner(input: Row["input"]): Row {
  return inProject("viewer", input, {
    callers: { admin: "NOT_FOUND", editor: "NOT_FOUND", member: "NOT_FOUND", viewer: "NOT_FOUND" },
  });
}

export const backtestRows: ProcedureRows = {
  "backtest.get": onlyItsOwner(ownersRule),
  "backtest.get#shared": inProject("viewer", sharedRule),
  "backtest.stops": onlyItsOwner(ownersRule),
  "backtest.stops#shared": inProject("viewer", sharedRule),
  "backtest.start": onlyItsOwner(ownersRule),
  // Over one's own events: everybody who reads the rule may ask.
  "backtest.start#shared": inProject("viewer", sharedRule),
  "backtest.stop": onlyItsOwner(ownersRun),
  "backtest.mark": onlyItsOwner(ownersStop),
  "ruleHealth.report": onlyItsOwner(ownersRule),
  "ruleHealth.report#shared": inProject("viewer", sharedRule),
  "ruleCase.list": { ...onlyItsOwner(ownersRule), tokens: READ_BY_TOKENS },
  "ruleCase.list#shared": { ...inProject("viewer", sharedRule), tokens: READ_BY_TOKENS },
  "ruleCase.add": onlyItsOwner(ownersTrial),
  "ruleCase.add#shared": inProject("editor", sharedTrial),
  "ruleCase.remove": onlyItsOwner(caseOf(ownersRule)),
  "ruleCase.remove#shared": inProject("editor", caseOf(sharedRule)),
};
