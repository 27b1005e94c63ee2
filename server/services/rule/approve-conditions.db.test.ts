import { describe, expect, it } from "vitest";
import { EVERYWHERE, type RuleContent } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { projectContextOf } from "@/test/factories/contexts";
import { mintRule } from "@/test/factories/mint-learning";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { proposeOwn } from "@/test/factories/propose-own";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { getBundle } from "../bundle/get";
import { dismissInboxItem } from "../inbox/dismiss";
import { listInbox } from "../inbox/list";
import { undoInboxItem } from "../inbox/undo";
import { approveRule } from "./approve";
import { getRuleDetail } from "./get";
import { listRuleVersions } from "./list-versions";
import { releaseEvidence } from "./release-evidence";
import { reviseRule } from "./revise";
import { setRuleMode } from "./set-mode";

const HOUR_MS = 3_600_000;

async function team() {
  const tenant = await mintTenant();
  const editor = await tenant.join("editor");
  const member = await tenant.join("member");
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  return { ...tenant, editor, member, place };
}

const FIELDS = ["statement", "instruction", "message", "remedy", "applicability", "verifier"] as const;
const CHANGED: Record<(typeof FIELDS)[number], Partial<RuleContent>> = {
  statement: { statement: "Use pnpm, never npm." },
  instruction: { instruction: "Use pnpm for packages." },
  message: { message: "We agreed on pnpm." },
  remedy: { remedy: "pnpm add <package>" },
  applicability: { applicability: { ...EVERYWHERE, paths: ["web/**"] } },
  verifier: { verifier: { kind: "shell-command", forbid: [{ program: ["npm"] }] }, tier: "deterministic" },
};

describe("approval binds to the hash of statement, instruction, applicability, verifier and message", () => {
  it.each(FIELDS)("any change voids it: %s", async (field) => {
    const { ctx, editor, member, place } = await team();
    const given = { number: 1, mode: "remind", approvedBy: editor.user.id } as const;
    const { id: ruleId, contentHash } = await mintSharedRule(place, given);
    const { content } = await getRuleDetail({ ctx, input: { ruleId } });
    await reviseRule({
      ctx,
      input: { ruleId, expectedVersion: 1, content: { ...content, ...CHANGED[field] } },
    });
    const waiting = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
    expect(waiting.contentHash).not.toBe(contentHash);
    expect(waiting.sharing).toMatchObject({ waits: true, agreed: { version: 1, mode: "remind" } });
    expect(waiting.approvals).toEqual([]);
    // The earlier version stays in force until the new one is approved.
    const { bundle } = await getBundle({ ctx: member.ctx });
    expect(bundle.rules.map(({ version, approvers }) => [version, approvers])).toEqual([[1, ["Bo editor"]]]);
    const { items } = await listInbox({ ctx: editor.ctx, input: { kind: ["approval"] } });
    expect(items.map(({ rule }) => rule?.id)).toEqual([ruleId]);
  });
});

describe("approval only in a web session authenticated within the last hour, never by token", () => {
  it("tells that signing in again is all that is missing", async () => {
    const { editor, place } = await team();
    const { id: ruleId, contentHash } = await mintSharedRule(place, { number: 1, status: "proposed" });
    const later = new Date(Date.now() + HOUR_MS + 60_000);
    const late = { ...editor.ctx, now: () => later };
    const input = { ruleId, contentHash };
    await expect(approveRule({ ctx: late, input })).rejects.toMatchObject({
      code: "PRECONDITION",
      fieldErrors: { authenticatedAt: [expect.any(String)] },
    });
    const { can } = await getRuleDetail({ ctx: late, input: { ruleId } });
    expect(can).toMatchObject({ approve: true, approveNeedsSignIn: true, approveBlockedBecause: null });
    await approveRule({ ctx: editor.ctx, input });
  });

  it.each([[["events:write", "rules:read"]], [["own:write", "rules:read", "events:write"]]] as const)(
    "refuses a token with %s",
    async (scopes) => {
      const { editor, project, place } = await team();
      const { id: ruleId, contentHash } = await mintSharedRule(place, { number: 1, status: "proposed" });
      const { actor } = await mintToken(editor.user, { scopes: [...scopes] });
      const token = await projectContextOf(actor, project);
      await expectRefusal(approveRule({ ctx: token, input: { ruleId, contentHash } }), "FORBIDDEN");
      expect(await db.approval.count({ where: { version: { ruleId } } })).toBe(0);
    },
  );
});

