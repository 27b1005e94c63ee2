import type { z } from "zod";
import { cursorId, encodeCursor } from "@/core/cursor";
import { type ExemptionView, listExemptionsInput } from "@/core/exemption/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { personOf } from "../rule/visibility";

type Page = { items: ExemptionView[]; nextCursor: string | null };

/** Own exemptions, newest first; their reasons are nobody else's business (trust.md section 4). */
export async function listExemptions({
  ctx,
  input,
}: VerbArguments<z.input<typeof listExemptionsInput>>): Promise<Page> {
  await requirePermission(ctx, "own:read");
  const { ruleId, cursor: place, limit } = listExemptionsInput.parse(input);
  const cursor = await ownCursor(ctx, place);
  const rows = await reader(ctx).exemption.findMany({
    where: { projectId: ctx.project.id, ownerId: personOf(ctx), ...(ruleId && { ruleId }) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    ...(cursor && { cursor: { id: cursor }, skip: 1 }),
    select: {
      ...{ id: true, span: true, reason: true, sessionId: true, expiresAt: true, createdAt: true },
      rule: { select: referenceSelect },
    },
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ rule, ...row }) => ({ ...row, rule: toReference(rule) })),
    nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null,
  };
}

/** The place after one of the person's own exemptions; any other id starts at the top. */
async function ownCursor(ctx: ProjectServiceContext, text: string | undefined): Promise<string | null> {
  const id = cursorId(text);
  if (!id) return null;
  const where = { id, projectId: ctx.project.id, ownerId: personOf(ctx) };
  return (await reader(ctx).exemption.findFirst({ where, select: { id: true } }))?.id ?? null;
}
