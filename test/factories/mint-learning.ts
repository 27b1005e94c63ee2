import { randomBytes, randomUUID } from "node:crypto";
import { uuidv7 } from "@/core/ids";
import { EVERYWHERE } from "@/core/rule/schema";
import { db } from "@/server/db/client";

type Place = { projectId: string; ownerId: string };

export const newId = (at = new Date()) => uuidv7(at.getTime(), randomBytes(10));

/** A session of a person with one prompt in it: “no, we use pnpm here”. */
export async function mintSession({ projectId, ownerId }: Place, at = new Date()) {
  const session = await db.agentSession.create({
    data: {
      ...{ projectId, ownerId, host: "claude_code", hostSessionId: randomUUID() },
      ...{ startedAt: at, lastEventAt: at, promptCount: 1, title: "add left-pad" },
    },
    select: { id: true },
  });
  const event = await db.hookEvent.create({
    data: {
      ...{ id: newId(at), projectId, ownerId, sessionId: session.id, host: "claude_code", seq: 0 },
      ...{ hostEventName: "UserPromptSubmit", kind: "prompt_submitted", author: "human", occurredAt: at },
      payload: { prompt: "no, we use pnpm here", project: {} },
    },
    select: { id: true },
  });
  return { sessionId: session.id, eventId: event.id };
}

/** An active rule with one version; personal unless said otherwise. */
export async function mintRule(
  { projectId, ownerId }: Place,
  { layer = "personal", number }: { layer?: "personal" | "project"; number: number },
) {
  return db.rule.create({
    data: {
      ...{ layer, ownerId, projectId, number, scope: "project", status: "active", mode: "block" },
      ...{ topic: "package-manager", severity: "major", source: "user_stated" },
      versions: {
        create: {
          ...{ version: 1, statement: "Use pnpm, not npm.", instruction: "Use pnpm, not npm." },
          ...{ message: "This project uses pnpm.", applicability: EVERYWHERE, tier: "intent" },
          claim: { topic: "package-manager", subject: "javascript", polarity: "require", value: "pnpm" },
          ...{ severity: "major", onExhausted: "release", contentHash: "0".repeat(64) },
          ...{ authorType: "user", authorId: ownerId, reason: "made by a test" },
        },
      },
    },
    select: { id: true },
  });
}

/** A violation of a rule in a session of a person. */
export async function mintViolation({ projectId, ownerId }: Place, ruleId: string) {
  const { sessionId, eventId } = await mintSession({ projectId, ownerId });
  return db.violation.create({
    data: {
      ...{ projectId, ownerId, sessionId, ruleId, eventId, version: 1, incident: randomUUID() },
      ...{ denials: 1, decision: "deny", outcome: "fixed", excerpt: "npm install left-pad" },
      occurredAt: new Date(),
    },
    select: { id: true, sessionId: true },
  });
}

/** A fact that a person stated. */
export async function mintFact({ projectId, ownerId }: Place, content = "prod runs Node 20") {
  return db.learnedFact.create({
    data: {
      ...{ projectId, ownerId, content, topic: "runtime", confidence: 1, initial: 1 },
      ...{ scope: "project", source: "user_stated", language: "en" },
    },
    select: { id: true },
  });
}
