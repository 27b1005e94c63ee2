import { randomBytes } from "node:crypto";
import type { HookEvent } from "@/core/hook-event/schema";
import { uuidv7 } from "@/core/ids";
import { db } from "@/server/db/client";
import type { Actor, ServiceContext } from "@/server/services/context";
import { authorizeProject } from "@/server/services/project/authorize";

type Role = "owner" | "admin" | "editor" | "member" | "viewer";

/** A person, and a project with them in it, for database tests. */
export async function givenPerson(name = "Ann") {
  const suffix = randomBytes(6).toString("hex");
  return db.user.create({ data: { email: `${name}-${suffix}@example.test`.toLowerCase(), name } });
}

export async function givenProject(userId: string, role: Role = "owner") {
  const slug = `p-${randomBytes(6).toString("hex")}`;
  return db.project.create({
    data: { slug, name: slug, memberships: { create: { userId, role } } },
  });
}

/** Context of the person's hook token (or with more scopes). */
export function tokenContext(userId: string, scopes = ["events:write", "rules:read"]): ServiceContext {
  const actor: Actor = {
    type: "cli_token",
    userId,
    name: "laptop",
    tokenId: "0197f1aa-0000-7000-8000-000000000001",
    scopes,
    tokenProjectId: null,
    device: "laptop",
  };
  return { actor, requestId: "test", now: () => new Date() };
}

/** Context of a signed-in browser. */
export function personContext(user: { id: string; name: string; email: string }): ServiceContext {
  const actor: Actor = {
    type: "user",
    userId: user.id,
    name: user.name,
    email: user.email,
    isInstanceAdmin: false,
    sessionId: "0197f1aa-0000-7000-8000-000000000002",
    authenticatedAt: new Date(),
    address: "127.0.0.1",
  };
  return { actor, requestId: "test", now: () => new Date() };
}

export async function inProject(ctx: ServiceContext, slug: string) {
  return { ...ctx, project: await authorizeProject(ctx, { slug }) };
}

let lastSeq = 0;

/** A valid event of a Claude Code session; time and id agree. */
export function hookEvent(slug: string, fields: Partial<HookEvent> & { at?: number } = {}): HookEvent {
  const { at = Date.now(), ...rest } = fields;
  lastSeq += 1;
  return {
    id: uuidv7(at, randomBytes(10)),
    schemaVersion: 1,
    host: "claude_code",
    hostEventName: "UserPromptSubmit",
    kind: "prompt_submitted",
    session: "s1",
    seq: lastSeq,
    occurredAt: new Date(at).toISOString(),
    project: { key: slug },
    author: "human",
    ...rest,
  };
}

/** The agent runs (or wants to run) a command. */
export function commandEvent(
  slug: string,
  command: string,
  fields: Partial<HookEvent> & { at?: number } = {},
) {
  return hookEvent(slug, {
    hostEventName: "PreToolUse",
    kind: "action_requested",
    author: "agent",
    action: { kind: "shell_command", command, argv: [command.split(" ")], fileChanges: [] },
    ...fields,
  });
}
