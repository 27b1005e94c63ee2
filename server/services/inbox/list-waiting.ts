import { INBOX_KINDS, type InboxKind } from "@/core/inbox/schema";
import { authorsOf, needsConsent } from "@/core/rule/consent";
import { demotionOf, type ModeFacts, promotionOf } from "@/core/rule/mode-change";
import type { Layer } from "@/core/rule/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { consentSelect, isAlone } from "../rule/approval";
import { readModeFacts } from "../rule/read-mode-facts";
import { personOf } from "../rule/visibility";
import { waitingDeadlocks } from "./answer-deadlock";
import { waitingRecompilations } from "./answer-recompilation";
import { isAwake, RULE_SOURCES } from "./internal";

/** What waits, without its content: enough to count, to order and to page. */
export type Waiting = { kind: InboxKind; id: string; at: Date };

const MAX_PER_KIND = 500;

/** Everything that waits for this person, oldest first within the order of kinds. */
export async function listWaiting(
  ctx: ProjectServiceContext,
  kinds: readonly InboxKind[] = INBOX_KINDS,
): Promise<Waiting[]> {
  const lists = await Promise.all(kinds.map((kind) => waitingOf(ctx, kind)));
  return lists.flat().sort((left, right) => {
    return left.at.getTime() - right.at.getTime() || (left.id < right.id ? -1 : 1);
  });
}

async function waitingOf(ctx: ProjectServiceContext, kind: InboxKind): Promise<Waiting[]> {
  if (kind === "conflict") return conflicts(ctx);
  if (kind === "question") return questions(ctx);
  if (kind === "deadlock") return waitingDeadlocks(ctx);
  if (kind === "recompilation") return waitingRecompilations(ctx);
  const where = RULE_SOURCES[kind](ctx);
  if (!where) return [];
  const me = personOf(ctx);
  const alone = kind === "approval" && (await isAlone(reader(ctx), ctx.project.id));
  const rows = await reader(ctx).rule.findMany({
    where: { AND: [where, isAwake(ctx.now())] },
    orderBy: { createdAt: "asc" },
    take: MAX_PER_KIND,
    select: {
      ...{ id: true, ownerId: true, layer: true, createdAt: true, mode: true, currentVersion: true },
      evidence: { where: { factId: { not: null } }, select: { fact: { select: { retiredAt: true } } } },
      versions: {
        orderBy: { version: "desc" },
        select: { ...consentSelect, tier: true, report: true, backtest: true },
      },
    },
  });
  const isAboutMode = kind === "promotion" || kind === "demotion";
  const facts = isAboutMode ? await readModeFacts(ctx, rows) : new Map<string, ModeFacts>();
  const asks = (id: string, change: (of: ModeFacts) => unknown) => {
    const of = facts.get(id);
    return of !== undefined && change(of) !== null;
  };
  const wanted = {
    promotion: rows.filter(({ id }) => asks(id, promotionOf)),
    demotion: rows.filter((row) => asks(row.id, demotionOf) || isUnfoundedOwn(row)),
    proposal: rows,
    // New, edited since, or asked to be stricter; an own edit waits for somebody else.
    approval: rows.filter((row) => needsConsent(row) && (alone || !authorsOf(row).includes(me))),
  };
  return wanted[kind].map(({ id, createdAt }) => ({ kind, id, at: createdAt }));
}

type Founded = { layer: Layer; evidence: { fact: { retiredAt: Date | null } | null }[] };

/** Of a shared rule the facts are its proposer's own: the others agreed to the rule itself. */
function isUnfoundedOwn({ layer, evidence }: Founded): boolean {
  return (
    layer === "personal" && evidence.length > 0 && evidence.every(({ fact }) => fact?.retiredAt !== null)
  );
}

/** Decisions that nobody could take, and refinements that wait for a word. */
async function conflicts(ctx: ProjectServiceContext): Promise<Waiting[]> {
  const rows = await reader(ctx).resolution.findMany({
    where: {
      ...{ projectId: ctx.project.id, ownerId: personOf(ctx), resultRuleId: null, undoneAt: null },
      action: { in: ["undecided", "update"] },
    },
    orderBy: { createdAt: "asc" },
    take: MAX_PER_KIND,
    select: { id: true, createdAt: true },
  });
  return rows.map(({ id, createdAt }) => ({ kind: "conflict", id, at: createdAt }));
}

/** Prompts between the two thresholds: perhaps a correction. */
async function questions(ctx: ProjectServiceContext): Promise<Waiting[]> {
  const rows = await reader(ctx).correctionRecord.findMany({
    where: { projectId: ctx.project.id, ownerId: personOf(ctx), status: "open", path: "ask" },
    orderBy: { createdAt: "asc" },
    take: MAX_PER_KIND,
    select: { id: true, createdAt: true },
  });
  return rows.map(({ id, createdAt }) => ({ kind: "question", id, at: createdAt }));
}