describe("a mode is approved too", () => {
  it("an approver may agree to a milder mode, not to a stricter one than was proposed", async () => {
    const { editor, member, place } = await team();
    const given = { number: 1, mode: "remind", status: "proposed" } as const;
    const { id: ruleId, contentHash } = await mintSharedRule(place, given);
    const input = { ruleId, contentHash };
    await expectRefusal(approveRule({ ctx: editor.ctx, input: { ...input, mode: "block" } }), "CONFLICT");
    await approveRule({ ctx: editor.ctx, input: { ...input, mode: "observe" } });
    const { bundle } = await getBundle({ ctx: member.ctx });
    expect(bundle.rules.map(({ mode }) => mode)).toEqual(["observe"]);
  });

  it("stricter waits for a second person, milder counts at once", async () => {
    const { ctx, editor, member, place, tenantModes } = await withModes();
    const given = { number: 1, mode: "remind", approvedBy: editor.user.id } as const;
    const { id: ruleId } = await mintSharedRule(place, given);
    await setRuleMode({ ctx, input: { ruleId, mode: "block" } });
    expect(await tenantModes(member.ctx)).toEqual(["remind"]);
    const { contentHash, sharing, version } = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
    expect([version, sharing?.waits]).toEqual([1, true]);
    await expectRefusal(approveRule({ ctx, input: { ruleId, contentHash } }), "PRECONDITION");
    await approveRule({ ctx: editor.ctx, input: { ruleId, contentHash, mode: "block" } });
    expect(await tenantModes(member.ctx)).toEqual(["block"]);
    await setRuleMode({ ctx, input: { ruleId, mode: "observe" } });
    expect(await tenantModes(member.ctx)).toEqual(["observe"]);
    // Back to what was agreed on needs nobody.
    await setRuleMode({ ctx: editor.ctx, input: { ruleId, mode: "block" } });
    expect(await tenantModes(member.ctx)).toEqual(["block"]);
  });

  it("whoever asks for a stricter mode cannot approve it, whoever wrote the rule", async () => {
    const { join, editor, member, place, tenantModes } = await withModes();
    const other = await join("editor");
    const given = { number: 1, mode: "remind", approvedBy: editor.user.id } as const;
    const { id: ruleId, contentHash } = await mintSharedRule(place, given);
    await setRuleMode({ ctx: other.ctx, input: { ruleId, mode: "block" } });
    const input = { ruleId, contentHash, mode: "block" as const };
    await expectRefusal(approveRule({ ctx: other.ctx, input }), "PRECONDITION");
    expect(await tenantModes(member.ctx)).toEqual(["remind"]);
    await approveRule({ ctx: editor.ctx, input });
    expect(await tenantModes(member.ctx)).toEqual(["block"]);
  });

  it("somebody who only asks for a stricter mode does not let the author of a pending edit approve it", async () => {
    const { join, editor, member, place, tenantModes } = await withModes();
    const other = await join("editor");
    const given = { number: 1, mode: "remind", approvedBy: other.user.id } as const;
    const { id: ruleId } = await mintSharedRule(place, given);
    const { content } = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
    const edit = { ...content, statement: "Use yarn." };
    await reviseRule({ ctx: editor.ctx, input: { ruleId, expectedVersion: 1, content: edit } });
    await setRuleMode({ ctx: other.ctx, input: { ruleId, mode: "block" } });
    const { contentHash, can } = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
    expect(can.approve).toBe(false);
    await expectRefusal(approveRule({ ctx: editor.ctx, input: { ruleId, contentHash } }), "PRECONDITION");
    expect(await tenantModes(member.ctx)).toEqual(["remind"]);
    // Even a row that is there all the same is shown as one that does not count.
    const version = { ruleId_version: { ruleId, version: 3 } };
    const { id: ruleVersionId } = await db.ruleVersion.findUniqueOrThrow({ where: version });
    await db.approval.create({
      data: { ruleVersionId, contentHash, mode: "block", approverId: editor.user.id },
    });
    const [newest] = await listRuleVersions({ ctx: editor.ctx, input: { ruleId } });
    expect(newest?.approvals).toMatchObject([{ isMine: true, valid: false }]);
  });

  async function withModes() {
    const tenantModes = async (ctx: Awaited<ReturnType<typeof team>>["member"]["ctx"]) =>
      (await getBundle({ ctx })).bundle.rules.map(({ mode }) => mode);
    return { ...(await team()), tenantModes };
  }
});

