import type { InboxItem, ModeChange } from "@/core/inbox/schema";
import { isStricter } from "@/core/rule/mode-order";
import type { RuleReference } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { type RecordRow, recordSelect, storedAction } from "../correction/internal";
import { type ResolutionRow, resolutionSelect } from "../resolution/internal";
import { referencesOf, toResolutionViews } from "../resolution/to-view";
import { toDetail } from "../rule/get";
import { type RuleRow, ruleSelect } from "../rule/select";
import { personOf, visibleRules } from "../rule/visibility";
import { deadlockItem } from "./answer-deadlock";
import { recompilationItem } from "./answer-recompilation";
import { explainModeChange } from "./explain-mode-change";
import { isUnfounded } from "./internal";
import type { Waiting } from "./list-waiting";

/** One item with everything that a person needs to decide it; null when it went away meanwhile. */
export async function toItem(ctx: ProjectServiceContext, waiting: Waiting): Promise<InboxItem | null> {
  if (waiting.kind === "question") return questionItem(ctx, waiting);
  if (waiting.kind === "conflict") return conflictItem(ctx, waiting);
  if (waiting.kind === "deadlock") return deadlockItem(ctx, waiting);
  if (waiting.kind === "recompilation") return recompilationItem(ctx, waiting);
  const rule = await reader(ctx).rule.findFirst({
    where: { AND: [visibleRules(ctx), { id: waiting.id }] },
    select: ruleSelect,
  });
  return rule ? ruleItem(ctx, waiting, rule) : null;
}

const ASKED = {
  proposal: ({ statusReason }: RuleRow) => ({ title: "Make this a rule?", why: statusReason }),
  approval: ({ owner }: RuleRow) => ({
    title: "Let this count for everybody in the project?",
    why: `${owner.name} proposes it. Every agent in the project will be told so.`,
  }),
  promotion: () => ({ title: "Enforce this more strictly?", why: "You had to say it again." }),
  demotion: () => ({ title: "Be milder with this?", why: "It stops things that are fine." }),
};

const ARCHIVE = {
  title: "Archive this rule?",
  why: "Nothing that it was learned from holds any more: all of its facts are retired.",
};

/** Why, with the numbers; never a success without how often it could have failed. */
function askedOf(change: ModeChange, isShared: boolean): { why: string } {
  const { from, to, chances, fired, firedDays, badDays, relapseDays } = change;
  const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;
  if (isStricter(to, from)) {
    const of = chances === 0 ? "" : ` It fired in ${fired + change.observed} of ${chances} chances.`;
    const who = isShared ? "it had to be said" : "you had to say it";
    const then = isShared ? ` A second person has to agree to “${to}”.` : "";
    return { why: `On ${days(relapseDays)} ${who} again while its mode was “${from}”.${of}${then}` };
  }
  return {
    why: `Of ${days(firedDays)} on which it fired, ${badDays} had a stop that ${isShared ? "was" : "you"} marked wrong or allowed.`,
  };
}

async function ruleItem(ctx: ProjectServiceContext, waiting: Waiting, row: RuleRow): Promise<InboxItem> {
  const me = personOf(ctx);
  const isMine = row.ownerId === me;
  const kind = waiting.kind as keyof typeof ASKED;
  const rule = await toDetail(ctx, row);
  const isAboutMode = kind === "promotion" || kind === "demotion";
  const isArchiving = kind === "demotion" && (await isUnfounded(ctx, row.id));
  const modeChange = isAboutMode && !isArchiving ? await explainModeChange(ctx, row) : null;
  const asked = isArchiving
    ? ARCHIVE
    : { ...ASKED[kind](row), ...(modeChange && askedOf(modeChange, rule.layer === "project")) };
  const resolution = await reader(ctx).resolution.findFirst({
    where: { ownerId: me, resultRuleId: row.id, undoneAt: null },
    orderBy: { createdAt: "desc" },
    select: resolutionSelect,
  });
  const record = resolution?.recordId ? await findOwnRecord(ctx, resolution.recordId) : null;
  const [view] = resolution ? await toResolutionViews(ctx, [resolution]) : [];
  return {
    ...itemBase(waiting),
    ...{ ...asked, rule, modeChange, recompilation: null },
    resolution: view ?? null,
    compared: resolution ? await comparedRules(ctx, resolution) : [],
    ...circumstances(record),
    words: record?.words ?? rule.evidence.find(({ excerpt }) => excerpt !== "")?.excerpt ?? null,
    authorName: row.owner.name,
    isMine,
  };
}

async function conflictItem(ctx: ProjectServiceContext, waiting: Waiting): Promise<InboxItem | null> {
  const row = await reader(ctx).resolution.findFirst({
    where: { id: waiting.id, projectId: ctx.project.id, ownerId: personOf(ctx) },
    select: resolutionSelect,
  });
  const [view] = row ? await toResolutionViews(ctx, [row]) : [];
  if (!row || !view) return null;
  const title = row.action === "update" ? "Change a rule in this way?" : "How do these fit together?";
  return {
    ...itemBase(waiting),
    ...{ title, why: row.reason, rule: null, resolution: view, modeChange: null, recompilation: null },
    compared: await comparedRules(ctx, row),
    ...circumstances(row.recordId ? await findOwnRecord(ctx, row.recordId) : null),
    ...mine(ctx),
  };
}

async function questionItem(ctx: ProjectServiceContext, waiting: Waiting): Promise<InboxItem | null> {
  const record = await findOwnRecord(ctx, waiting.id);
  if (!record) return null;
  return {
    ...itemBase(waiting),
    ...{ title: "Was this a correction to keep?", why: record.explanation },
    ...{ rule: null, resolution: null, modeChange: null, recompilation: null, compared: [] },
    ...circumstances(record),
    ...mine(ctx),
  };
}

function itemBase({ kind, id, at }: Waiting) {
  return { id: `${kind}:${id}`, kind, createdAt: at };
}

function mine(ctx: ProjectServiceContext) {
  return { authorName: ctx.actor.name, isMine: true };
}

function circumstances(record: RecordRow | null) {
  return {
    words: record?.words ?? null,
    action: record ? storedAction(record.action) : null,
    request: record?.request ?? null,
    sessionId: record?.sessionId ?? null,
    eventId: record?.eventId ?? null,
  };
}

function findOwnRecord(ctx: ProjectServiceContext, id: string): Promise<RecordRow | null> {
  return reader(ctx).correctionRecord.findFirst({
    where: { id, projectId: ctx.project.id, ownerId: personOf(ctx) },
    select: recordSelect,
  });
}

async function comparedRules(ctx: ProjectServiceContext, row: ResolutionRow): Promise<RuleReference[]> {
  const compared = Array.isArray(row.compared) ? row.compared : [];
  const ids = compared.flatMap((item) => {
    const id: unknown = typeof item === "object" && item !== null ? Reflect.get(item, "id") : null;
    return typeof id === "string" ? [id] : [];
  });
  const references = await referencesOf(ctx, row.targetRuleId ? [row.targetRuleId, ...ids] : ids);
  return [...references.values()];
}
