import { randomBytes } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { EXPORT_FILES } from "@/core/privacy/export-files";
import { db } from "@/server/db/client";
import { contextOf } from "@/test/factories/contexts";
import { mintFact, mintRule, mintSession, mintViolation, newId } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import type { ServiceContext } from "../context";
import { writeZip } from "../privacy/write-zip";
import { exportAccount } from "./export";

const canary = () => `canary-${randomBytes(8).toString("hex")}`;

async function unzipExport(ctx: ServiceContext) {
  const { pieces } = await exportAccount({ ctx, input: { host: "heed.example.test" } });
  const bytes = new Uint8Array(await new Response(writeZip(pieces)).arrayBuffer());
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file)]));
}

/** Rows in every kind of file, all with the person's own word in them. */
async function fill(place: { projectId: string; ownerId: string }, word: string, number: number) {
  const { sessionId, eventId } = await mintSession(place);
  const { ownerId } = place;
  await db.hookEvent.update({
    where: { id: eventId },
    data: { payload: { prompt: word } },
    select: { id: true },
  });
  const rule = await mintRule(place, { number });
  await db.ruleVersion.updateMany({ where: { ruleId: rule.id }, data: { statement: word, reason: word } });
  const violation = await mintViolation(place, rule.id);
  await db.violation.update({ where: { id: violation.id }, data: { excerpt: word }, select: { id: true } });
  const fact = await mintFact(place, word);
  const at = new Date();
  await db.ruleEvidence.create({
    data: {
      ruleId: rule.id,
      version: 1,
      kind: "correction",
      ownerId,
      excerpt: word,
      occurredAt: at,
      factId: fact.id,
    },
  });
  await db.exemption.create({ data: { ...place, ruleId: rule.id, span: "once", reason: word } });
  await fillBacktest(place, { ruleId: rule.id, sessionId, eventId, word });
  await db.notice.create({ data: { ...place, text: word } });
  await db.device.create({ data: { userId: ownerId, name: word } });
  await db.account.create({ data: { userId: ownerId, issuer: word, subject: word } });
  await db.removedEvent.create({ data: { eventId: newId(), ...place } });
  await db.pipelineRun.create({
    data: {
      ...{ ...place, sessionId, eventId, outcome: word },
      stages: {
        create: { stage: "detect", stageVersion: 1, inputHash: "x", status: "succeeded", error: word },
      },
    },
  });
}

async function fillBacktest(
  place: { projectId: string; ownerId: string },
  { word, ...of }: { ruleId: string; sessionId: string; eventId: string; word: string },
) {
  const { ruleId, eventId } = of;
  const run = await db.backtestRun.create({
    data: { ...place, ruleId, version: 1, bound: 1, beforeId: eventId },
  });
  await db.backtestStop.create({
    data: { ...place, ...of, runId: run.id, excerpt: word, related: false, occurredAt: new Date() },
  });
  await db.ruleCase.create({
    data: {
      ...{ ruleId, ownerId: place.ownerId, expected: "stop", sinceVersion: 1 },
      trial: { kind: "command", command: word },
    },
  });
}

it("holds what is mine in every file, and nothing of my colleague's", async () => {
  const tenant = await mintTenant();
  const colleague = await tenant.join("editor");
  const [mine, theirs] = [canary(), canary()];
  await fill({ projectId: tenant.project.id, ownerId: tenant.owner.id }, mine, 1);
  await fill({ projectId: tenant.project.id, ownerId: colleague.user.id }, theirs, 1);

  const files = await unzipExport(contextOf(tenant.owner.actor));

  expect(Object.keys(files).sort()).toEqual(
    ["README.txt", ...Object.values(EXPORT_FILES).map(({ path }) => path)].sort(),
  );
  const holding = Object.keys(files).filter((path) => files[path]?.includes(mine));
  expect(holding.sort()).toEqual([
    ...["account/devices.json", "account/identities.json", "enforcement/exemptions.json"],
    ...["enforcement/violations.json", "enforcement/would-be-stops.json", "learning/facts.json"],
    ...["learning/notices.json", "learning/runs.json", "learning/stages.json", "rules/cases.json"],
    ...["rules/evidence.json", "rules/versions.json", "work/events.json"],
  ]);
  const all = Object.values(files).join("\n");
  for (const foreign of [theirs, colleague.user.id, colleague.user.email]) expect(all).not.toContain(foreign);
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(".json")) expect(Array.isArray(JSON.parse(text)), path).toBe(true);
  }
  expect(files["README.txt"]).toContain("work/events.json");
});

it("holds no password, no token and no hash", async () => {
  const person = await mintUser({ password: "correct horse battery" });
  const token = await mintToken(person);
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
  const { secretHash } = await db.cliToken.findUniqueOrThrow({ where: { id: token.id } });
  const files = await unzipExport(contextOf(person.actor));
  expect(files["account/tokens.json"]).toContain(token.id);
  const all = Object.values(files).join("\n");
  for (const secret of [passwordHash, secretHash, token.secret]) expect(all).not.toContain(secret);
});

it("reads more than one page, each row once", async () => {
  const tenant = await mintTenant();
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  await db.notice.createMany({
    data: Array.from({ length: 450 }, (_, n) => ({ ...place, text: `line ${n}` })),
  });
  const files = await unzipExport(contextOf(tenant.owner.actor));
  const rows: { text: string }[] = JSON.parse(files["learning/notices.json"] ?? "");
  expect(new Set(rows.map(({ text }) => text)).size).toBe(450);
  expect(rows).toHaveLength(450);
});

it("is audited, limited to five an hour, and not for tokens", async () => {
  const person = await mintUser();
  const ctx = contextOf(person.actor);
  for (let n = 0; n < 5; n += 1) await exportAccount({ ctx, input: { host: "h" } });
  await expectAuditEntry({
    ...{ chain: { kind: "user", subjectId: person.id }, action: "account.export" },
    ...{ entityId: person.id, actorId: person.id },
  });
  await expectRefusal(exportAccount({ ctx, input: { host: "h" } }), "LIMIT");
  const { actor } = await mintToken(person, { scopes: ["events:write", "rules:read", "own:write"] });
  await expectRefusal(exportAccount({ ctx: contextOf(actor), input: { host: "h" } }), "FORBIDDEN");
});
