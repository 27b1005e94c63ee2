import { expect, it } from "vitest";
import type { HookEvent } from "@/core/hook-event/schema";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { projectContextOf } from "@/test/factories/contexts";
import { commandEvent, hookEvent } from "@/test/factories/hook-event";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { work } from "@/test/factories/work";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { recordEvents } from "../hook-event/record";
import { activateRule } from "../rule/activate";
import { recordBackfill } from "./record";
import { undoBackfill } from "./undo";

const DAY_MS = 86_400_000;

/** The person objects to `npm install`, in a session of three days ago. */
function pastWindow(slug: string, prompt = "no, we use pnpm here, not npm", daysAgo = 3, session = "old-1") {
  const at = Date.now() - daysAgo * DAY_MS;
  const past = { hostEventName: "backfill", session } as const;
  const act = commandEvent(slug, "npm install left-pad", {
    ...past,
    kind: "action_finished",
    outcome: "ok",
    at,
  });
  return { events: [act, hookEvent(slug, { ...past, prompt, at: at + 60_000 })] };
}
type Window = ReturnType<typeof pastWindow>;

const promptOf = ({ events }: Window) => events.at(-1)?.id ?? "";

/** With the token of a person's own machine: a browser cannot have heard what was said. */
async function ownToken({ owner, project }: Tenant) {
  const { actor } = await mintToken(owner, { scopes: ["events:write", "rules:read", "own:write"] });
  return projectContextOf(actor, project);
}

/** As the verb takes them; the test's windows are of any kind of event. */
type Sent = Parameters<typeof recordBackfill>[0]["input"]["windows"];
const asSent = (windows: { events: HookEvent[] }[]) => windows as Sent;

describeVerb("recordBackfill", {
  action: "event.backfill",
  hasSubject: false,
  given: async ({ project }) => ({ windows: asSent([pastWindow(project.slug)]), projectId: project.id }),
  run: (ctx, { windows }) => recordBackfill({ ctx, input: { windows } }),
  entity: ({ projectId }) => projectId,
  effect: async (_given, { results }) => expect(results).toEqual(["stored"]),
});

it("a ticked window becomes signals and a proposal, never a rule in force; sent again it changes nothing", async () => {
  const tenant = await mintTenant();
  const ctx = await ownToken(tenant);
  const window = pastWindow(tenant.project.slug);
  expect(await recordBackfill({ ctx, input: { windows: asSent([window]) } })).toEqual({
    results: ["stored"],
  });
  await work(promptOf(window));
  const ownerId = tenant.owner.id;
  const rules = await db.rule.findMany({ where: { ownerId }, include: { versions: true } });
  expect(rules).toMatchObject([{ status: "proposed", layer: "personal", topic: "package-manager" }]);
  expect(rules[0]?.statusReason).toBe("Found in your past work; it counts once you accept it.");
  expect(await db.correctionSignal.count({ where: { ownerId } })).toBeGreaterThan(0);
  // The list was shown by the command: no line in the agent's host as well.
  expect(await db.notice.count({ where: { ownerId } })).toBe(0);
  expect(await recordBackfill({ ctx, input: { windows: asSent([window]) } })).toEqual({
    results: ["duplicate"],
  });
  expect(await db.rule.count({ where: { ownerId } })).toBe(1);
});

it("what was said before a rule was in force is no relapse of it", async () => {
  const tenant = await mintTenant();
  const ctx = await ownToken(tenant);
  const [first, second] = [
    pastWindow(tenant.project.slug),
    pastWindow(tenant.project.slug, undefined, 2, "old-2"),
  ];
  await recordBackfill({ ctx, input: { windows: asSent([first]) } });
  await work(promptOf(first));
  const rule = await db.rule.findFirstOrThrow({ where: { ownerId: tenant.owner.id } });
  await activateRule({ ctx: tenant.ctx, input: { ruleId: rule.id } });
  await recordBackfill({ ctx, input: { windows: asSent([second]) } });
  await work(promptOf(second));
  expect(await db.rule.findMany({ where: { ownerId: tenant.owner.id } })).toMatchObject([
    { status: "active", relapses: 0 },
  ]);
});

it("a session that the hooks told of is left alone, and what is older than the retention is not taken", async () => {
  const tenant = await mintTenant();
  const ctx = await ownToken(tenant);
  const { slug } = tenant.project;
  await recordEvents({ ctx, input: { events: [hookEvent(slug, { session: "live-1", prompt: "hello" })] } });
  const windows = [pastWindow(slug, undefined, 3, "live-1"), pastWindow(slug, undefined, 400)];
  expect(await recordBackfill({ ctx, input: { windows: asSent(windows) } })).toEqual({
    results: ["live", "too_old"],
  });
});

