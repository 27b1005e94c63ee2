import { randomInt } from "node:crypto";
import type { z } from "zod";

import { HeedError } from "@/core/errors";
import { createProjectInputSchema, type ProjectDetail, slugFromName } from "@/core/project/schema";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { projectSelect, toProject } from "./select";

/**
 * Makes a project; who makes it is its owner. Without a slug one is made from the name.
 * @throws CONFLICT when the wished slug is taken
 */
export async function createProject({
  ctx,
  input,
}: VerbArguments<z.input<typeof createProjectInputSchema>, ServiceContext>): Promise<ProjectDetail> {
  await requirePermission(ctx, "project:create");
  const wish = createProjectInputSchema.parse(input);
  const person = requirePerson(ctx);
  return withTransaction(ctx, async (tx) => {
    const slug = await freeSlug(tx, wish);
    const project = await tx.project.create({
      data: {
        slug,
        name: wish.name,
        remotes: wish.remotes,
        memberships: { create: { userId: person.userId, role: "owner" } },
      },
      select: projectSelect,
    });
    await emitAudit(tx, ctx, {
      action: "project.create",
      chain: { kind: "project", subjectId: project.id },
      entity: { type: "project", id: project.id },
      after: { slug, name: wish.name, remotes: wish.remotes },
    });
    return toProject(project, "owner");
  });
}

async function freeSlug(tx: Transaction, wish: { name: string; slug?: string }): Promise<string> {
  const base = wish.slug ?? (slugFromName(wish.name) || "project");
  const slug = base.length < 2 ? `${base}-project` : base;
  const taken = await tx.project.findUnique({ where: { slug }, select: { id: true } });
  if (!taken) return slug;
  if (!wish.slug) return `${slug.slice(0, 43)}-${randomInt(1000, 9999)}`;
  throw new HeedError("CONFLICT", `The address “${slug}” is taken. Choose another one.`, {
    fieldErrors: { slug: ["This address is taken."] },
  });
}
