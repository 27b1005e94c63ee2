import { notFound } from "@/core/errors";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";
import { type FactRow, factSelect } from "./select";

/** Facts of the person in this project, and those that hold everywhere. */
export function ownFacts(ctx: ProjectServiceContext): Prisma.LearnedFactWhereInput {
  const projectId: string = ctx.project.id;
  return { ownerId: personOf(ctx), OR: [{ projectId }, { projectId: null }] };
}

/** @throws NOT_FOUND for somebody else's fact */
export async function getOwnFact(ctx: ProjectServiceContext, factId: string): Promise<FactRow> {
  const fact = await reader(ctx).learnedFact.findFirst({
    where: { AND: [ownFacts(ctx), { id: factId }] },
    select: factSelect,
  });
  if (!fact) throw notFound("Fact");
  return fact;
}
