import type { z } from "zod";
import type { FactHistory } from "@/core/fact/change";
import { factIdInput } from "@/core/fact/output";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { referencesOf } from "../resolution/to-view";
import { personOf } from "../rule/visibility";
import { getOwnFact } from "./internal";

const MAX_CHANGES = 200;
const MAX_WORDS = 300;

/**
 * Every step of an own fact's confidence, oldest first, each with its cause and the moment or rule it came of.
 * @throws NOT_FOUND for somebody else's fact
 */
export async function listFactChanges({
  ctx,
  input,
}: VerbArguments<z.input<typeof factIdInput>>): Promise<FactHistory> {
  await requirePermission(ctx, "own:read");
  const { factId } = factIdInput.parse(input);
  const fact = await getOwnFact(ctx, factId);
  const rows = await reader(ctx).factChange.findMany({
    where: { factId: fact.id, ownerId: personOf(ctx) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_CHANGES + 1,
  });
  const shown = rows.slice(0, MAX_CHANGES).reverse();
  const moments = await momentsOf(
    ctx,
    shown.flatMap(({ eventId }) => eventId ?? []),
  );
  const rules = await referencesOf(
    ctx,
    shown.flatMap(({ ruleId }) => ruleId ?? []),
  );
  return {
    changes: shown.map(({ id, createdAt, cause, before, after, inForce, eventId, ruleId }) => ({
      ...{ id, at: createdAt, cause, before, after, inForce },
      moment: (eventId && moments.get(eventId)) || null,
      rule: (ruleId && rules.get(ruleId)) || null,
    })),
    truncated: rows.length > MAX_CHANGES,
  };
}

type Moment = NonNullable<FactHistory["changes"][number]["moment"]>;

/** Words that are kept for it; a prompt that retention took is still a place in its session. */
async function momentsOf(ctx: ProjectServiceContext, eventIds: string[]): Promise<Map<string, Moment>> {
  const records = await reader(ctx).correctionRecord.findMany({
    where: { eventId: { in: eventIds }, ownerId: personOf(ctx) },
    select: { eventId: true, sessionId: true, words: true },
  });
  return new Map(
    records.map(({ eventId, sessionId, words }) => [
      eventId,
      { eventId, sessionId, words: words.slice(0, MAX_WORDS) || null },
    ]),
  );
}
