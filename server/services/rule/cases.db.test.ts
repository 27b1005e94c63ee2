import { describe, expect, it } from "vitest";
import { isHeedError } from "@/core/errors";
import type { RuleContent } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintCheckedRule } from "@/test/factories/mint-checked-rule";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { addCase } from "./add-case";
import { getRuleDetail } from "./get";
import { listCases } from "./list-cases";
import { listRuleVersions } from "./list-versions";
import { removeCase } from "./remove-case";
import { reviseRule } from "./revise";

const placeOf = ({ owner, project }: Tenant) => ({ projectId: project.id, ownerId: owner.id });
const command = (text: string) => ({ kind: "command" as const, command: text });

async function ruleOf(tenant: Tenant, wish: object = {}) {
  return (await mintCheckedRule(placeOf(tenant), { number: 1, ...wish })).id;
}

async function save(tenant: Pick<Tenant, "ctx">, ruleId: string, change: Partial<RuleContent>) {
  const { content, version } = await getRuleDetail({ ctx: tenant.ctx, input: { ruleId } });
  const input = { ruleId, expectedVersion: version, content: { ...content, ...change } };
  return reviseRule({ ctx: tenant.ctx, input });
}

const ANY_GIT = { kind: "shell-command", forbid: [{ program: ["git"] }] };

describe("cases are kept with the version and run on save", () => {
  it("a failing case rejects the edit and says which one", async () => {
    const tenant = await mintTenant();
    const ruleId = await ruleOf(tenant);
    const kept = await addCase({
      ctx: tenant.ctx,
      input: { ruleId, expected: "pass", trial: command("git status") },
    });
    const error: unknown = await save(tenant, ruleId, { verifier: ANY_GIT }).catch(
      (refused: unknown) => refused,
    );
    if (!isHeedError(error)) throw new Error("it was saved");
    expect(error.code).toBe("INVALID");
    expect(error.fieldErrors).toEqual({ [`case.${kept.id}`]: ["“git status” must pass but would stop."] });
    expect((await getRuleDetail({ ctx: tenant.ctx, input: { ruleId } })).version).toBe(1);
  });

  it("a version that gets them right shows them in its report", async () => {
    const tenant = await mintTenant();
    const ruleId = await ruleOf(tenant);
    await addCase({ ctx: tenant.ctx, input: { ruleId, expected: "stop", trial: command("git push -f") } });
    const saved = await save(tenant, ruleId, { message: "Ask before you push." });
    const unit = saved.ok ? saved.report?.stages.find(({ stage }) => stage === "unit") : undefined;
    expect(unit?.cases ?? []).toEqual([]);
    const changed = await save(tenant, ruleId, { verifier: ANY_GIT });
    const stage = changed.ok ? changed.report?.stages.find(({ stage }) => stage === "unit") : undefined;
    expect(stage).toMatchObject({
      passed: true,
      cases: [{ text: "git push -f", expected: "stop", got: "stop", origin: "person" }],
    });
  });

  it("a case that the present check gets wrong is kept: the next version has to get it right", async () => {
    const tenant = await mintTenant();
    const ruleId = await ruleOf(tenant);
    await addCase({ ctx: tenant.ctx, input: { ruleId, expected: "stop", trial: command("git commit") } });
    await expectRefusal(save(tenant, ruleId, { message: "Do not push." }), "INVALID");
    expect(await save(tenant, ruleId, { verifier: ANY_GIT })).toMatchObject({ ok: true });
  });

  it("a removed case no longer counts, and versions saved with it keep it", async () => {
    const tenant = await mintTenant();
    const ruleId = await ruleOf(tenant);
    const { id: caseId } = await addCase({
      ctx: tenant.ctx,
      input: { ruleId, expected: "pass", trial: command("git status") },
    });
    await removeCase({ ctx: tenant.ctx, input: { caseId } });
    expect(await listCases({ ctx: tenant.ctx, input: { ruleId } })).toEqual([]);
    expect(await save(tenant, ruleId, { verifier: ANY_GIT })).toMatchObject({ ok: true });
    const of = (version: number) => listCases({ ctx: tenant.ctx, input: { ruleId, version } });
    expect((await of(1)).map(({ title }) => title)).toEqual(["git status"]);
    expect(await of(2)).toEqual([]);
    await expectRefusal(removeCase({ ctx: tenant.ctx, input: { caseId } }), "NOT_FOUND");
  });

  it("words alone do not lose what the check has proved", async () => {
    const tenant = await mintTenant();
    const ruleId = await ruleOf(tenant, { replayAgreement: true });
    const saved = await save(tenant, ruleId, { message: "Ask before you push." });
    expect(saved.ok && saved.report?.replayAgreement).toBe(true);
    const changed = await save(tenant, ruleId, { verifier: ANY_GIT });
    expect(changed.ok && changed.report?.replayAgreement).toBe(false);
  });

  it("the act that was corrected is replayed against an edit of one's own rule", async () => {
    const tenant = await mintTenant();
    const ruleId = await ruleOf(tenant);
    const place = placeOf(tenant);
    const record = await db.correctionRecord.create({
      data: {
        ...{ ...place, sessionId: ruleId, eventId: ruleId, label: "correction", learnable: true },
        ...{ signalScore: 1, learnableScore: 1, path: "x", explanation: "", language: "en" },
        ...{ author: "human", words: "never commit", occurredAt: new Date() },
        action: { kind: "shell_command", command: "git commit -m x" },
      },
    });
    await db.ruleEvidence.create({
      data: {
        ...{ ruleId, version: 1, kind: "correction", ownerId: place.ownerId, excerpt: "never commit" },
        ...{ recordId: record.id, occurredAt: new Date() },
      },
    });
    const saved = await save(tenant, ruleId, { verifier: ANY_GIT });
    expect(saved.ok && saved.report).toMatchObject({ passed: true, replayAgreement: true });
    const loosened = await save(tenant, ruleId, {
      verifier: {
        kind: "shell-command",
        forbid: [{ program: ["git"] }],
        except: [{ program: ["git"], subcommand: ["commit"] }],
      },
    });
    // One's own rule may be loosened; it only cannot block by itself.
    expect(loosened.ok && loosened.report).toMatchObject({ passed: true, replayAgreement: false });
    const [newest] = await listRuleVersions({ ctx: tenant.ctx, input: { ruleId } });
    expect(newest?.report?.stages.find(({ stage }) => stage === "replay")?.detail).toContain(
      "cannot block by itself",
    );
  });

  it("a hostile pattern is refused with what to write instead", async () => {
    const tenant = await mintTenant();
    const ruleId = await ruleOf(tenant);
    const verifier = { kind: "file-content", re: ["(?=x)y"] };
    const error: unknown = await save(tenant, ruleId, { verifier }).catch((refused: unknown) => refused);
    expect(isHeedError(error) && error.fieldErrors?.["content.verifier"]?.[0]).toContain("Look-around");
  });
});

