import { randomUUID } from "node:crypto";
import { db } from "@/server/db/client";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
import { inProject, ofPerson, onlyProject, type ProcedureRows, type Row } from "../row";
import type { World } from "../world";

const READ_BY_TOKENS = { tokens: { hook: "ok", readOnly: "ok" } } as const;
/** trust.md section 4: what is a person's own is nobody else's, whatever their role. */
const NOT_THEIRS = {
  callers: { admin: "NOT_FOUND", editor: "NOT_FOUND", member: "NOT_FOUND", viewer: "NOT_FOUND" },
} as const;
const ofItsOwner = (input: Row["input"]): Row => inProject("viewer", input, NOT_THEIRS);

const placeOf = ({ project, owner }: World) => ({ projectId: project.id, ownerId: owner.id });

/** Two rules of the owner, in their own layer or shared; the first stands under the second when said so. */
async function twoRules(world: World, layer: "personal" | "project" = "personal", attached = false) {
  const place = placeOf(world);
  const parent = await mintRule(place, { layer, number: 911 });
  const rule = await mintRule(place, { layer, number: 912 });
  if (attached) {
    await db.rule.update({ where: { id: rule.id }, data: { parentId: parent.id, shape: "refinement" } });
  }
  return { ...onlyProject(world), ruleId: rule.id, parentId: parent.id };
}

async function ownersFamily(world: World, dismissed = false) {
  const { id } = await db.family.create({
    data: {
      ...{ ...placeOf(world), layer: "personal", topic: `t-${randomUUID()}`, severity: "minor" },
      ...(dismissed && { dismissedAt: new Date() }),
    },
  });
  return { ...onlyProject(world), familyId: id };
}

async function ownersDeadlock(world: World) {
  const place = placeOf(world);
  const { ruleId, parentId } = await twoRules(world);
  const { sessionId, eventId } = await mintSession(place);
  const { id } = await db.deadlock.create({
    data: {
      ...{ ...place, sessionId, eventId, winnerId: ruleId, releasedId: parentId, incident: "t1" },
      ...{ excerpt: "", occurredAt: new Date() },
    },
  });
  return { ...onlyProject(world), deadlockId: id };
}

const AREA = { key: "feature-flags", words: ["feature flag"], values: {} };

async function area(projectId: string | null, archived = false) {
  const key = `area-${randomUUID().slice(0, 8)}`;
  const { id } = await db.addedTopic.create({
    data: { ...AREA, key, projectId, ...(archived && { archivedAt: new Date() }) },
  });
  return { key, topicId: id };
}

const inOwnProject = async (world: World, archived = false) => {
  const { topicId } = await area(world.project.id, archived);
  return { ...onlyProject(world), topicId };
};
const ofInstance = async (archived = false) => ({ topicId: (await area(null, archived)).topicId });
const freshArea = () => ({ ...AREA, key: `area-${randomUUID().slice(0, 8)}` });

/** To everybody but instance admins there is no such thing. */
function ofInstanceAdmin(input: Row["input"]): Row {
  const nobody = "NOT_FOUND" as const;
  return ofPerson(input, {
    callers: {
      ...{ owner: nobody, admin: nobody, editor: nobody, member: nobody, viewer: nobody, stranger: nobody },
      instanceAdmin: "ok",
    },
  });
}

export const libraryRows: ProcedureRows = {
  "rule.tree": inProject("viewer", onlyProject, READ_BY_TOKENS),
  "rule.attach": ofItsOwner((world) => twoRules(world)),
  "rule.attach#shared": inProject("editor", (world) => twoRules(world, "project")),
  "rule.detach": ofItsOwner((world) => twoRules(world, "personal", true)),
  "rule.detach#shared": inProject("editor", (world) => twoRules(world, "project", true)),
  "rule.group": ofItsOwner(async (world) => {
    const { projectSlug, ruleId, parentId } = await twoRules(world);
    await db.user.update({ where: { id: world.owner.id }, data: { ruleCounter: 1_000 } });
    return { projectSlug, statement: "Before each release.", partIds: [ruleId, parentId] };
  }),

  "family.list": inProject("viewer", onlyProject),
  "family.get": ofItsOwner((world) => ownersFamily(world)),
  // Own families only, so for others there is none.
  "family.find": inProject("viewer", (world) => ({ ...onlyProject(world), topic: "push" })),
  "family.setSeverity": ofItsOwner(async (world) => ({ ...(await ownersFamily(world)), severity: "major" })),
  "family.dismiss": ofItsOwner((world) => ownersFamily(world)),
  "family.restore": ofItsOwner((world) => ownersFamily(world, true)),

  "deadlock.list": inProject("viewer", onlyProject),
  "deadlock.dismiss": ofItsOwner(ownersDeadlock),
  "deadlock.restore": ofItsOwner(ownersDeadlock),

  "topic.list": inProject("viewer", onlyProject, READ_BY_TOKENS),
  "topic.try": inProject("viewer", (world) => ({ ...onlyProject(world), text: "use pnpm" }), READ_BY_TOKENS),
  "topic.create": inProject("admin", (world) => ({ ...onlyProject(world), ...freshArea() })),
  "topic.revise": inProject("admin", async (world) => ({
    ...(await inOwnProject(world)),
    ...{ ...freshArea(), expectedRevision: 1 },
  })),
  "topic.archive": inProject("admin", (world) => inOwnProject(world)),
  "topic.restore": inProject("admin", (world) => inOwnProject(world, true)),
  "topic.listShared": ofInstanceAdmin(() => undefined),
  "topic.tryShared": ofInstanceAdmin(() => ({ text: "use pnpm" })),
  "topic.createShared": ofInstanceAdmin(freshArea),
  "topic.reviseShared": ofInstanceAdmin(async () => ({
    ...(await ofInstance()),
    ...{ ...freshArea(), expectedRevision: 1 },
  })),
  "topic.archiveShared": ofInstanceAdmin(() => ofInstance()),
  "topic.restoreShared": ofInstanceAdmin(() => ofInstance(true)),
};