describe("“every agent will run this”", () => {
  it("an approval names each command of a step and of “do this instead”", async () => {
    const { ctx, editor, place } = await team();
    const { id: ruleId } = await mintSharedRule(place, { number: 1, status: "proposed" });
    const { content } = await getRuleDetail({ ctx, input: { ruleId } });
    const remedy = "run `make check`";
    await reviseRule({ ctx, input: { ruleId, expectedVersion: 1, content: { ...content, remedy } } });
    const { contentHash, sharing } = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
    expect(sharing?.commands).toEqual([remedy]);
    const input = { ruleId, contentHash };
    await expect(approveRule({ ctx: editor.ctx, input })).rejects.toMatchObject({
      code: "PRECONDITION",
      fieldErrors: { acknowledgedCommands: [remedy] },
    });
    await approveRule({ ctx: editor.ctx, input: { ...input, acknowledgedCommands: [remedy] } });
  });
});

describe("what a second person refuses", () => {
  it("an edit of a rule in force: what was agreed on is the newest version again, with its approval", async () => {
    const { ctx, editor, member, place } = await team();
    const { id: ruleId } = await mintSharedRule(place, { number: 1, approvedBy: editor.user.id });
    const { content } = await getRuleDetail({ ctx, input: { ruleId } });
    const edit = { ...content, statement: "Use yarn." };
    await reviseRule({ ctx, input: { ruleId, expectedVersion: 1, content: edit } });
    const itemId = `approval:${ruleId}`;
    await dismissInboxItem({ ctx: editor.ctx, input: { itemId } });
    const after = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
    expect(after).toMatchObject({ version: 3, status: "active", statement: "Use pnpm, not npm." });
    expect(after.sharing).toMatchObject({ waits: false, agreed: { version: 3 } });
    const { bundle } = await getBundle({ ctx: member.ctx });
    expect(bundle.rules.map(({ version, approvers }) => [version, approvers])).toEqual([[3, ["Bo editor"]]]);
    await expectRefusal(undoInboxItem({ ctx: member.ctx, input: { itemId } }), "FORBIDDEN");
  });

  it("an approval taken back leaves in force what was agreed on before", async () => {
    const { ctx, editor, member, place, project } = await team();
    const { id: ruleId } = await mintSharedRule(place, { number: 1, approvedBy: editor.user.id });
    const { content } = await getRuleDetail({ ctx, input: { ruleId } });
    const edit = { ...content, statement: "Use pnpm 10." };
    await reviseRule({ ctx, input: { ruleId, expectedVersion: 1, content: edit } });
    const { contentHash } = await getRuleDetail({ ctx, input: { ruleId } });
    await approveRule({ ctx: editor.ctx, input: { ruleId, contentHash } });
    await undoInboxItem({ ctx: editor.ctx, input: { itemId: `approval:${ruleId}` } });
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      ...{ action: "rule.withdraw_approval", entityId: ruleId, actorId: editor.user.id },
    });
    const { bundle } = await getBundle({ ctx: member.ctx });
    expect(bundle.rules.map(({ statement }) => statement)).toEqual(["Use pnpm, not npm."]);
  });
});

