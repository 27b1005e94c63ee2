import { type Delivered, deliveredTo, type VersionForConsent } from "@/core/rule/consent";
import { isStricter } from "@/core/rule/mode-order";
import { policySchema } from "@/core/rule/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { consentSelect, isAlone } from "../rule/approval";
import { personOf } from "../rule/visibility";

const select = {
  id: true,
  ownerId: true,
  mode: true,
  versions: { orderBy: { version: "desc" }, select: consentSelect },
  mutes: { select: { userId: true } },
  acceptances: { select: { userId: true, contentHash: true, mode: true } },
} satisfies Prisma.RuleSelect;
type SharedRow = Prisma.RuleGetPayload<{ select: typeof select }>;
type SharedVersion = VersionForConsent & { id: string };

/** A shared rule as it counts for one person (trust.md section 5). */
export type DeliveredRule = Delivered<SharedVersion> & {
  ruleId: string;
  /** They wrote it, and nobody has agreed yet: nobody else is told. */
  onlyForMe: boolean;
  muted: boolean;
  /** With `sharedRules: review`: new or changed, and not accepted yet. */
  awaitsReview: boolean;
};

/** What of the project's rules in force may be told to this person's agents; one rule only when `ruleId` is given. */
export async function listDelivered(
  ctx: ProjectServiceContext,
  { ruleId }: { ruleId?: string } = {},
): Promise<DeliveredRule[]> {
  const me = personOf(ctx);
  const projectId: string = ctx.project.id;
  const tx = reader(ctx);
  const [rows, alone, user] = await Promise.all([
    tx.rule.findMany({
      where: { layer: "project", projectId, status: "active", ...(ruleId && { id: ruleId }) },
      orderBy: { id: "asc" },
      select: {
        ...select,
        mutes: { where: { userId: me }, ...select.mutes },
        acceptances: { where: { userId: me }, ...select.acceptances },
      },
    }),
    isAlone(tx, projectId),
    tx.user.findUnique({ where: { id: me }, select: { policy: true } }),
  ]);
  const reviews = policySchema.parse(user?.policy ?? {}).sharedRules === "review";
  return rows.flatMap((row) => {
    const delivered = deliveredTo<SharedVersion>(row, { personId: me, alone });
    if (!delivered) return [];
    const onlyForMe = !alone && delivered.approverIds.length === 0;
    const awaitsReview = reviews && !hasAgreed(row, delivered, me);
    return [{ ruleId: row.id, ...delivered, onlyForMe, muted: row.mutes.length > 0, awaitsReview }];
  });
}

/** By proposing, writing, approving or accepting it, up to this mode. */
function hasAgreed(
  { ownerId, acceptances }: SharedRow,
  { version, mode, approverIds }: Delivered<SharedVersion>,
  me: string,
): boolean {
  if (ownerId === me || version.authorId === me || approverIds.includes(me)) return true;
  return acceptances.some(
    (accepted) => accepted.contentHash === version.contentHash && !isStricter(mode, accepted.mode),
  );
}
