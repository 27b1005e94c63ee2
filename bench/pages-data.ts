import { randomBytes } from "node:crypto";
import { uuidv7 } from "../core/ids";
import { EVERYWHERE } from "../core/rule/schema";
import { db, pool } from "../server/db/client";

type Size = { sessions: number; eventsPerSession: number; rules: number; violations: number };

const DAY_MS = 86_400_000;
/** Spread over so many days until now. */
const DAYS = 80;
const CHUNK = 1_000;

/** A person with a project that was used for as long; `size` is what lies in it. */
export async function fillProject(size: Size) {
  const name = `bench-${randomBytes(4).toString("hex")}`;
  const user = await db.user.create({ data: { email: `${name}@example.test`, name } });
  const project = await db.project.create({
    data: { slug: name, name, memberships: { create: { userId: user.id, role: "owner" } } },
  });
  const own = { projectId: project.id, ownerId: user.id };
  const sessions = Array.from({ length: size.sessions }, (_, index) => {
    const startedAt = spread(index, size.sessions);
    return {
      ...own,
      id: idAt(startedAt),
      host: "claude_code",
      hostSessionId: `bench-${index}`,
      startedAt,
      lastEventAt: startedAt,
      promptCount: 8,
      actionCount: size.eventsPerSession,
    };
  });
  await inChunks(sessions, (data) => db.agentSession.createMany({ data }));
  await insertEvents(own, size.eventsPerSession);
  const rules = Array.from({ length: size.rules }, (_, index) => ruleOf(own, index));
  await inChunks(rules, (part) => db.rule.createMany({ data: part.map(({ rule }) => rule) }));
  await inChunks(rules, (part) => db.ruleVersion.createMany({ data: part.map(({ version }) => version) }));
  const violations = Array.from({ length: size.violations }, (_, index) => {
    const session = sessions[index % sessions.length];
    const occurredAt = spread(index, size.violations);
    return {
      ...own,
      id: idAt(occurredAt),
      sessionId: session?.id ?? "",
      ruleId: rules[index % rules.length]?.rule.id ?? "",
      version: 1,
      incident: `incident-${index}`,
      eventId: idAt(occurredAt),
      decision: "deny",
      excerpt: "npm install left-pad",
      occurredAt,
    };
  });
  await inChunks(violations, (data) => db.violation.createMany({ data }));
  await pool().query("analyze");
  return { user, project, session: sessions.at(-1)?.id ?? "" };
}

/** Prompts, acts and ends of turns of every session; a statement makes them, so that a million takes a minute. */
async function insertEvents(own: { projectId: string; ownerId: string }, perSession: number): Promise<void> {
  await pool().query(
    `insert into hook_events (id, project_id, owner_id, session_id, host, host_event_name, kind, author, seq,
        occurred_at, received_at, action_kind, payload)
      select uuidv7(at - now()), $1, $2, session.id, 'claude_code',
        case when n % 25 = 0 then 'UserPromptSubmit' else 'PostToolUse' end,
        case when n % 25 = 0 then 'prompt_submitted' else 'action_finished' end,
        case when n % 25 = 0 then 'human' else 'agent' end,
        n, at, at, case when n % 25 = 0 then null else 'shell_command' end,
        jsonb_build_object('schemaVersion', 1, 'host', 'claude_code', 'prompt', 'Have a look at test ' || n)
      from agent_sessions session
      cross join generate_series(1, $3::int) n
      cross join lateral (select session.started_at + n * interval '1 second' as at) moment
      where session.project_id = $1`,
    [own.projectId, own.ownerId, perSession],
  );
}

function ruleOf(own: { projectId: string; ownerId: string }, index: number) {
  const id = idAt(spread(index, index + 1));
  const topic = `topic-${index % 100}`;
  const rule = {
    ...own,
    id,
    layer: "personal",
    number: index + 1,
    scope: "project",
    status: index % 5 === 0 ? "archived" : "active",
    mode: "block",
    topic,
    severity: "major",
    source: "bench",
  } as const;
  const version = {
    ruleId: id,
    version: 1,
    statement: `Rule ${index} of the bench.`,
    instruction: `Do not do what rule ${index} forbids.`,
    message: "This is stopped.",
    applicability: EVERYWHERE,
    verifier: { kind: "shell-command", forbid: [{ program: [`tool${index}`] }] },
    tier: "deterministic",
    claim: { topic, subject: `s${index}`, polarity: "forbid" },
    severity: "major",
    onExhausted: "release",
    contentHash: `bench-${index}`,
    authorType: "user",
    reason: "bench",
  } as const;
  return { rule, version };
}

function spread(index: number, count: number): Date {
  return new Date(Date.now() - DAYS * DAY_MS + Math.floor((index / count) * (DAYS - 1) * DAY_MS));
}

function idAt(moment: Date): string {
  return uuidv7(moment.getTime(), randomBytes(10));
}

async function inChunks<TRow>(rows: TRow[], insert: (part: TRow[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await insert(rows.slice(start, start + CHUNK));
}
