import { randomBytes, randomUUID } from "node:crypto";
import { uuidv7 } from "@/core/ids";
import { EVERYWHERE } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "@/server/services/audit/emit-audit";
import { contextOf } from "@/test/factories/contexts";
import type { World } from "./world";

/** The first one of a file meets a cold machine. */
const PATIENT = { timeout: 60_000, maxWait: 60_000 };

/** Stands in everything that only its author may read (trust.md section 4). */
export const CANARY = "kanarienvogel";

/** What the `member` of a world has in the project, every text of it with the canary; ids by kind. */
export type Planted = Awaited<ReturnType<typeof plantCanaries>>;

const newId = () => uuidv7(Date.now(), randomBytes(10));

/**
 * Fills the project with things of its `member`, who is never the caller: their session, events, signal, record, fact,
 * personal rules, unreleased words behind a shared rule, violation, exemption, decision, backtest, case, notice, run, and own audit.
 * A shared rule of a caller in the project has the member's words behind it too.
 */
export async function plantCanaries({ project, member, actor }: World) {
  const place = { projectId: project.id, ownerId: member.id };
  const at = new Date();
  const ids = {
    sessionId: newId(),
    eventId: newId(),
    familyId: newId(),
    actionId: newId(),
    recordId: newId(),
    factId: newId(),
    ruleId: newId(),
    globalRuleId: newId(),
    sharedRuleId: newId(),
    callersRuleId: newId(),
    evidenceId: newId(),
    violationId: newId(),
    exemptionId: newId(),
    resolutionId: newId(),
    runId: newId(),
    backtestId: newId(),
    stopId: newId(),
    caseId: newId(),
  };
  await db.family.create({
    data: { ...place, id: ids.familyId, layer: "personal", topic: `planted ${CANARY}`, severity: "minor" },
  });
  await db.$transaction(async (tx) => {
    await tx.agentSession.create({
      data: {
        ...{ id: ids.sessionId, ...place, host: "claude_code", hostSessionId: randomUUID(), branch: CANARY },
        ...{ startedAt: at, lastEventAt: at, promptCount: 1, title: `title ${CANARY}`, deviceName: CANARY },
      },
    });
    await tx.hookEvent.createMany({ data: eventsOf(ids, place, at) });
    await tx.correctionSignal.create({
      data: {
        ...{
          ...place,
          sessionId: ids.sessionId,
          eventId: ids.eventId,
          detector: "negation",
          kind: "correction",
        },
        ...{
          score: 0.9,
          spanStart: 0,
          spanEnd: 2,
          reasons: [`reason ${CANARY}`],
          referentEventId: ids.actionId,
        },
      },
    });
    await tx.correctionRecord.create({
      data: {
        ...{
          id: ids.recordId,
          ...place,
          sessionId: ids.sessionId,
          eventId: ids.eventId,
          label: "correction",
        },
        ...{ learnable: true, signalScore: 0.9, learnableScore: 0.9, path: "feature", language: "en" },
        ...{ author: "human", explanation: CANARY, words: `no, ${CANARY}`, request: CANARY, occurredAt: at },
      },
    });
    await tx.learnedFact.create({
      data: {
        ...{ id: ids.factId, ...place, recordId: ids.recordId, content: `fact ${CANARY}`, topic: "runtime" },
        ...{ confidence: 1, initial: 1, scope: "project", source: "user_stated", language: "en" },
      },
    });
    for (const rule of rulesOf(ids, place)) await tx.rule.create({ data: rule, select: { id: true } });
    await tx.ruleEvidence.createMany({ data: evidenceOf(ids, member.id, at) });
    await tx.violation.create({
      data: {
        ...{ id: ids.violationId, ...place, sessionId: ids.sessionId, ruleId: ids.sharedRuleId, version: 1 },
        ...{ incident: randomUUID(), eventId: ids.actionId, denials: 1, decision: "deny", outcome: "open" },
        ...{ excerpt: `echo ${CANARY}`, occurredAt: at },
      },
    });
    await tx.exemption.create({
      data: {
        ...{ id: ids.exemptionId, ...place, ruleId: ids.sharedRuleId, span: "day" },
        ...{ reason: `because ${CANARY}`, sessionId: ids.sessionId },
      },
    });
    await tx.resolution.create({
      data: {
        ...{
          id: ids.resolutionId,
          ...place,
          recordId: ids.recordId,
          candidate: { words: CANARY },
          action: "new",
        },
        ...{ decisionLine: `NEW ${CANARY}`, reason: CANARY, decidedBy: "pipeline", resultRuleId: ids.ruleId },
      },
    });

    await plantBacktest(tx, ids, { place, at });
    await tx.notice.create({ data: { ...place, ruleId: ids.ruleId, text: `learned ${CANARY}` } });
    await tx.pipelineRun.create({
      data: {
        ...{ id: ids.runId, ...place, sessionId: ids.sessionId, eventId: ids.eventId, status: "succeeded" },
        outcome: CANARY,
        stages: {
          create: {
            ...{ stage: "detect", stageVersion: 1, inputHash: "0", status: "succeeded" },
            ...{ output: { said: CANARY }, error: CANARY },
          },
        },
      },
    });
    await emitAudit(tx, contextOf(member.actor), {
      action: "rule.create",
      chain: { kind: "user", subjectId: member.id },
      entity: { type: "rule", id: ids.ruleId },
      after: { statement: `own ${CANARY}` },
    });
    const isMember = await tx.membership.count({ where: { projectId: project.id, userId: actor.id } });
    if (isMember > 0) await plantRelapse(tx, ids, { place, callerId: actor.id, at });
  }, PATIENT);
  return ids;
}

