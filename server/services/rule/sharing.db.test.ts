import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { contextOf, projectContextOf } from "@/test/factories/contexts";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { countAuditEntries } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { bundleState, getBundle } from "../bundle/get";
import { entityTag } from "../bundle/state";
import { countInbox } from "../inbox/count";
import { acceptSharedRule } from "./accept-shared";
import { approveRule } from "./approve";
import { getRuleDetail } from "./get";
import { listSharing } from "./list-sharing";
import { muteRule } from "./mute";
import { reviseRule } from "./revise";
import { setRuleMode } from "./set-mode";
import { setSharing } from "./set-sharing";
import { unmuteRule } from "./unmute";

/** A shared rule of the tenant's owner that a second person has agreed to. */
async function agreed({ owner, project }: Tenant, number = 1) {
  const approver = await mintUser({ name: "Edda" });
  const place = { projectId: project.id, ownerId: owner.id };
  const { id, contentHash } = await mintSharedRule(place, { number, approvedBy: approver.id });
  return { ruleId: id, contentHash };
}

describeVerb("muteRule", {
  action: "rule.mute",
  given: agreed,
  run: (ctx, { ruleId }) => muteRule({ ctx, input: { ruleId } }),
  entity: ({ ruleId }) => ruleId,
  effect: async ({ ruleId }, _answer, { owner, project }) => {
    const [row] = await db.ruleMute.findMany({ where: { ruleId } });
    expect(row).toMatchObject({ userId: owner.id, projectId: project.id });
  },
});

describeVerb("unmuteRule", {
  action: "rule.unmute",
  given: async (tenant) => {
    const given = await agreed(tenant);
    await muteRule({ ctx: tenant.ctx, input: { ruleId: given.ruleId } });
    return given;
  },
  run: (ctx, { ruleId }) => unmuteRule({ ctx, input: { ruleId } }),
  entity: ({ ruleId }) => ruleId,
  effect: async ({ ruleId }) => expect(await db.ruleMute.count({ where: { ruleId } })).toBe(0),
});

describeVerb("acceptSharedRule", {
  action: "rule.accept_shared",
  given: agreed,
  run: (ctx, input) => acceptSharedRule({ ctx, input }),
  entity: ({ ruleId }) => ruleId,
  effect: async ({ ruleId, contentHash }, _answer, { owner }) => {
    const [row] = await db.ruleAcceptance.findMany({ where: { ruleId } });
    expect(row).toMatchObject({ userId: owner.id, contentHash, mode: "block" });
  },
});

async function team() {
  const tenant = await mintTenant();
  const member = await tenant.join("member");
  const given = await agreed(tenant);
  const numbers = async (ctx: Tenant["ctx"]) =>
    (await getBundle({ ctx })).bundle.rules.map(({ number }) => number);
  return { ...tenant, ...given, member, numbers };
}

describe("a person may always mute a shared rule on their own machine; the project sees a count", () => {
  it("a blocker too: it is named in their bundle and left out of the rules, for nobody else", async () => {
    const { ctx, member, ruleId, numbers } = await team();
    await db.ruleVersion.updateMany({ where: { ruleId }, data: { severity: "blocker" } });
    const before = entityTag(await bundleState({ ctx: member.ctx }));
    await muteRule({ ctx: member.ctx, input: { ruleId } });
    const { bundle, entityTag: after } = await getBundle({ ctx: member.ctx });
    expect([bundle.rules, bundle.muted]).toEqual([
      [],
      [{ id: ruleId, number: "P1", statement: "Use pnpm, not npm." }],
    ]);
    expect(after).not.toBe(before);
    expect(await numbers(ctx)).toEqual(["P1"]);
    await unmuteRule({ ctx: member.ctx, input: { ruleId } });
    expect(await numbers(member.ctx)).toEqual(["P1"]);
  });

  it("fewer than three people are no number, and never who", async () => {
    const { ctx, join, member, ruleId } = await team();
    const mutedBy = async () => (await getRuleDetail({ ctx, input: { ruleId } })).sharing?.mutedBy;
    await muteRule({ ctx: member.ctx, input: { ruleId } });
    await muteRule({ ctx: (await join("viewer")).ctx, input: { ruleId } });
    expect(await mutedBy()).toBeNull();
    await muteRule({ ctx: (await join("editor")).ctx, input: { ruleId } });
    expect(await mutedBy()).toBe(3);
    const seen = JSON.stringify(await getRuleDetail({ ctx, input: { ruleId } }));
    expect(seen).not.toContain(member.user.id);
  });

  it("is on the person's own chain and not on the project's; twice is once", async () => {
    const { project, member, ruleId } = await team();
    await muteRule({ ctx: member.ctx, input: { ruleId } });
    await muteRule({ ctx: member.ctx, input: { ruleId } });
    expect(await countAuditEntries("user", member.user.id)).toBe(1);
    expect(await countAuditEntries("project", project.id)).toBe(0);
  });

  it("an own rule is paused instead, and the hook's token mutes nothing", async () => {
    const { project, member, ruleId } = await team();
    const { actor } = await mintToken(member.user, { scopes: ["events:write", "rules:read"] });
    const token = await projectContextOf(actor, project);
    await expectRefusal(muteRule({ ctx: token, input: { ruleId } }), "FORBIDDEN");
    await db.rule.update({ where: { id: ruleId }, data: { layer: "personal", ownerId: member.user.id } });
    await expectRefusal(muteRule({ ctx: member.ctx, input: { ruleId } }), "CONFLICT");
  });
});

