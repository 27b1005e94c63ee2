import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { type ErasedAccount, eraseAccountInput, FORMER_MEMBER } from "@/core/privacy/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { Actor, ServiceContext, VerbArguments } from "../context";
import { notifyAccessEnded } from "../live/channel";
import { endPersonJobs } from "../privacy/end-person-jobs";
import { eraseOwnRows } from "../privacy/erase-own-rows";
import { erasePersonPayloads } from "../privacy/erase-person-payloads";
import { leaveProjects } from "../privacy/leave-projects";
import { requirePermission } from "../require-permission";
import { requirePerson } from "./require-person";
import { requireRecentSignIn } from "./require-recent-sign-in";

/** All rows of a person: seconds for most, minutes for years of events. */
const TIMEOUT_MS = 10 * 60_000;

/**
 * Erases a person: the one exception to “nothing is lost” (trust.md section 7). What is theirs goes from every
 * table; shared rules that a second person approved keep their neutral statement, by “Former member”; audit
 * chains stay whole with erased payloads. Sessions and streams end, tokens answer `revoked`, so that their
 * machines purge. One transaction: all of it or nothing.
 * @throws PRECONDITION without a sign-in within the last hour
 * @throws INVALID when the typed address is another
 * @throws CONFLICT for the last owner of a project with other members, the last instance admin, or while a
 * worker is reading one of the person's sessions
 */
export async function eraseAccount({
  ctx,
  input,
}: VerbArguments<z.input<typeof eraseAccountInput>, ServiceContext>): Promise<ErasedAccount> {
  await requirePermission(ctx, "account:write");
  const person = requirePerson(ctx);
  requireRecentSignIn(ctx);
  if (eraseAccountInput.parse(input).email !== person.email.toLowerCase()) {
    throw new HeedError("INVALID", "Type the address of your account to erase it.", {
      fieldErrors: { email: ["This is not the address of your account."] },
    });
  }
  const erased = await withTransaction(
    ctx,
    async (tx, inner) => {
      const me = { userId: person.userId, name: person.name, email: person.email };
      await tx.$queryRaw`select id from users where id = ${me.userId}::uuid for update`;
      await refuseLastAdmin(inner, me.userId);
      const left = await leaveProjects(tx, me.userId, ctx.now());
      await endPersonJobs(tx, me);
      const sharedRules = await eraseOwnRows(tx, me.userId, ctx.now());
      const payloads = await erasePersonPayloads(tx, { ...me, archived: left.archived, now: ctx.now() });
      await tx.user.update({
        where: { id: me.userId },
        data: {
          ...{ email: `erased-${me.userId}@invalid`, name: FORMER_MEMBER, passwordHash: null, policy: {} },
          ...{ isInstanceAdmin: false, disabledAt: ctx.now(), erasedAt: ctx.now() },
          ...{ ruleCounter: 0, bundleRevision: { increment: 1 } },
        },
        select: { id: true },
      });
      await notifyAccessEnded(tx, { userId: me.userId });
      await auditErasure({ ...inner, actor: nameless(person) }, me.userId, left.projects);
      return { payloads, archivedProjects: left.archived.length, sharedRules };
    },
    { timeoutMs: TIMEOUT_MS },
  );
  return erased;
}

/** The erasure itself is audited without a name, in each chain that knew the person: user, projects, instance. */
async function auditErasure(
  ctx: ServiceContext & { tx: NonNullable<ServiceContext["tx"]> },
  userId: string,
  projects: { id: string; membershipId: string; role: string }[],
): Promise<void> {
  const entity = { type: "user", id: userId };
  await emitAudit(ctx.tx, ctx, {
    ...{ action: "account.erase", chain: { kind: "user", subjectId: userId }, entity },
    after: { projects: projects.length },
  });
  for (const { id, membershipId, role } of projects) {
    await emitAudit(ctx.tx, ctx, {
      action: "membership.delete",
      chain: { kind: "project", subjectId: id },
      entity: { type: "membership", id: membershipId },
      before: { role },
      after: { erased: true },
    });
  }
  await emitAudit(ctx.tx, ctx, { action: "account.erase", chain: { kind: "instance" }, entity });
}

function nameless(person: Extract<Actor, { type: "user" }>): Actor {
  return { ...person, name: FORMER_MEMBER, email: "", address: "" };
}

async function refuseLastAdmin(
  { tx }: { tx: NonNullable<ServiceContext["tx"]> },
  userId: string,
): Promise<void> {
  const people = await tx.user.findMany({
    where: { erasedAt: null, disabledAt: null, OR: [{ id: userId }, { isInstanceAdmin: true }] },
    select: { id: true, isInstanceAdmin: true },
  });
  if (!people.some(({ id, isInstanceAdmin }) => id === userId && isInstanceAdmin)) return;
  if (people.length > 1) return;
  const others = await tx.user.count({ where: { id: { not: userId }, erasedAt: null } });
  if (others === 0) return;
  throw new HeedError(
    "CONFLICT",
    "You are the last instance admin. Make another person an instance admin under Instance, People first.",
  );
}
