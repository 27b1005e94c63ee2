import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import type { InboxItem } from "@/core/inbox/schema";
import { roleAllows } from "@/core/permission/permissions";
import type { CheckDifference, RecompilationView } from "@/core/recompilation/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { isOpen, recompilationSelect, toView, visibleRecompilations } from "../recompilation/internal";
import { toDetail } from "../rule/get";
import { getRule } from "../rule/internal";
import { personOf } from "../rule/visibility";
import type { Waiting } from "./list-waiting";

const MAX_SHOWN = 500;

/** What this build's compiler would make of own rules, and for editors of shared ones, while nobody has answered. */
export async function waitingRecompilations(ctx: ProjectServiceContext): Promise<Waiting[]> {
  const curates = ctx.actor.type === "user" && roleAllows(ctx.project.role, "rule:curate");
  const rows = await reader(ctx).recompilation.findMany({
    where: {
      AND: [visibleRecompilations(ctx)],
      ...{ outcome: "waiting", compiler: COMPILER_VERSION },
      rule: { status: "active", ...(curates ? {} : { layer: "personal", ownerId: personOf(ctx) }) },
    },
    orderBy: { createdAt: "asc" },
    take: MAX_SHOWN,
    select: recompilationSelect,
  });
  return rows.filter(isOpen).map(({ id, createdAt }) => ({ kind: "recompilation", id, at: createdAt }));
}

/** The rule as it is, and what it would become; null when it was answered meanwhile. */
export async function recompilationItem(
  ctx: ProjectServiceContext,
  waiting: Waiting,
): Promise<InboxItem | null> {
  const row = await reader(ctx).recompilation.findFirst({
    where: { AND: [{ id: waiting.id }, visibleRecompilations(ctx)] },
    select: recompilationSelect,
  });
  const view = row && (await toView(ctx, row, true));
  if (!row || !view) return null;
  const rule = await toDetail(ctx, await getRule(reader(ctx), ctx, row.ruleId));
  return {
    ...{ id: `recompilation:${row.id}`, kind: "recompilation", createdAt: waiting.at },
    title: "Take the new check of this rule?",
    why: whyOf(view),
    ...{ rule, recompilation: view, resolution: null, modeChange: null, compared: [] },
    ...{ words: null, action: null, request: null, sessionId: null, eventId: null },
    ...{ authorName: rule.authorName, isMine: rule.isMine },
  };
}

function whyOf({ rule, difference }: RecompilationView): string {
  const made = `A newer version of Heed compiles ${rule.number} otherwise. It stays as it is until you take it.`;
  if (rule.layer === "project") return `${made} A second person has to agree then.`;
  return difference ? `${made} ${differenceText(difference)}` : made;
}

/** Never without how much was looked at. */
function differenceText({ actions, more, fewer }: CheckDifference): string {
  const acts = `${actions} stored ${actions === 1 ? "act" : "acts"}`;
  if (more + fewer === 0) return `It would judge each of your ${acts} the same.`;
  return `Of your ${acts} it would stop ${more} more and ${fewer} fewer.`;
}