describe("that somebody had to say a shared rule again is theirs alone", () => {
  it("it moves nothing in a colleague's bundle, and weighs in their own only", async () => {
    const { ctx, owner, project, member, ruleId } = await team();
    const told = async (reader: Tenant["ctx"]) => (await getBundle({ ctx: reader })).bundle;
    const before = await told(member.ctx);
    const place = { projectId: project.id, ownerId: owner.id };
    const family = { ...place, layer: "project", topic: "package-manager", severity: "major" } as const;
    await db.family.create({ data: { ...family, occurrences: 3, weight: 2.9994788 } });
    const said = { ruleId, version: 1, kind: "relapse", excerpt: "again", occurredAt: new Date() };
    await db.ruleEvidence.create({ data: { ...said, ownerId: owner.id } });
    const after = await told(member.ctx);
    expect([after.hash, after.rules[0]?.weight]).toEqual([before.hash, 0]);
    expect((await told(ctx)).rules[0]?.weight).toBe(1);
  });
});

const review = ({ actor }: Tenant["ctx"]) =>
  setSharing({ ctx: contextOf(actor), input: { sharedRules: "review" } });

describe("with `sharedRules: review` shared rules stay in observe until accepted", () => {
  const reviewed = async (ctx: Tenant["ctx"]) =>
    (await getBundle({ ctx })).bundle.rules.map(({ number, mode, awaitsReview }) => {
      return `${number} ${mode}${awaitsReview ? " awaits review" : ""}`;
    });

  it("what counts already when a person begins to review is accepted; what is new waits", async () => {
    const given = await team();
    const { member } = given;
    expect(await review(member.ctx)).toEqual({ sharedRules: "review" });
    expect(await reviewed(member.ctx)).toEqual(["P1 block"]);
    const second = await agreed(given, 2);
    expect(await reviewed(member.ctx)).toEqual(["P1 block", "P2 observe awaits review"]);
    expect((await listSharing({ ctx: member.ctx })).toReview.map(({ number }) => number)).toEqual(["P2"]);
    await acceptSharedRule({ ctx: member.ctx, input: second });
    expect(await reviewed(member.ctx)).toEqual(["P1 block", "P2 block"]);
    expect((await listSharing({ ctx: member.ctx })).toReview).toEqual([]);
  });

  it("a change waits again, and so does a stricter mode", async () => {
    const { ctx, join, member, ruleId } = await team();
    const editor = await join("editor");
    const approve = async (mode: "block" | "remind") => {
      const { contentHash } = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
      await approveRule({ ctx: editor.ctx, input: { ruleId, contentHash, mode } });
      return contentHash;
    };
    await review(member.ctx);
    const { content } = await getRuleDetail({ ctx, input: { ruleId } });
    const edit = { ...content, statement: "Use pnpm 10." };
    await reviseRule({ ctx, input: { ruleId, expectedVersion: 1, content: edit } });
    expect(await reviewed(member.ctx)).toEqual(["P1 block"]);
    const contentHash = await approve("remind");
    expect(await reviewed(member.ctx)).toEqual(["P1 observe awaits review"]);
    await acceptSharedRule({ ctx: member.ctx, input: { ruleId, contentHash } });
    expect(await reviewed(member.ctx)).toEqual(["P1 remind"]);
    await setRuleMode({ ctx, input: { ruleId, mode: "block" } });
    await approve("block");
    expect(await reviewed(member.ctx)).toEqual(["P1 observe awaits review"]);
  });

  it("whoever proposed or approved it has agreed; whoever applies at once is not asked", async () => {
    const { ctx, member } = await team();
    await review(ctx);
    expect(await reviewed(ctx)).toEqual(["P1 block"]);
    expect(await reviewed(member.ctx)).toEqual(["P1 block"]);
  });

  it("accepts exactly what was shown, and only what is in force", async () => {
    const { ctx, member, ruleId, contentHash } = await team();
    const other = { ruleId, contentHash: "f".repeat(64) };
    await expectRefusal(acceptSharedRule({ ctx: member.ctx, input: other }), "CONFLICT");
    await db.rule.update({ where: { id: ruleId }, data: { status: "paused" } });
    await expectRefusal(acceptSharedRule({ ctx, input: { ruleId, contentHash } }), "NOT_FOUND");
  });

  it("is a person's own choice: audited on their chain, never by token", async () => {
    const { owner, project, member } = await team();
    await review(member.ctx);
    expect(await countAuditEntries("user", member.user.id)).toBe(1);
    expect(await countAuditEntries("project", project.id)).toBe(0);
    const { actor } = await mintToken(owner, { scopes: ["own:write"] });
    await expectRefusal(setSharing({ ctx: contextOf(actor), input: { sharedRules: "review" } }), "FORBIDDEN");
  });
});