it.each<[string, Partial<HookEvent>]>([
  ["an event that a hook tells", { hostEventName: "UserPromptSubmit" }],
  [
    "a note of the client",
    { kind: "client_note", note: { type: "provenance", promptEventId: crypto.randomUUID(), found: "human" } },
  ],
  ["a decision", { kind: "session_ended" }],
])("%s cannot be told as past", async (_name, change) => {
  const tenant = await mintTenant();
  const ctx = await ownToken(tenant);
  const [act, prompt] = pastWindow(tenant.project.slug).events;
  if (!act || !prompt) throw new Error("a window has two events");
  const windows = asSent([{ events: [act, { ...prompt, ...change }] }]);
  await expect(recordBackfill({ ctx, input: { windows } })).rejects.toThrow();
  expect(await db.hookEvent.count({ where: { ownerId: tenant.owner.id } })).toBe(0);
});

it("a window is a prompt and its act: a third event is refused", async () => {
  const tenant = await mintTenant();
  const ctx = await ownToken(tenant);
  const { events } = pastWindow(tenant.project.slug);
  const windows = asSent([{ events: [...events.slice(0, 1), ...events] }]);
  await expect(recordBackfill({ ctx, input: { windows } })).rejects.toThrow();
});

it("undo takes back events, signals and proposals, keeps what was accepted, and the windows may come again", async () => {
  const tenant = await mintTenant();
  const ctx = await ownToken(tenant);
  const { slug } = tenant.project;
  const ownerId = tenant.owner.id;
  const windows = [pastWindow(slug), pastWindow(slug, "no, never use emojis in code", 2, "old-2")];
  await recordBackfill({ ctx, input: { windows: asSent(windows) } });
  for (const window of windows) await work(promptOf(window));
  const [first, second] = await db.rule.findMany({ where: { ownerId }, orderBy: { number: "asc" } });
  await activateRule({ ctx: tenant.ctx, input: { ruleId: first?.id ?? "" } });

  expect(await undoBackfill({ ctx })).toEqual({ events: 4, proposals: 1 });
  const statuses = await db.rule.findMany({
    where: { ownerId },
    orderBy: { number: "asc" },
    select: { status: true },
  });
  expect(statuses).toEqual([{ status: "active" }, { status: "archived" }]);
  expect(await db.hookEvent.count({ where: { ownerId } })).toBe(0);
  expect(await db.agentSession.count({ where: { ownerId } })).toBe(0);
  expect(await db.correctionRecord.count({ where: { ownerId } })).toBe(0);
  expect(await db.auditEntry.count({ where: { entityId: second?.id ?? "", action: "rule.archive" } })).toBe(
    1,
  );
  await expectAuditEntry({
    ...{ chain: { kind: "user", subjectId: ownerId }, action: "event.undo_backfill" },
    ...{ entityId: tenant.project.id, actorId: ownerId },
  });
  expect(await undoBackfill({ ctx })).toEqual({ events: 0, proposals: 0 });
  expect(await recordBackfill({ ctx, input: { windows: asSent(windows) } })).toEqual({
    results: ["stored", "stored"],
  });
});

it("undo touches neither live sessions nor another member's past", async () => {
  const tenant = await mintTenant();
  const ctx = await ownToken(tenant);
  const { slug } = tenant.project;
  const other = await tenant.join("member");
  const token = await mintToken(other.user, { scopes: ["events:write", "rules:read", "own:write"] });
  const theirs = await projectContextOf(token.actor, tenant.project);
  await recordBackfill({ ctx: theirs, input: { windows: asSent([pastWindow(slug)]) } });
  await recordEvents({ ctx, input: { events: [hookEvent(slug, { session: "live-1", prompt: "hello" })] } });
  expect(await undoBackfill({ ctx })).toEqual({ events: 0, proposals: 0 });
  expect(await db.hookEvent.count({ where: { projectId: tenant.project.id } })).toBe(3);
});

it("undo is refused to a token that only reads and to who has left", async () => {
  const tenant = await mintTenant();
  const { actor } = await mintToken(tenant.owner, { scopes: ["rules:read"] });
  await expectRefusal(undoBackfill({ ctx: await projectContextOf(actor, tenant.project) }), "FORBIDDEN");
  await db.membership.deleteMany({ where: { projectId: tenant.project.id } });
  await expectRefusal(undoBackfill({ ctx: tenant.ctx }), "NOT_FOUND");
});
