import type { z } from "zod";
import { type InstanceProjectPage, listInstanceProjectsInput } from "@/core/instance/project-schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { instanceProjectSelect, toInstanceProjects } from "./to-project";

/**
 * Every project of the instance, archived ones too, newest first: names and counts (trust.md section 4).
 * @throws NOT_FOUND for everybody but instance admins
 */
export async function listInstanceProjects({
  ctx,
  input,
}: VerbArguments<z.input<typeof listInstanceProjectsInput>, ServiceContext>): Promise<InstanceProjectPage> {
  await requirePermission(ctx, "instance:admin");
  const { search, cursor, limit } = listInstanceProjectsInput.parse(input);
  const contains = { contains: search, mode: "insensitive" } satisfies Prisma.StringFilter;
  const rows = await reader(ctx).project.findMany({
    where: {
      ...(search && { OR: [{ name: contains }, { slug: contains }] }),
      ...(cursor && { id: { lt: cursor } }),
    },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: instanceProjectSelect,
  });
  const items = await toInstanceProjects(reader(ctx), rows.slice(0, limit));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
