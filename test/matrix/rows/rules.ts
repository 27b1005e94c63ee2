import { EVERYWHERE } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { contentOf, hashOf } from "@/server/services/rule/content";
import { mergeRules } from "@/server/services/rule/merge";
import { projectContextOf } from "@/test/factories/contexts";
import { mintRule } from "@/test/factories/mint-learning";
import { inProject, onlyProject, type ProcedureRows, type Row } from "../row";
import type { World } from "../world";

type Status = "active" | "paused" | "proposed" | "archived";

/** What the hook's token may read. */
const READ_BY_TOKENS = { tokens: { hook: "ok", readOnly: "ok" } } as const;

/** A rule of the project's owner: in their own layer, or shared. */
async function ownersRule(
  world: World,
  status: Status = "active",
  layer: "personal" | "project" = "personal",
) {
  const { id } = await mintRule(
    { projectId: world.project.id, ownerId: world.owner.id },
    { layer, number: 900 },
  );
  await db.rule.update({ where: { id }, data: { status } });
  return { ...onlyProject(world), ruleId: id };
}

/** An own rule of the owner, with the hash of what the others would read. */
async function ownersPreview(world: World) {
  const row = await ownersRule(world);
  const version = await db.ruleVersion.findFirstOrThrow({ where: { ruleId: row.ruleId } });
  return { ...row, contentHash: hashOf(contentOf(version)) };
}

/** Two active rules of the owner. */
async function twoRules(world: World) {
  const place = { projectId: world.project.id, ownerId: world.owner.id };
  return [(await mintRule(place, { number: 901 })).id, (await mintRule(place, { number: 902 })).id] as const;
}

/** Two rules of the owner, one merged into the other. */
async function mergedRules(world: World) {
  const [targetId, sourceId] = await twoRules(world);
  const ctx = await projectContextOf(world.owner.actor, world.project);
  await mergeRules({ ctx, input: { targetId, sourceIds: [sourceId] } });
  return { ...onlyProject(world), targetId };
}

/** A shared rule that another member has proposed, so that the caller is the second person. */
async function proposalOfMember(world: World) {
  const place = { projectId: world.project.id, ownerId: world.member.id };
  const { id } = await mintRule(place, { layer: "project", number: 900 });
  await db.rule.update({ where: { id }, data: { status: "proposed" } });
  return { ...onlyProject(world), ruleId: id, contentHash: "0".repeat(64) };
}

async function ownersEvidence(world: World) {
  const { projectSlug, ruleId } = await ownersRule(world);
  const { id } = await db.ruleEvidence.create({
    data: {
      ruleId,
      version: 1,
      kind: "record",
      ownerId: world.owner.id,
      excerpt: "no, pnpm",
      occurredAt: new Date(),
    },
    select: { id: true },
  });
  return { projectSlug, evidenceId: id, released: true };
}

const typed = (world: World) => ({ ...onlyProject(world), words: "Write the changelog first." });

const CONTENT = {
  statement: "Use pnpm, not npm.",
  instruction: "Use pnpm, not npm.",
  applicability: EVERYWHERE,
  verifier: null,
  tier: "intent",
  recipe: null,
  recipeParams: null,
  message: "This project uses pnpm.",
  remedy: null,
  claim: { topic: "package-manager", subject: "javascript", polarity: "require", value: "pnpm" },
  severity: "major",
  onExhausted: "release",
};

/** trust.md section 4: a personal rule is its owner's; for admins and instance admins there is none. */
function ofItsOwner(input: Row["input"], exceptions: Parameters<typeof inProject>[2] = {}): Row {
  return inProject("viewer", input, {
    ...exceptions,
    callers: {
      admin: "NOT_FOUND",
      editor: "NOT_FOUND",
      member: "NOT_FOUND",
      viewer: "NOT_FOUND",
      ...exceptions.callers,
    },
  });
}

/** A change of a shared rule: editors and above. */
const curated = (change: (world: World) => Promise<object>) => inProject("editor", change);

