import type { TopicView } from "@/core/topics/added-topic-input";
import { reader } from "@/server/db/transaction";
import type { ServiceContext } from "../context";
import { countMembers } from "../family/internal";
import { requirePermission } from "../require-permission";
import { projectOf, type TopicContext } from "./internal";
import { topicSelect, toTopicView } from "./select";

const MAX = 500;

/** Added areas, by key: in a project its own and those of the instance; for instance admins those of the instance. */
export async function listTopics({ ctx }: { ctx: TopicContext }): Promise<TopicView[]> {
  await requirePermission(ctx, "project" in ctx ? "project:read" : "instance:admin");
  const projectId = projectOf(ctx);
  const rows = await reader(ctx as ServiceContext).addedTopic.findMany({
    where: { OR: [{ projectId: null }, ...(projectId === null ? [] : [{ projectId }])] },
    orderBy: [{ key: "asc" }, { id: "asc" }],
    take: MAX,
    select: topicSelect,
  });
  const isService = ctx.actor.type === "cli_token" && ctx.actor.isService === true;
  const members =
    "project" in ctx && !isService
      ? await countMembers(
          reader(ctx),
          ctx,
          rows.map(({ key }) => key),
        )
      : new Map<string, number>();
  return rows.map((row) => toTopicView(row, members.get(row.key) ?? 0));
}
