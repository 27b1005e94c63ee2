import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { contextOf } from "@/test/factories/contexts";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { type MintedUser, mintUser } from "@/test/factories/mint-user";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { CANARY, plantCanaries } from "@/test/matrix/canary";
import { makeWorld } from "@/test/matrix/world";
import { getInstanceProject } from "./get-project";
import { listInstanceRules } from "./list-project-rules";
import { listInstanceProjects } from "./list-projects";

let admin: MintedUser;

beforeAll(async () => {
  admin = await mintUser({ isInstanceAdmin: true });
});

function read(projectId: string) {
  const ctx = contextOf(admin.actor);
  return Promise.all([
    listInstanceProjects({ ctx, input: {} }),
    getInstanceProject({ ctx, input: { projectId } }),
    listInstanceRules({ ctx, input: { projectId } }),
  ]);
}

/** The same person broke the rule `times` times. */
async function breakRule(place: { projectId: string; ruleId: string; ownerId: string }, times: number) {
  const { projectId, ruleId, ownerId } = place;
  const occurredAt = new Date();
  const session = await db.agentSession.create({
    data: {
      ...{ projectId, ownerId, host: "claude_code", hostSessionId: crypto.randomUUID() },
      ...{ startedAt: occurredAt, lastEventAt: occurredAt },
    },
  });
  for (let time = 0; time < times; time += 1) {
    const event = { incident: crypto.randomUUID(), eventId: crypto.randomUUID() };
    const kept = { version: 1, denials: 1, decision: "deny", outcome: "open", excerpt: "npm i" } as const;
    await db.violation.create({
      data: { projectId, ownerId, ruleId, sessionId: session.id, ...event, ...kept, occurredAt },
    });
  }
}

describe("instance admin (in the UI): shared rules, versions, approvers, history — all; the rest nothing", () => {
  it("reads a shared rule with each version and who approved it", async () => {
    const { owner, project, join } = await mintTenant();
    const editor = await join("editor");
    const place = { projectId: project.id, ownerId: owner.id };
    await mintSharedRule(place, { number: 4, mode: "remind", approvedBy: editor.user.id });
    const [, , rules] = await read(project.id);
    expect(rules.items).toMatchObject([
      {
        ...{ number: "P4", statement: "Use pnpm, not npm.", status: "active", mode: "remind" },
        ...{ released: [], violations: null },
        versions: [
          {
            ...{ version: 1, statement: "Use pnpm, not npm.", authorName: owner.name },
            approvals: [{ approverName: editor.user.name, isMine: false, valid: true, mode: "remind" }],
          },
        ],
      },
    ]);
  });

  it("reads no prompt, session, fact, personal rule, reason or unreleased word, and no count of theirs", async () => {
    const world = await makeWorld("instanceAdmin");
    const ids = await plantCanaries(world);
    const [projects, project, rules] = await read(world.project.id);
    const told = JSON.stringify([projects, project, rules]);
    expect(told).not.toContain(CANARY);
    expect(rules.items.map(({ id }) => id)).toEqual([ids.sharedRuleId]);
    for (const id of [ids.ruleId, ids.globalRuleId, ids.evidenceId, ids.eventId, world.member.id]) {
      expect(told).not.toContain(id);
    }
    // The member's own rules and two events count nowhere: fewer than three people made them.
    expect(project).toMatchObject({
      ...{ slug: world.project.slug, members: 2, storedEvents: null, archivedAt: null },
      sharedRules: { active: 1, proposed: 0, paused: 0, ended: 0 },
    });
  });

  it("words quoted as evidence: only the excerpt that the author released", async () => {
    const world = await makeWorld("instanceAdmin");
    const { evidenceId } = await plantCanaries(world);
    await db.ruleEvidence.update({
      where: { id: evidenceId },
      data: { released: true, excerpt: "pnpm please" },
    });
    const [, , rules] = await read(world.project.id);
    expect(rules.items[0]?.released).toEqual(["pnpm please"]);
  });

  it("violations: counts, from three people on", async () => {
    const { owner, project, join } = await mintTenant();
    const people = [owner.id, (await join("member")).user.id, (await join("viewer")).user.id];
    const { id: ruleId } = await mintSharedRule({ projectId: project.id, ownerId: owner.id }, { number: 1 });
    const place = { projectId: project.id, ruleId };
    await breakRule({ ...place, ownerId: people[0] ?? "" }, 2);
    await breakRule({ ...place, ownerId: people[1] ?? "" }, 1);
    const [, , few] = await read(project.id);
    expect(few.items[0]?.violations).toBeNull();
    await breakRule({ ...place, ownerId: people[2] ?? "" }, 1);
    const [, , many] = await read(project.id);
    expect(many.items[0]?.violations).toBe(4);
  });

  it("lists projects by name, also archived ones, page by page", async () => {
    const { project: first } = await mintTenant();
    const { project: second } = await mintTenant();
    await db.project.updateMany({
      where: { id: { in: [first.id, second.id] } },
      data: { name: "Lighthouse", archivedAt: new Date("2026-11-01T00:00:00.000Z") },
    });
    const ctx = contextOf(admin.actor);
    const top = await listInstanceProjects({ ctx, input: { search: "lightH", limit: 1 } });
    expect(top.items).toMatchObject([
      { id: second.id, archivedAt: new Date("2026-11-01T00:00:00.000Z"), members: 1 },
    ]);
    const rest = await listInstanceProjects({ ctx, input: { search: "lightH", cursor: top.nextCursor } });
    expect(rest).toMatchObject({ items: [{ id: first.id }], nextCursor: null });
  });
});

it("to others there is no such list, owners of the project included, and no token reaches it", async () => {
  const { owner, project } = await mintTenant();
  const token = await mintToken(admin, { scopes: ["events:write", "rules:read", "own:write"] });
  const input = { projectId: project.id };
  for (const [actor, code] of [
    [owner.actor, "NOT_FOUND"],
    [token.actor, "FORBIDDEN"],
  ] as const) {
    const ctx = contextOf(actor);
    await expectRefusal(listInstanceProjects({ ctx, input: {} }), code);
    await expectRefusal(getInstanceProject({ ctx, input }), code);
    await expectRefusal(listInstanceRules({ ctx, input }), code);
  }
  const ctx = contextOf(admin.actor);
  const nowhere = { projectId: "01977777-7777-7777-8777-777777777777" };
  await expectRefusal(getInstanceProject({ ctx, input: nowhere }), "NOT_FOUND");
});
