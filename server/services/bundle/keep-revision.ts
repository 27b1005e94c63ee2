import type { Bundle } from "@/core/bundle/schema";
import { db } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";

type KeepRevision = { ctx: ProjectServiceContext; bundle: Bundle; ownerId: string };

/** Keeps the hash of a handed-out state, so that a decision's `bundleHash` can be explained later. Not audited. */
export async function keepRevision({ ctx, bundle, ownerId }: KeepRevision): Promise<void> {
  const { revision, hash, rules } = bundle;
  await db.bundle.createMany({
    data: {
      ...{ ownerId, projectId: ctx.project.id, hash, ruleCount: rules.length },
      ...{ personalRevision: revision.personal, projectRevision: revision.project },
    },
    skipDuplicates: true,
  });
}
