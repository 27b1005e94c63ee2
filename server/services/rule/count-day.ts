import { randomBytes } from "node:crypto";
import { uuidv7 } from "@/core/ids";
import type { Transaction } from "@/server/db/transaction";

export type DayOf = {
  ruleId: string;
  version: number;
  ownerId: string;
  projectId: string;
  at: Date;
  now: Date;
};
export type DayCounts = { chances: number; fired: number; observed: number; undecided: number };

/** Counts what a version did on one day of one person (UTC); a day that a client puts after today is today. */
export async function countDay(tx: Transaction, of: DayOf, counts: DayCounts): Promise<void> {
  const { ruleId, version, ownerId, projectId, at, now } = of;
  const day = new Date(Math.min(at.getTime(), now.getTime())).toISOString().slice(0, 10);
  const { chances, fired, observed, undecided } = counts;
  await tx.$executeRaw`
    insert into rule_days (id, rule_id, version, owner_id, project_id, day, chances, fired, observed, undecided,
      created_at, updated_at)
    values (${uuidv7(now.getTime(), randomBytes(10))}::uuid, ${ruleId}::uuid, ${version}, ${ownerId}::uuid,
      ${projectId}::uuid, ${day}::date, ${chances}, ${fired}, ${observed}, ${undecided}, ${now}, ${now})
    on conflict (rule_id, version, owner_id, project_id, day) do update set
      chances = rule_days.chances + excluded.chances, fired = rule_days.fired + excluded.fired,
      observed = rule_days.observed + excluded.observed, undecided = rule_days.undecided + excluded.undecided,
      updated_at = excluded.updated_at`;
}