describe("a project with one person is exempt until its second member joins", () => {
  /** P1 of somebody who is alone in their project. */
  async function alone() {
    const tenant = await mintTenant();
    const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
    const rule = await mintSharedRule(place, { number: 1 });
    const told = async (ctx: Tenant["ctx"]) =>
      (await getBundle({ ctx })).bundle.rules.map(({ number, mode }) => `${number} ${mode}`);
    return { ...tenant, ...rule, told };
  }

  it("then the newcomer is told nothing, the author keeps it as their own, editors see what needs a second person", async () => {
    const { ctx, join, id, told } = await alone();
    expect(await told(ctx)).toEqual(["P1 block"]);
    expect(await listSharing({ ctx })).toMatchObject({ alone: true, needSecondPerson: [] });
    const before = entityTag(await bundleState({ ctx }));
    const editor = await join("editor");
    expect(entityTag(await bundleState({ ctx }))).not.toBe(before);
    expect([await told(ctx), await told(editor.ctx)]).toEqual([["P1 block"], []]);
    const { sharing } = await getRuleDetail({ ctx, input: { ruleId: id } });
    expect(sharing).toMatchObject({ waits: true, onlyForMe: true, agreed: null });
    for (const reader of [ctx, editor.ctx]) {
      const { needSecondPerson } = await listSharing({ ctx: reader });
      expect(needSecondPerson.map(({ number }) => number)).toEqual(["P1"]);
    }
    // It is shown for re-approval to whoever can give it, not to its author.
    expect((await countInbox({ ctx: editor.ctx })).byKind.approval).toBe(1);
    expect((await countInbox({ ctx })).byKind.approval).toBe(0);
  });

  it("approved by the second person it counts for everybody", async () => {
    const { ctx, join, id, contentHash, told } = await alone();
    const editor = await join("editor");
    await approveRule({ ctx: editor.ctx, input: { ruleId: id, contentHash } });
    expect([await told(ctx), await told(editor.ctx)]).toEqual([["P1 block"], ["P1 block"]]);
    expect((await listSharing({ ctx })).needSecondPerson).toEqual([]);
  });

  it("when the second one leaves, whoever stays is told their own words again, and none that the other left behind", async () => {
    const { ctx, join, project, id, told } = await alone();
    const editor = await join("editor");
    const { content } = await getRuleDetail({ ctx, input: { ruleId: id } });
    const edit = { ...content, statement: "Use yarn." };
    await reviseRule({ ctx: editor.ctx, input: { ruleId: id, expectedVersion: 1, content: edit } });
    const place = { projectId: project.id, ownerId: editor.user.id };
    await mintSharedRule(place, { number: 2 });
    await db.membership.deleteMany({ where: { projectId: project.id, userId: editor.user.id } });
    const { bundle } = await getBundle({ ctx });
    expect(bundle.rules.map(({ number, statement }) => [number, statement])).toEqual([
      ["P1", "Use pnpm, not npm."],
    ]);
    expect(await told(ctx)).toEqual(["P1 block"]);
  });
});
