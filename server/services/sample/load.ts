import { enqueue } from "@/server/db/enqueue";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext } from "../context";
import { createProject } from "../project/create";
import { requirePermission } from "../require-permission";

/** Name of the task that lets the story of the sample happen. */
export const PLAY_SAMPLE = "play-sample";
const NAME = "Sample shop";

/**
 * Makes the sample project in the person's own account and queues its five weeks of work; asked again it answers the
 * one that is there.
 * @returns the address of the project; its pages fill within a minute
 */
export async function loadSample({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<{ projectSlug: string; projectId: string }> {
  await requirePermission(ctx, "project:create");
  const person = requirePerson(ctx);
  return withTransaction(ctx, async (tx, inner) => {
    const known = await tx.project.findFirst({
      where: { isSample: true, archivedAt: null, memberships: { some: { userId: person.userId } } },
      select: { id: true, slug: true },
    });
    if (known) return { projectSlug: known.slug, projectId: known.id };
    const { slug } = await createProject({ ctx: inner, input: { name: NAME } });
    const { id } = await tx.project.update({
      where: { slug },
      data: { isSample: true },
      select: { id: true },
    });
    await enqueue(tx, {
      task: PLAY_SAMPLE,
      payload: { projectId: id, ownerId: person.userId, ownerName: person.name },
      key: `sample:${id}`,
      maxAttempts: 3,
    });
    await emitAudit(tx, ctx, {
      action: "sample.load",
      chain: { kind: "project", subjectId: id },
      entity: { type: "project", id },
      after: { slug },
    });
    return { projectSlug: slug, projectId: id };
  });
}