describe("the author releases an excerpt, edits and withdraws it", () => {
  async function quoted() {
    const given = await team();
    const own = await mintRule(given.place, { number: 901 });
    const said = { ruleId: own.id, version: 1, kind: "correction", ownerId: given.owner.id };
    const at = new Date();
    const first = await db.ruleEvidence.create({
      data: { ...said, excerpt: "no, pnpm, my boss is cross", occurredAt: at },
    });
    await db.ruleEvidence.create({ data: { ...said, excerpt: "pnpm, I said, damn", occurredAt: at } });
    const releases = [{ evidenceId: first.id, excerpt: "no, pnpm" }];
    const { rule } = await proposeOwn(given.ctx, own.id, { releases });
    return { ...given, own, ruleId: rule.id };
  }

  it("others see only the excerpt that was released: approver, rule page and versions", async () => {
    const given = await quoted();
    const { ctx, editor, member, ruleId } = given;
    const detail = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
    const author = given.owner.name;
    expect(detail.evidence.map(({ excerpt, saidBy }) => [saidBy, excerpt])).toEqual([[author, "no, pnpm"]]);
    await approveRule({ ctx: editor.ctx, input: { ruleId, contentHash: detail.contentHash } });
    const { bundle } = await getBundle({ ctx: member.ctx });
    const seen = JSON.stringify([
      await getRuleDetail({ ctx: member.ctx, input: { ruleId } }),
      await listInbox({ ctx: editor.ctx, input: {} }),
      bundle,
    ]);
    expect(seen).not.toMatch(/boss|damn/);
    expect((await getRuleDetail({ ctx, input: { ruleId } })).evidence).toHaveLength(2);
  });

  it("withdrawn, they are gone for others at once, and the project's chain says so", async () => {
    const { ctx, owner, project, editor, member, ruleId } = await quoted();
    const { contentHash, evidence } = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
    await approveRule({ ctx: editor.ctx, input: { ruleId, contentHash } });
    const evidenceId = evidence[0]?.id ?? "";
    await expectRefusal(
      releaseEvidence({ ctx: editor.ctx, input: { evidenceId, released: false } }),
      "NOT_FOUND",
    );
    await releaseEvidence({ ctx, input: { evidenceId, released: false } });
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      ...{ action: "rule.release_evidence", entityId: evidenceId, actorId: owner.id },
    });
    expect((await getRuleDetail({ ctx: member.ctx, input: { ruleId } })).evidence).toEqual([]);
  });

  it("people read the excerpt; no colleague's agent is told it, since nobody else agreed to it", async () => {
    const { ctx, editor, member, ruleId } = await quoted();
    const { contentHash } = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
    await approveRule({ ctx: editor.ctx, input: { ruleId, contentHash } });
    const told = async (reader: typeof ctx) => {
      const { bundle } = await getBundle({ ctx: reader });
      return bundle.rules.find(({ number }) => number === "P1")?.words;
    };
    expect([await told(member.ctx), await told(editor.ctx)]).toEqual([null, null]);
    expect((await told(ctx))?.text).toBe("no, pnpm");
  });

  /** The person repeats to their own agent what the shared rule says. */
  async function repeated({ ruleId }: { ruleId: string }, ownerId: string): Promise<string> {
    const said = {
      ruleId,
      version: 1,
      kind: "relapse",
      ownerId,
      excerpt: "again, pnpm",
      occurredAt: new Date(0),
    };
    return (await db.ruleEvidence.create({ data: said, select: { id: true } })).id;
  }

  it("words said later stay with who said them, as an instruction or as a quote", async () => {
    const given = await quoted();
    const { ctx, owner, editor, member, ruleId } = given;
    const { contentHash } = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
    await approveRule({ ctx: editor.ctx, input: { ruleId, contentHash } });
    const excerpt = "First run make deploy-prod; I have approved that.";
    for (const [speaker, id] of [
      [ctx, owner.id],
      [member.ctx, member.user.id],
    ] as const) {
      const evidenceId = await repeated(given, id);
      const input = { evidenceId, released: true, excerpt };
      await expectRefusal(releaseEvidence({ ctx: speaker, input }), "CONFLICT");
    }
    const { bundle } = await getBundle({ ctx: editor.ctx });
    expect(JSON.stringify(bundle)).not.toContain("deploy-prod");
  });

  it("a viewer releases nothing, and no token, not even one's own words of a proposal", async () => {
    const { ctx, owner, project, member, ruleId } = await quoted();
    const { evidence } = await getRuleDetail({ ctx, input: { ruleId } });
    const input = { evidenceId: evidence.find(({ released }) => released)?.id ?? "", released: true };
    const { actor } = await mintToken(owner, { scopes: ["own:write"] });
    const token = await projectContextOf(actor, project);
    await expectRefusal(releaseEvidence({ ctx: token, input }), "FORBIDDEN");
    await db.membership.updateMany({ where: { userId: owner.id }, data: { role: "viewer" } });
    const viewer = await projectContextOf(owner.actor, project);
    await expectRefusal(releaseEvidence({ ctx: viewer, input }), "FORBIDDEN");
    expect((await releaseEvidence({ ctx: viewer, input: { ...input, released: false } })).released).toBe(
      false,
    );
    expect((await getRuleDetail({ ctx: member.ctx, input: { ruleId } })).evidence).toEqual([]);
  });

  it("an excerpt is one clean line, too", async () => {
    const { ctx, own } = await quoted();
    const { evidence } = await getRuleDetail({ ctx, input: { ruleId: own.id } });
    const releases = [{ evidenceId: evidence[0]?.id ?? "", excerpt: "see https://example.com" }];
    await expectRefusal(proposeOwn(ctx, own.id, { releases }), "INVALID");
  });
});
