import type { z } from "zod";
import { decodeCursor, encodeCursor } from "@/core/cursor";
import { type HistoryChain, listHistoryInput } from "@/core/history/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { resolutionSelect } from "../resolution/internal";
import { referencesOf } from "../resolution/to-view";
import { personOf, visibleRules } from "../rule/visibility";
import { toSteps } from "./to-steps";

type Page = { items: HistoryChain[]; nextCursor: string | null };

const MAX_STEPS = 200;

/** Who replaced whom, topic by topic, the latest first; own decisions over rules that the person sees. */
export async function listHistory({
  ctx,
  input,
}: VerbArguments<z.input<typeof listHistoryInput>>): Promise<Page> {
  await requirePermission(ctx, "own:read");
  const filter = listHistoryInput.parse(input);
  const topics = await topicsOf(ctx, filter);
  const [after] = decodeCursor(filter.cursor) ?? [];
  const start = after ? topics.findIndex(({ topic }) => topic === after) + 1 : 0;
  const page = topics.slice(start, start + filter.limit);
  const items = await Promise.all(page.map((topic) => chainOf(ctx, topic)));
  const last = page.at(-1);
  return {
    items: items.filter(({ steps }) => steps.length > 0),
    nextCursor: topics.length > start + filter.limit && last ? encodeCursor([last.topic]) : null,
  };
}

type Topic = { topic: string; lastAt: Date };

async function topicsOf(
  ctx: ProjectServiceContext,
  filter: z.output<typeof listHistoryInput>,
): Promise<Topic[]> {
  const rule = filter.ruleId
    ? await reader(ctx).rule.findFirst({
        where: { AND: [visibleRules(ctx), { id: filter.ruleId }] },
        select: { topic: true },
      })
    : null;
  const only = filter.topic ?? rule?.topic;
  const groups = await reader(ctx).rule.groupBy({
    by: ["topic"],
    where: {
      AND: [
        visibleRules(ctx),
        { resolutions: { some: { ownerId: personOf(ctx) } } },
        ...(only ? [{ topic: only }] : []),
        ...(filter.onlyReplaced ? [{ supersededById: { not: null } }] : []),
      ],
    },
    _max: { updatedAt: true },
  });
  return groups
    .map(({ topic, _max }) => ({ topic, lastAt: _max.updatedAt ?? new Date(0) }))
    .sort((left, right) => right.lastAt.getTime() - left.lastAt.getTime());
}

async function chainOf(ctx: ProjectServiceContext, { topic, lastAt }: Topic): Promise<HistoryChain> {
  const rows = await reader(ctx).resolution.findMany({
    where: {
      ...{ projectId: ctx.project.id, ownerId: personOf(ctx) },
      result: { AND: [visibleRules(ctx), { topic }] },
    },
    orderBy: [{ createdAt: "asc" }, { position: "asc" }],
    take: MAX_STEPS,
    select: resolutionSelect,
  });
  const ids = rows.flatMap(({ targetRuleId, resultRuleId }) => [targetRuleId ?? "", resultRuleId ?? ""]);
  const references = await referencesOf(ctx, ids.filter(Boolean));
  const current = [...references.values()].findLast(({ status }) => status === "active") ?? null;
  return { topic, current, steps: toSteps(rows, references), lastAt };
}
