import type { z } from "zod";
import { INSTANCE_SUBJECT } from "@/core/audit/actions";
import type { AuditLayer, auditFilterSchema } from "@/core/audit/schema";
import { notFound } from "@/core/errors";
import { roleAllows } from "@/core/permission/permissions";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ProjectServiceContext, ServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { sha256 } from "./emit-audit";

/** The audit is read in a project, or without one: an own layer, and the instance's. */
export type AuditContext = ServiceContext | ProjectServiceContext;
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
 * The chain of the layer (trust.md section 4): a project's is complete for admin and owner, own actions for
 * others; a person's own is theirs alone; the instance's is for its admins, who see no other.
 * @returns null when nothing was ever written
 * @throws NOT_FOUND for the instance's without being its admin, for a project's outside of one
 */
export async function readableChain(ctx: AuditContext, layer: AuditLayer): Promise<ReadableChain | null> {
  const { kind, subjectId, complete } = await subjectOf(ctx, layer);
  const chain = await reader(ctx).auditChain.findUnique({
    where: { kind_subjectId: { kind, subjectId } },
    select: { id: true, head: true, seq: true },
  });
  return chain && { ...chain, kind, subjectId, complete };
}

async function subjectOf(ctx: AuditContext, layer: AuditLayer) {
  await requirePermission(ctx, "own:read");
  const person = requirePerson(ctx);
  if (layer === "personal") return { kind: "user", subjectId: person.userId, complete: true };
  if (layer === "instance") {
    await requirePermission(ctx, "instance:admin");
    return { kind: "instance", subjectId: INSTANCE_SUBJECT, complete: true };
  }
  if (!("project" in ctx)) throw notFound("Project");
  const complete = roleAllows(ctx.project.role, "audit:read");
  return { kind: "project", subjectId: ctx.project.id, complete };
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
