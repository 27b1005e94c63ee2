import type { z } from "zod";
import { factSourceSchema } from "@/core/fact/schema";
import { joinConflicts } from "@/core/invitation/join-conflicts";
import { type JoinConflict, previewConflictsInputSchema } from "@/core/invitation/schema";
import type { ComparedRule } from "@/core/resolution/schema";
import { consentsOf } from "@/core/rule/consent";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/server/db/client";
import { requirePerson } from "../account/require-person";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { isAlone } from "../rule/approval";
import { contentOf } from "../rule/content";
import { ruleNumber } from "../rule/number";
import { versionSelect } from "../rule/select";
import { getOpenInvitation } from "./internal";

/** Pairs are compared one by one: more would not be read by anybody. */
const MOST_RULES = 500;
const MOST_CONFLICTS = 50;

const select = {
  id: true,
  layer: true,
  ownerId: true,
  number: true,
  scope: true,
  source: true,
  versions: { orderBy: { version: "desc" }, select: versionSelect },
} satisfies Prisma.RuleSelect;
type Row = Prisma.RuleGetPayload<{ select: typeof select }>;

/**
 * Which of the reader's rules conflict with the project that they are invited to, before they join (trust.md
 * section 4): own rules that would count there against the project's rules in force; at most 50 pairs.
 * @returns none for another person than the invited one. @throws NOT_FOUND for a link that is not open
 */
export async function previewConflicts({
  ctx,
  input,
}: VerbArguments<z.input<typeof previewConflictsInputSchema>, ServiceContext>): Promise<JoinConflict[]> {
  await requirePermission(ctx, "own:read");
  const person = requirePerson(ctx);
  const { token } = previewConflictsInputSchema.parse(input);
  const { projectId, email } = await getOpenInvitation(db, token, ctx.now());
  if (email !== null && email !== person.email) return [];
  const [mine, theirs, alone] = await Promise.all([
    inForce({ layer: "personal", ownerId: person.userId, OR: [{ projectId }, { projectId: null }] }),
    inForce({ layer: "project", projectId }),
    isAlone(db, projectId),
  ]);
  return joinConflicts(
    mine.flatMap((row) => compared(row, row.versions[0])),
    theirs.flatMap((row) => compared(row, alone ? row.versions[0] : agreedOf(row))),
  ).slice(0, MOST_CONFLICTS);
}

function inForce(where: Prisma.RuleWhereInput): Promise<Row[]> {
  return db.rule.findMany({
    where: { ...where, status: "active", scope: { not: "session" } },
    orderBy: { number: "asc" },
    take: MOST_RULES,
    select,
  });
}

/** The newest version that two people agreed on (trust.md section 5). */
function agreedOf(row: Row): Row["versions"][number] | undefined {
  const consents = consentsOf(row);
  return row.versions.find(({ contentHash }) => consents.has(contentHash));
}

function compared(row: Row, version: Row["versions"][number] | undefined): ComparedRule[] {
  if (!version) return [];
  const { statement, claim, applicability } = contentOf(version);
  const { id, layer, scope } = row;
  const source = factSourceSchema.safeParse(row.source).data ?? "user_stated";
  return [
    { id, number: ruleNumber(layer, row.number), statement, claim, applicability, scope, layer, source },
  ];
}
