import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { contextOf, projectContextOf } from "@/test/factories/contexts";
import { commandEvent, hookEvent } from "@/test/factories/hook-event";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import type { MintedUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { recordEvents } from "../hook-event/record";
import { runProjectBacktest } from "./run-project";

const VERIFIER = { kind: "shell-command", forbid: [{ program: ["npm"], subcommand: ["install"] }] };

async function checkOf({ owner, project }: Tenant, verifier: object | null = VERIFIER) {
  const rule = await mintRule({ projectId: project.id, ownerId: owner.id }, { layer: "project", number: 1 });
  if (verifier) {
    await db.ruleVersion.updateMany({
      where: { ruleId: rule.id },
      data: { verifier, tier: "deterministic" },
    });
  }
  return rule.id;
}

async function work({ project }: Tenant, person: MintedUser, commands: string[]) {
  const { actor } = await mintToken(person);
  const events = commands.map((command) => commandEvent(project.slug, command));
  await recordEvents({ ctx: contextOf(actor), input: { events } });
}

async function colleagues(tenant: Tenant, commands: string[][]) {
  for (const list of commands) await work(tenant, (await tenant.join("member")).user, list);
}

it("tells own acts with excerpts, and of at least three others only rough counts", async () => {
  const tenant = await mintTenant();
  const canary = `canary-${randomBytes(6).toString("hex")}`;
  const ruleId = await checkOf(tenant);
  await work(tenant, tenant.owner, ["npm install left-pad", "ls"]);
  await colleagues(tenant, [
    [`npm install ${canary}`, "ls"],
    ["npm install b"],
    ["npm install c", "npm install d"],
  ]);
  const report = await runProjectBacktest({ ctx: tenant.ctx, input: { ruleId } });
  expect(report).toMatchObject({
    own: { actions: 2, stopped: 1 },
    // Half, all and all of their acts: 83 % of a person's on average.
    others: { people: "from3", stopped: { people: "from3", share: "from20" } },
    truncated: false,
  });
  expect(report.own.samples).toHaveLength(1);
  expect(report.own.samples[0]?.excerpt).toContain("left-pad");
  expect(JSON.stringify(report)).not.toContain(canary);
});

it("each count has its own floor: whom it stopped is not told when they are fewer than three", async () => {
  const tenant = await mintTenant();
  const ruleId = await checkOf(tenant);
  await colleagues(tenant, [["npm install a"], ["npm install b"], ["ls"]]);
  const { others } = await runProjectBacktest({ ctx: tenant.ctx, input: { ruleId } });
  expect(others).toEqual({ people: "from3", stopped: null });
});

it("two checks that differ in one colleague's one act are told the same: counts answer no question about a person", async () => {
  const tenant = await mintTenant();
  await colleagues(tenant, [
    ["git status", "git push", "git log", "deploy --client falkenhorst"],
    ["git status", "git diff", "git add a"],
    ["git status", "ls"],
    ["git status"],
  ]);
  const answers: unknown[] = [];
  for (const [index, client] of ["falkenhorst", "somebodyelse"].entries()) {
    const asked = { program: ["deploy"], args: [client] };
    const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
    const { id: ruleId } = await mintRule(place, { layer: "project", number: index + 1 });
    const verifier = { kind: "shell-command", forbid: [{ program: ["git"] }, asked] };
    await db.ruleVersion.updateMany({ where: { ruleId }, data: { verifier, tier: "deterministic" } });
    answers.push((await runProjectBacktest({ ctx: tenant.ctx, input: { ruleId } })).others);
  }
  expect(answers[0]).toEqual({ people: "from3", stopped: { people: "from3", share: "from20" } });
  expect(answers[1]).toEqual(answers[0]);
});

it("asks only with a rule that the others can read", async () => {
  const tenant = await mintTenant();
  const ruleId = await checkOf(tenant);
  await db.rule.update({ where: { id: ruleId }, data: { layer: "personal" } });
  await expectRefusal(runProjectBacktest({ ctx: tenant.ctx, input: { ruleId } }), "CONFLICT");
});

it("the asker's own rows do not lift two others over the floor", async () => {
  const tenant = await mintTenant();
  const ruleId = await checkOf(tenant);
  await work(tenant, tenant.owner, ["npm install mine"]);
  await colleagues(tenant, [["npm install a"], ["npm install b"]]);
  const { own, others } = await runProjectBacktest({ ctx: tenant.ctx, input: { ruleId } });
  expect([own.stopped, others]).toEqual([1, { people: null, stopped: null }]);
});

it("reads actions only: a check finds nothing in prompts and messages", async () => {
  const tenant = await mintTenant();
  const ruleId = await checkOf(tenant);
  for (let n = 0; n < 3; n += 1) {
    const { actor } = await mintToken((await tenant.join("member")).user);
    const { slug } = tenant.project;
    const events = [
      hookEvent(slug, { prompt: "npm install left-pad" }),
      hookEvent(slug, { kind: "turn_finished", author: "agent", message: "npm install left-pad" }),
    ];
    await recordEvents({ ctx: contextOf(actor), input: { events } });
  }
  const report = await runProjectBacktest({ ctx: tenant.ctx, input: { ruleId } });
  expect(report.others).toEqual({ people: null, stopped: null });
});

it("is audited with its spec, in the project's chain", async () => {
  const tenant = await mintTenant();
  const ruleId = await checkOf(tenant);
  await runProjectBacktest({ ctx: tenant.ctx, input: { ruleId } });
  await expectAuditEntry({
    ...{ chain: { kind: "project", subjectId: tenant.project.id }, action: "backtest.run" },
    ...{ entityId: ruleId, actorId: tenant.owner.id },
  });
  const payload = await db.auditPayload.findFirstOrThrow({ where: { entry: { entityId: ruleId } } });
  expect(payload.after).toMatchObject({ version: 1, days: 30, verifier: VERIFIER });
});

it("only editors and up, no token, ten an hour, exact checks only", async () => {
  const tenant = await mintTenant();
  const ruleId = await checkOf(tenant);
  const member = await tenant.join("member");
  await expectRefusal(runProjectBacktest({ ctx: member.ctx, input: { ruleId } }), "FORBIDDEN");
  const stranger = await mintTenant();
  await expectRefusal(runProjectBacktest({ ctx: stranger.ctx, input: { ruleId } }), "NOT_FOUND");
  const { actor } = await mintToken(tenant.owner, { scopes: ["events:write", "rules:read", "own:write"] });
  const token = await projectContextOf(actor, tenant.project);
  await expectRefusal(runProjectBacktest({ ctx: token, input: { ruleId } }), "FORBIDDEN");
  const editor = await tenant.join("editor");
  for (let n = 0; n < 10; n += 1) await runProjectBacktest({ ctx: editor.ctx, input: { ruleId } });
  await expectRefusal(runProjectBacktest({ ctx: editor.ctx, input: { ruleId } }), "LIMIT");
  const reminder = await mintRule(
    { projectId: tenant.project.id, ownerId: tenant.owner.id },
    { layer: "project", number: 2 },
  );
  await expectRefusal(runProjectBacktest({ ctx: tenant.ctx, input: { ruleId: reminder.id } }), "CONFLICT");
});