/** A shared rule of the caller's own that the member had to say again, in their own words. */
async function plantRelapse(
  tx: Transaction,
  ids: Ids,
  { place, callerId, at }: { place: Place; callerId: string; at: Date },
): Promise<void> {
  const text = "Sort imports by their path.";
  const rule = ruleOf(ids.callersRuleId, 7004, { layer: "project", text }, { ...place, ownerId: callerId });
  await tx.rule.create({ data: rule, select: { id: true } });
  await tx.ruleEvidence.create({
    data: {
      ...{ ruleId: ids.callersRuleId, version: 1, kind: "relapse", ownerId: place.ownerId, occurredAt: at },
      ...{ recordId: ids.recordId, eventId: ids.eventId, excerpt: `again ${CANARY}`, released: false },
    },
  });
  await tx.resolution.create({
    data: {
      ...{ ...place, recordId: ids.recordId, position: 1, candidate: { words: CANARY }, action: "noop" },
      ...{ decisionLine: `NOOP ${CANARY}`, reason: CANARY, decidedBy: "pipeline" },
      ...{ targetRuleId: ids.callersRuleId, resultRuleId: ids.callersRuleId },
    },
  });
}

/** The member's run of the shared rule over their own work, and a case of their own rule. */
async function plantBacktest(
  tx: Transaction,
  ids: Ids & Record<"backtestId" | "stopId" | "caseId", string>,
  { place, at }: { place: Place; at: Date },
): Promise<void> {
  const { sharedRuleId: ruleId, backtestId: runId, stopId, actionId: eventId, sessionId } = ids;
  await tx.backtestRun.create({
    data: { ...place, id: runId, ruleId, version: 1, status: "running", bound: 100, beforeId: eventId },
  });
  await tx.backtestStop.create({
    data: {
      ...{ ...place, id: stopId, runId, ruleId, eventId, sessionId, related: false, occurredAt: at },
      excerpt: `echo ${CANARY}`,
    },
  });
  await tx.ruleCase.create({
    data: {
      ...{ id: ids.caseId, ruleId: ids.ruleId, ownerId: place.ownerId, expected: "stop", sinceVersion: 1 },
      trial: { kind: "command", command: `echo ${CANARY}`, earlier: "" },
    },
  });
  await tx.ruleDay.create({ data: { ...place, ruleId, version: 1, day: at, chances: 9, fired: 9 } });
}

type Ids = Record<
  | "sessionId"
  | "eventId"
  | "actionId"
  | "ruleId"
  | "globalRuleId"
  | "sharedRuleId"
  | "callersRuleId"
  | "evidenceId"
  | "recordId",
  string
>;
type Place = { projectId: string; ownerId: string };

function eventsOf(ids: Ids, place: Place, occurredAt: Date) {
  const common = { ...place, sessionId: ids.sessionId, host: "claude_code", occurredAt };
  return [
    {
      ...{ ...common, id: ids.eventId, seq: 0, hostEventName: "UserPromptSubmit", kind: "prompt_submitted" },
      ...{ author: "human", payload: { prompt: `no, ${CANARY}`, message: CANARY, project: {} } },
    },
    {
      ...{ ...common, id: ids.actionId, seq: 1, hostEventName: "PreToolUse", kind: "action_requested" },
      ...{ author: "agent", actionKind: "shell_command" },
      payload: {
        action: {
          kind: "shell_command",
          command: `echo ${CANARY}`,
          argv: [["echo", CANARY]],
          fileChanges: [],
        },
        project: {},
      },
    },
  ];
}

function rulesOf(ids: Ids, place: Place) {
  return [
    ruleOf(ids.ruleId, 7001, { layer: "personal", text: `rule ${CANARY}` }, place),
    ruleOf(
      ids.globalRuleId,
      7002,
      { layer: "personal", text: `global ${CANARY}` },
      { ...place, projectId: null },
    ),
    ruleOf(ids.sharedRuleId, 7003, { layer: "project", text: "Name branches after their ticket." }, place),
  ];
}

function ruleOf(
  id: string,
  number: number,
  { layer, text }: { layer: "personal" | "project"; text: string },
  { projectId, ownerId }: { projectId: string | null; ownerId: string },
) {
  return {
    ...{ id, layer, ownerId, number, projectId, status: "active" as const, mode: "remind" as const },
    scope: projectId === null ? ("global" as const) : ("project" as const),
    ...{ topic: "planted", severity: "major" as const, source: "user_stated" },
    versions: {
      create: {
        ...{ version: 1, statement: text, instruction: text, message: text, tier: "intent" as const },
        ...{ applicability: EVERYWHERE, severity: "major" as const, onExhausted: "release" },
        claim: { topic: "planted", subject: id, polarity: "require" },
        ...{ contentHash: "0".repeat(64), authorType: "user", authorId: ownerId, reason: "planted" },
      },
    },
  };
}

/** Words behind a shared rule that were never released, and those behind the own rule. */
function evidenceOf(ids: Ids, ownerId: string, occurredAt: Date) {
  const said = {
    version: 1,
    kind: "record",
    ownerId,
    excerpt: `quoted ${CANARY}`,
    released: false,
    occurredAt,
  };
  return [
    { ...said, id: ids.evidenceId, ruleId: ids.sharedRuleId, recordId: ids.recordId, eventId: ids.eventId },
    { ...said, ruleId: ids.ruleId, recordId: ids.recordId, eventId: ids.eventId },
  ];
}
