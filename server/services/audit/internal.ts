import type { z } from "zod";
import type { auditFilterSchema } from "@/core/audit/schema";
import { roleAllows } from "@/core/permission/permissions";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { sha256 } from "./emit-audit";

export type AuditLayer = "project" | "personal";
type AuditFilter = Omit<z.infer<typeof auditFilterSchema>, "layer">;

/** A chain as far as the reader may see it (trust.md section 4). */
export type ReadableChain = {
  id: string;
  head: string;
  seq: number;
  kind: string;
  subjectId: string;
  /** False: only the reader's own actions. */
  complete: boolean;
};

/**
 * The chain of the layer: a project's is complete for admin and owner, own actions for others; a
 * person's own is theirs alone.
 * @returns null when nothing was ever written
 */
export async function readableChain(
  ctx: ProjectServiceContext,
  layer: AuditLayer,
): Promise<ReadableChain | null> {
  await requirePermission(ctx, "own:read");
  const person = requirePerson(ctx);
  const kind = layer === "project" ? "project" : "user";
  const subjectId = layer === "project" ? ctx.project.id : person.userId;
  const chain = await reader(ctx).auditChain.findUnique({
    where: { kind_subjectId: { kind, subjectId } },
    select: { id: true, head: true, seq: true },
  });
  const complete = layer === "personal" || roleAllows(ctx.project.role, "audit:read");
  return chain && { ...chain, kind, subjectId, complete };
}

/** The `where` of a reader's filters on a chain; the tenant is the chain. */
export function auditWhere(
  chain: ReadableChain,
  readerId: string,
  filter: Partial<AuditFilter>,
): Prisma.AuditEntryWhereInput {
  const { action = [], actorId = [], entityType, entityId, from, to } = filter;
  const own = chain.complete ? [] : [{ actor: userPseudonym(chain.id, readerId) }];
  return {
    chainId: chain.id,
    AND: own,
    ...(action.length > 0 && { action: { in: action } }),
    ...(actorId.length > 0 && { actor: { in: actorId.map((id) => userPseudonym(chain.id, id)) } }),
    ...(entityType && { entityType }),
    ...(entityId && { entityId }),
    ...((from || to) && { at: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
  };
}

function userPseudonym(chainId: string, userId: string): string {
  return sha256(`${chainId}/${userId}`).slice(0, 16);
}
