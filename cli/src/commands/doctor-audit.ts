import type { Api } from "../api";
import { readSeenChains, type SeenChain, type SeenHead } from "../state/audit-heads";
import { fieldsOf, numberOf, textOf } from "../state/fields";

export type AuditFinding = { chain: string; state: "ok" | "warning" | "failed"; detail: string };

/**
 * Asks a server whether the heads that this machine saw are still in its audit chains (trust.md section 7). A chain
 * that was written anew answers another hash at the same number, or none.
 */
export async function auditFindings(home: string, api: Api): Promise<AuditFinding[]> {
  const chains = readSeenChains(home).filter(({ origin }) => origin === api.origin);
  return Promise.all(chains.map((chain) => findingOf(api, chain)));
}

async function findingOf(api: Api, seen: SeenChain): Promise<AuditFinding> {
  const { chain, heads } = seen;
  const [alarm] = seen.alarms;
  if (alarm) {
    const at = new Date(alarm.at).toISOString();
    return failed(chain, alarm.expected, `at ${at} the server showed entry ${alarm.found.seq} instead`);
  }
  for (const head of heads) {
    const query = new URLSearchParams({ project: seen.project, chain, seq: String(head.seq) });
    const { body, error } = await api.request({ path: `/api/v1/audit/witness?${query}` });
    if (error) return { chain, state: "warning", detail: `the server did not answer: ${error.message}` };
    const { hash, head: end } = fieldsOf(body);
    if (textOf(hash) !== head.hash)
      return failed(chain, head, hash === null ? "the server has none there" : "the server has another one");
    if ((numberOf(fieldsOf(end).seq) ?? 0) < head.seq)
      return failed(chain, head, "the server's chain ends before it");
  }
  const last = heads.at(-1);
  return {
    chain,
    state: "ok",
    detail: `extends all ${heads.length} heads seen here, to entry ${last?.seq ?? 0}`,
  };
}

function failed(chain: string, { seq, hash }: SeenHead, what: string): AuditFinding {
  const detail = `does not extend entry ${seq} (${hash.slice(0, 12)}…) that this machine saw: ${what}. Tell an admin.`;
  return { chain, state: "failed", detail };
}