describe("cases of a shared rule", () => {
  it("are read by everybody in the project and written by editors", async () => {
    const tenant = await mintTenant();
    const member = await tenant.join("member");
    const ruleId = await ruleOf(tenant, { layer: "project" });
    const input = { ruleId, expected: "pass" as const, trial: command("git fetch") };
    await expectRefusal(addCase({ ctx: member.ctx, input }), "FORBIDDEN");
    await addCase({ ctx: tenant.ctx, input });
    expect(await listCases({ ctx: member.ctx, input: { ruleId } })).toMatchObject([
      { title: "git fetch", isMine: false },
    ]);
  });

  it("nobody sees cases of somebody else's own rule", async () => {
    const tenant = await mintTenant();
    const colleague = await tenant.join("owner");
    const ruleId = await ruleOf(tenant);
    await addCase({ ctx: tenant.ctx, input: { ruleId, expected: "stop", trial: command("git push") } });
    await expectRefusal(listCases({ ctx: colleague.ctx, input: { ruleId } }), "NOT_FOUND");
  });
});

describeVerb("addCase", {
  action: "rule.add_case",
  given: ruleOf,
  run: (ctx, ruleId) => addCase({ ctx, input: { ruleId, expected: "stop", trial: command("git push") } }),
  entity: (ruleId) => ruleId,
  effect: async (ruleId, { id }) =>
    expect(await db.ruleCase.findUnique({ where: { id } })).toMatchObject({ ruleId, sinceVersion: 1 }),
});

describeVerb("removeCase", {
  action: "rule.remove_case",
  given: async (tenant) => {
    const ruleId = await ruleOf(tenant);
    const { id } = await addCase({
      ctx: tenant.ctx,
      input: { ruleId, expected: "stop", trial: command("git push") },
    });
    return { ruleId, caseId: id };
  },
  run: (ctx, { caseId }) => removeCase({ ctx, input: { caseId } }),
  entity: ({ ruleId }) => ruleId,
  effect: async ({ caseId }) =>
    expect((await db.ruleCase.findUniqueOrThrow({ where: { id: caseId } })).untilVersion).toBe(2),
});
