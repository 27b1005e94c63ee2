import type { ExportFileName } from "@/core/privacy/export-files";
import { pool } from "@/server/db/client";

/** Rows read at once: an event has at most 64 KB of a text. */
const PAGE = 200;

type Source = {
  /** `row` is the table whose id pages. */
  from: string;
  where: string;
  /** What never leaves, or is a count that others made up. */
  without?: readonly string[];
  /** Ids are UUIDs of version 7, except where another column pages. */
  key?: string;
};

const owned = (table: string, without: readonly string[] = []): Source => {
  return { from: `${table} row`, where: "row.owner_id = $1", without };
};
const ofUser = (table: string, without: readonly string[] = []): Source => {
  return { from: `${table} row`, where: "row.user_id = $1", without };
};

/** Each file's rows; `$1` is the person, and every condition names them. */
const SOURCES: Record<ExportFileName, Source> = {
  profile: { from: "users row", where: "row.id = $1", without: ["password_hash"] },
  identities: ofUser("accounts"),
  sessions: ofUser("user_sessions"),
  devices: ofUser("devices"),
  tokens: ofUser("cli_tokens", ["secret_hash"]),
  accountNotices: ofUser("account_notices"),
  memberships: {
    from: `(select membership.*, project.slug as project_slug, project.name as project_name
      from memberships membership join projects project on project.id = membership.project_id) row`,
    where: "row.user_id = $1",
  },
  agentSessions: owned("agent_sessions"),
  events: owned("hook_events"),
  removedEvents: { ...owned("removed_events"), key: "event_id" },
  signals: owned("correction_signals"),
  marks: owned("signal_marks"),
  records: owned("correction_records"),
  facts: owned("learned_facts"),
  factChanges: owned("fact_changes"),
  decisions: owned("resolutions"),
  runs: owned("pipeline_runs"),
  stages: {
    from: "stage_runs row join pipeline_runs run on run.id = row.run_id",
    where: "run.owner_id = $1",
  },
  notices: owned("notices"),
  rules: { from: "rules row", where: "row.owner_id = $1 and row.layer = 'personal'" },
  versions: {
    from: "rule_versions row join rules rule on rule.id = row.rule_id",
    where: "(row.author_id = $1 or (rule.owner_id = $1 and rule.layer = 'personal'))",
  },
  evidence: owned("rule_evidence"),
  approvals: { from: "approvals row", where: "row.approver_id = $1" },
  mutes: ofUser("rule_mutes"),
  acceptances: ofUser("rule_acceptances"),
  families: { from: "families row", where: "row.owner_id = $1 and row.layer = 'personal'" },
  familyOccurrences: owned("family_occurrences"),
  declines: owned("declines"),
  deadlocks: owned("deadlocks"),
  violations: owned("violations"),
  cases: owned("rule_cases"),
  ruleDays: owned("rule_days"),
  recompilations: owned("recompilations"),
  backtests: owned("backtest_runs"),
  backtestStops: owned("backtest_stops"),
  exemptions: owned("exemptions"),
  deliveries: owned("deliveries"),
  bundles: owned("bundles"),
  audit: {
    from: `(select entry.*, chain.subject_id, to_jsonb(payload) as payload
      from audit_entries entry join audit_chains chain on chain.id = entry.chain_id and chain.kind = 'user'
      left join audit_payloads payload on payload.entry_id = entry.id) row`,
    where: "row.subject_id = $1",
  },
};

/** The rows of one file of a person's export, page by page, oldest first. */
export async function* readExport(file: string, userId: string): AsyncGenerator<unknown[]> {
  const source = sourceOf(file);
  const { from, where, without = [], key = "id" } = source;
  let after: string | null = null;
  for (;;) {
    const page: { rows: { key: string; row: unknown }[] } = await pool().query(
      `select row.${key} as key, to_jsonb(row) - $3::text[] as row from ${from}
       where ${where} and ($2::uuid is null or row.${key} > $2) order by row.${key} limit ${PAGE}`,
      [userId, after, [...without]],
    );
    if (page.rows.length > 0) yield page.rows.map(({ row }) => row);
    if (page.rows.length < PAGE) return;
    after = page.rows.at(-1)?.key ?? null;
  }
}

function sourceOf(file: string): Source {
  const found = Object.entries(SOURCES).find(([name]) => name === file);
  if (!found) throw new Error(`no source for ${file}`);
  return found[1];
}
