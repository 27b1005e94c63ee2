import { db } from "@/server/db/client";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
import { mintMark } from "@/test/factories/mint-mark";
import { inProject, ofPerson, onlyProject, type ProcedureRows, type Row } from "../row";
import type { World } from "../world";

/** What the hook's token may do. */
const READ_BY_TOKENS = { tokens: { hook: "ok", readOnly: "ok" } } as const;

const placeOf = ({ owner, project }: World) => ({ projectId: project.id, ownerId: owner.id });

function ofItsOwner(input: Row["input"]): Row {
  return inProject("viewer", input, {
    callers: { admin: "NOT_FOUND", editor: "NOT_FOUND", member: "NOT_FOUND", viewer: "NOT_FOUND" },
  });
}

/** A proposal in the owner's inbox. */
async function ownersProposal(world: World) {
  const { id } = await mintRule(placeOf(world), { number: 900 });
  await db.rule.update({ where: { id }, data: { status: "proposed" } });
  return { ...onlyProject(world), itemId: `proposal:${id}` };
}

/** The same after the owner said no. */
async function dismissedProposal(world: World) {
  const item = await ownersProposal(world);
  await db.rule.update({
    where: { id: item.itemId.slice("proposal:".length) },
    data: { status: "dismissed" },
  });
  return item;
}

/** The decision that made a rule of the owner. */
async function ownersDecision(world: World) {
  const { id: resultRuleId } = await mintRule(placeOf(world), { number: 900 });
  const { id } = await db.resolution.create({
    data: {
      ...placeOf(world),
      candidate: {},
      action: "new",
      decisionLine: "NEW",
      reason: "made by a test",
      decidedBy: "pipeline",
      resultRuleId,
    },
    select: { id: true },
  });
  return { ...onlyProject(world), resolutionId: id };
}

export const learningRows: ProcedureRows = {
  "inbox.list": inProject("viewer", onlyProject),
  "inbox.counts": inProject("viewer", onlyProject),
  "inbox.accept": ofItsOwner(ownersProposal),
  "inbox.dismiss": ofItsOwner(ownersProposal),
  "inbox.snooze": ofItsOwner(async (world) => ({ ...(await ownersProposal(world)), days: 7 })),
  "inbox.undo": ofItsOwner(dismissedProposal),

  "history.list": inProject("viewer", onlyProject),
  "history.preview": ofItsOwner(ownersDecision),
  "history.rollback": ofItsOwner(ownersDecision),
  "history.undoRollback": ofItsOwner(async (world) => {
    const row = await ownersDecision(world);
    const { resultRuleId } = await db.resolution.update({
      where: { id: row.resolutionId },
      data: { undoneAt: new Date() },
    });
    await db.rule.update({ where: { id: resultRuleId ?? "" }, data: { status: "archived" } });
    return row;
  }),

  "signal.mark": ofItsOwner(async (world) => ({
    ...onlyProject(world),
    eventId: (await mintSession(placeOf(world))).eventId,
    verdict: "correction",
  })),
  "signal.withdrawMark": ofItsOwner(async (world) => ({
    ...onlyProject(world),
    eventId: (await mintMark(placeOf(world))).eventId,
  })),
  "statistics.get": inProject("viewer", onlyProject),
  "signal.exportLabels": inProject("viewer", onlyProject),

  "live.onProject": inProject("viewer", onlyProject),
  "bundle.get": inProject("viewer", onlyProject, READ_BY_TOKENS),
  // Each event names its project by a key among the person's own and is judged by itself: an empty batch
  // touches none, whatever the token may do.
  "ingest.record": ofPerson(() => ({ events: [] }), {
    tokens: { hook: "ok", readOnly: "ok", otherProject: "ok" },
  }),

  "onboarding.loadSample": ofPerson(() => undefined),
};
