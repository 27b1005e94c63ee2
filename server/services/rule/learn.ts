import { BACKFILL_EVENT } from "@/core/backfill/schema";
import { HeedError } from "@/core/errors";
import type { Activation } from "@/core/rule/activation";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { findRecord } from "../correction/internal";
import { requirePermission } from "../require-permission";
import { activationOf, FOUND_IN_PAST, personalPolicy } from "./activation-of";
import { applyLesson } from "./apply-lesson";
import { confirmLearned } from "./confirm-learned";
import { joinParts } from "./join-parts";
import type { LearnInput, Lesson } from "./lesson";
import { libraryHash, listRulesToCompare } from "./list-to-compare";
import { personOf } from "./visibility";

/**
 * Lets every decision of one prompt take effect: new rules, new versions, supersedes, relapses. All of it in one
 * transaction, once: a decision that has its effect is only confirmed, when the host's transcript or the act
 * that the person accepted came later.
 * @throws CONFLICT when the library is no longer the one that the wishes were compared with
 */
export async function learn({ ctx, input }: VerbArguments<LearnInput>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const ownerId = personOf(ctx);
  const { event, lessons, provenance } = input;
  const isPast = event.hostEventName === BACKFILL_EVENT;
  await withTransaction(ctx, async (tx, inner) => {
    // Two sessions of one person may learn at once: the second compares with what the first left.
    await tx.$queryRaw`select id from users where id = ${ownerId}::uuid for update`;
    const rules = await listRulesToCompare({ ctx: inner, input: { eventId: event.id } });
    if (libraryHash(rules) !== input.library) throw new HeedError("CONFLICT", "The library has changed.");
    const record = await findRecord(inner, event.id);
    // The person may have said meanwhile that it was none.
    if (!record || record.status === "dismissed") return;
    const policy = await personalPolicy(tx, ownerId);
    // Chains are locked in the order user, project: what touches shared rules comes last.
    const shared = new Set(rules.filter(({ layer }) => layer === "project").map(({ id }) => id));
    const isShared = ({ decision }: Lesson) => Number(shared.has(decision.target ?? ""));
    for (const lesson of lessons.toSorted((left, right) => isShared(left) - isShared(right))) {
      const resolution = await tx.resolution.findFirst({
        where: { recordId: record.id, position: lesson.decision.position },
        select: { id: true, action: true, resultRuleId: true, undoneAt: true },
      });
      if (!resolution || resolution.undoneAt) continue;
      const correctsAct = record.referentEventId !== null;
      if (isPast && (await isInForce(tx, lesson))) continue;
      const told = activationOf({
        lesson,
        policy,
        provenance,
        correctsAct,
        message: event.prompt ?? "",
      });
      const activation = isPast ? onlyProposed(told) : told;
      if (resolution.resultRuleId) {
        await confirmLearned(tx, inner, { lesson, activation, resolution });
        continue;
      }
      await applyLesson(tx, inner, { lesson, activation, record, resolutionId: resolution.id });
    }
    await joinParts(tx, inner, { ...input, record });
  });
}

/** What was said before a rule counted is no failure of it. */
async function isInForce(tx: Transaction, { decision }: Lesson): Promise<boolean> {
  if (decision.action !== "noop" || !decision.target) return false;
  return (await tx.rule.count({ where: { id: decision.target, status: "active" } })) > 0;
}

/** Nobody confirms the words of a past session, so that they never put a rule in force by themselves. */
function onlyProposed({ mode }: Activation): Activation {
  return { status: "proposed", mode, reasons: [FOUND_IN_PAST] };
}
