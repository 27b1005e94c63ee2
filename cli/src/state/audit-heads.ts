import { join } from "node:path";
import { fieldsOf, listOf, numberOf, textOf } from "./fields";
import { readJson, writePrivate } from "./private-file";

/** The end of an audit chain as a server showed it at one moment. */
export type SeenHead = { seq: number; hash: string; at: number };

export type SeenChain = {
  origin: string;
  /** Kind and subject: `user:<id>`. */
  chain: string;
  /** Project whose rules carried the head. */
  project: string;
  /** Oldest first. */
  heads: SeenHead[];
  alarms: HeadAlarm[];
};

/** A head that does not extend what this machine saw before. */
export type HeadAlarm = { at: number; expected: SeenHead; found: SeenHead };

/** So many heads are kept of each chain: the first of them, and the last ones. */
const KEPT = 6;
const KEPT_ALARMS = 5;

export function readSeenChains(home: string): SeenChain[] {
  return listOf(fieldsOf(readJson(headsPath(home))).chains).flatMap(readChain);
}

/**
 * Remembers the heads that a bundle answer carried (trust.md section 7). A head with a smaller number, or the same
 * number and another hash, means that history was rewritten: the old one is kept and an alarm recorded.
 * @returns alarms that this answer raised
 */
export function noteHeads(
  home: string,
  from: { origin: string; project: string },
  heads: Record<string, string>,
  at: number,
): HeadAlarm[] {
  const chains = readSeenChains(home);
  const raised: HeadAlarm[] = [];
  for (const [name, text] of Object.entries(heads)) {
    const found = parseHead(text, at);
    if (!found) continue;
    const known = chains.find(({ origin, chain }) => origin === from.origin && chain === name);
    if (!known) chains.push({ ...from, chain: name, heads: [found], alarms: [] });
    else raised.push(...extend(known, found));
  }
  writePrivate(headsPath(home), `${JSON.stringify({ schemaVersion: 1, chains }, null, 2)}\n`);
  return raised;
}

function extend(chain: SeenChain, found: SeenHead): HeadAlarm[] {
  const last = chain.heads.at(-1);
  if (!last || found.seq > last.seq) {
    const [first, ...rest] = [...chain.heads, found];
    if (first) chain.heads = [first, ...rest.slice(1 - KEPT)];
    return [];
  }
  if (found.seq === last.seq && found.hash === last.hash) return [];
  const alarm = { at: found.at, expected: last, found };
  const before = chain.alarms.at(-1);
  if (before && before.found.seq === found.seq && before.found.hash === found.hash) return [];
  chain.alarms = [...chain.alarms, alarm].slice(-KEPT_ALARMS);
  return [alarm];
}

/** Reads `<seq>:<hash>`. */
function parseHead(text: string, at: number): SeenHead | null {
  const [, seq, hash] = /^(\d{1,15}):(\S+)$/.exec(text) ?? [];
  return seq && hash ? { seq: Number(seq), hash, at } : null;
}

function readChain(value: unknown): SeenChain[] {
  const fields = fieldsOf(value);
  const origin = textOf(fields.origin);
  const chain = textOf(fields.chain);
  if (!origin || !chain) return [];
  const alarms = listOf(fields.alarms).flatMap((alarm) => {
    const [expected] = readHead(fieldsOf(alarm).expected);
    const [found] = readHead(fieldsOf(alarm).found);
    return expected && found ? [{ at: numberOf(fieldsOf(alarm).at) ?? 0, expected, found }] : [];
  });
  const heads = listOf(fields.heads).flatMap(readHead);
  return [{ origin, chain, project: textOf(fields.project) ?? "", heads, alarms }];
}

function readHead(value: unknown): SeenHead[] {
  const { seq, hash, at } = fieldsOf(value);
  const number = numberOf(seq);
  const text = textOf(hash);
  return number !== undefined && text ? [{ seq: number, hash: text, at: numberOf(at) ?? 0 }] : [];
}

function headsPath(home: string): string {
  return join(home, "heads.json");
}