export const ruleRows: ProcedureRows = {
  "rule.list": inProject("viewer", onlyProject, READ_BY_TOKENS),
  "rule.counts": inProject("viewer", onlyProject, READ_BY_TOKENS),
  "rule.exemptions": inProject("viewer", onlyProject),
  "rule.previewWritten": inProject("viewer", typed, READ_BY_TOKENS),
  "rule.write": inProject("viewer", typed),
  "rule.write#shared": inProject("member", (world) => ({ ...typed(world), reach: "shared" })),
  "rule.get": ofItsOwner(ownersRule, READ_BY_TOKENS),
  "rule.get#shared": inProject("viewer", (world) => ownersRule(world, "active", "project"), READ_BY_TOKENS),
  "rule.versions": ofItsOwner(ownersRule, READ_BY_TOKENS),
  "rule.versions#shared": inProject(
    "viewer",
    (world) => ownersRule(world, "active", "project"),
    READ_BY_TOKENS,
  ),
  // Own rows only, so for others the list is empty.
  "rule.activity": inProject("viewer", ownersRule),
  "rule.resolutions": ofItsOwner(ownersRule),

  "rule.create": inProject("viewer", (world) => ({ ...onlyProject(world), content: CONTENT })),
  "rule.create#shared": inProject("member", (world) => ({
    ...onlyProject(world),
    content: CONTENT,
    layer: "project",
  })),
  "rule.revise": ofItsOwner(async (world) => ({
    ...(await ownersRule(world)),
    expectedVersion: 1,
    content: CONTENT,
  })),
  "rule.revise#shared": curated(async (world) => ({
    ...(await ownersRule(world, "active", "project")),
    expectedVersion: 1,
    content: CONTENT,
  })),
  "rule.activate": ofItsOwner((world) => ownersRule(world, "paused")),
  "rule.pause": ofItsOwner(ownersRule),
  "rule.pause#shared": curated((world) => ownersRule(world, "active", "project")),
  "rule.archive": ofItsOwner(ownersRule),
  "rule.archive#shared": curated((world) => ownersRule(world, "active", "project")),
  "rule.dismiss": ofItsOwner((world) => ownersRule(world, "proposed")),
  "rule.setMode": ofItsOwner(async (world) => ({ ...(await ownersRule(world)), mode: "remind" })),
  "rule.setMode#shared": curated(async (world) => ({
    ...(await ownersRule(world, "active", "project")),
    mode: "remind",
  })),
  "rule.restore": ofItsOwner((world) => ownersRule(world, "archived")),
  "rule.snooze": ofItsOwner((world) => ownersRule(world, "proposed")),
  "rule.pauseMany": ofItsOwner(async (world) => {
    const { projectSlug, ruleId } = await ownersRule(world);
    return { projectSlug, ruleIds: [ruleId] };
  }),
  "rule.merge": ofItsOwner(async (world) => {
    const [targetId, sourceId] = await twoRules(world);
    return { ...onlyProject(world), targetId, sourceIds: [sourceId] };
  }),
  "rule.undoMerge": ofItsOwner(mergedRules),
  "rule.supersede": ofItsOwner(async (world) => {
    const [oldId, newId] = await twoRules(world);
    return { ...onlyProject(world), oldId, newId };
  }),
  "rule.undo": ofItsOwner(async (world) => {
    const { projectSlug, ruleId } = await ownersRule(world);
    return { projectSlug, rule: ruleId };
  }),
  // A viewer may propose nothing, so nothing is looked for.
  "rule.propose": ofItsOwner(ownersPreview, { callers: { viewer: "FORBIDDEN" } }),
  "rule.previewProposal": ofItsOwner(ownersRule, { callers: { viewer: "FORBIDDEN" } }),
  "rule.approve": inProject("editor", proposalOfMember),
  "rule.releaseEvidence": ofItsOwner(ownersEvidence),
};
