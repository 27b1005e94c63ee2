import type { Client } from "pg";
import { entryHash, genesisHash, payloadDigest } from "@/core/audit/chain";
import { sha256 } from "../audit/emit-audit";

const BATCH = 1_000;

type Chain = { id: string; kind: string; subjectId: string; seq: number; head: string };
type Entry = {
  id: string;
  chainId: string;
  seq: number;
  action: string;
  entityType: string;
  entityId: string;
  actorType: string;
  actor: string;
  at: Date;
  payloadDigest: string;
  previousHash: string;
  hash: string;
  payload: Payload | null;
};
type Payload = { salt: string; erasedAt: string | null; content: unknown };

export type ChainReport = {
  chains: number;
  entries: number;
  /** Chains that do not hold, with the first entry that does not fit. */
  broken: { kind: string; subjectId: string; seq: number }[];
};

const ENTRIES = `
  select entry.id, entry.chain_id as "chainId", entry.seq, entry.action, entry.entity_type as "entityType",
    entry.entity_id as "entityId", entry.actor_type as "actorType", entry.actor, entry.at,
    entry.payload_digest as "payloadDigest", entry.previous_hash as "previousHash", entry.hash,
    case when payload.entry_id is not null then json_build_object('salt', payload.salt, 'erasedAt', payload.erased_at,
      'content', json_build_object('before', payload.before, 'after', payload.after, 'actorId', payload.actor_id,
        'actorName', payload.actor_name, 'origin', payload.origin)) end as payload
  from audit_entries entry left join audit_payloads payload on payload.entry_id = entry.id
  where entry.chain_id = $1 and entry.seq > $2 order by entry.seq limit ${BATCH}`;

/** Recomputes every hash of every chain (trust.md section 7), for the operator after a restore. */
export async function verifyAllChains(client: Client): Promise<ChainReport> {
  const chains = await client.query<Chain>(
    `select id, kind, subject_id as "subjectId", seq, head from audit_chains order by kind, subject_id`,
  );
  const report: ChainReport = { chains: chains.rows.length, entries: 0, broken: [] };
  for (const chain of chains.rows) {
    const { entries, brokenAt } = await walk(client, chain);
    report.entries += entries;
    if (brokenAt !== null) {
      report.broken.push({ kind: chain.kind, subjectId: chain.subjectId, seq: brokenAt });
    }
  }
  return report;
}

async function walk(client: Client, chain: Chain): Promise<{ entries: number; brokenAt: number | null }> {
  let previous = genesisHash(sha256, chain.kind, chain.subjectId);
  let seq = 0;
  for (;;) {
    const { rows } = await client.query<Entry>(ENTRIES, [chain.id, seq]);
    for (const row of rows) {
      if (row.seq !== seq + 1 || row.previousHash !== previous || !isAsWritten(row)) {
        return { entries: seq, brokenAt: seq + 1 };
      }
      seq = row.seq;
      previous = row.hash;
    }
    if (rows.length < BATCH) break;
  }
  const isWhole = seq === chain.seq && previous === chain.head;
  return { entries: seq, brokenAt: isWhole ? null : seq + 1 };
}

function isAsWritten({ hash, payload, at, ...entry }: Entry): boolean {
  if (entryHash(sha256, { ...entry, at: at.toISOString() }) !== hash || !payload) return false;
  if (payload.erasedAt !== null) return true;
  return payloadDigest(sha256, payload.salt, payload.content) === entry.payloadDigest;
}
