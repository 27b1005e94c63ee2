import { pool } from "@/server/db/client";

export type DueRule = { ruleId: string; version: number; ownerId: string };
type ListDue = { compiler: string; afterId: string | null; limit: number };

/**
 * Rules in force whose present version another compiler made, and that this one has not looked at yet (enforcement.md
 * section 3). Versions that a person wrote are theirs and are no artifact. In the order of their ids.
 */
export async function listDueRecompilations({ compiler, afterId, limit }: ListDue): Promise<DueRule[]> {
  const { rows } = await pool().query<DueRule>(
    `select rule.id as "ruleId", rule.current_version as version, rule.owner_id as "ownerId"
     from rules rule
     join rule_versions version on version.rule_id = rule.id and version.version = rule.current_version
     where rule.status = 'active' and version.compiler <> $1 and ($2::uuid is null or rule.id > $2::uuid)
       and not exists (select 1 from recompilations done
         where done.rule_id = rule.id and done.version = rule.current_version and done.compiler = $1)
     order by rule.id limit $3`,
    [compiler, afterId, limit],
  );
  return rows;
}
