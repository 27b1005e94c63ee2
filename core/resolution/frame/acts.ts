import { cleanClause } from "../../extraction/clean";
import { opensWithOrder } from "../../extraction/verbs";
import { stemOf } from "../../topics/tokens";
import { remembered } from "../remember";

/** Verbs that mean one act; wishes about acts of two groups are two wishes, however many words they share. */
const GROUPS = [
  "show shown display render present",
  "store persist",
  "log",
  "round",
  "sort order",
  "format indent",
  "lint",
  "commit",
  "push",
  "deploy ship release publish",
  "install",
  "delete remove drop erase wipe clear strip clean",
  "rename",
  "move",
  "translate",
  "encrypt",
  "hash",
  "validate",
  "cache",
  "send sent post",
  "fetch load",
  "mock stub fake",
  "document describe",
  "retry",
  "sign",
  "upload",
  "download",
  "paginate",
  "compress",
  "quote",
  "name call",
  "create generate",
];
const GROUP_OF = new Map(
  GROUPS.flatMap((verbs, group) => verbs.split(" ").map((verb) => [stemOf(verb), group] as const)),
);
const LEAD = /^(?:(?:please|always|never|only|just|also|do not|don't|dont|not|avoid|stop|no)\s+)+/iu;
const PASSIVE =
  /\b(?:is|are|be|been|get|gets)\s+(?:\w+ly\s+|always\s+|never\s+|not\s+|only\s+)*([\p{L}]+ed|shown|sent|built|sent)\b/iu;

/** Group of the act that an English wish asks for or turns down; null where it is none of the known ones. */
function actOf(text: string): number | null {
  const clean = cleanClause(text);
  const passive = PASSIVE.exec(clean)?.[1];
  const bare = clean.replace(LEAD, "");
  const first = opensWithOrder(clean) ? /^[\p{L}]+/u.exec(bare)?.[0] : undefined;
  const verb = first && GROUP_OF.has(stemOf(first)) ? first : (passive ?? first);
  return verb === undefined ? null : (GROUP_OF.get(stemOf(verb)) ?? null);
}

const knownAct = remembered(actOf);

/** Whether two wishes are about two acts: “show prices with VAT” and “store prices without VAT”. */
export function otherAct(a: string, b: string): boolean {
  const [mine, theirs] = [knownAct(a), knownAct(b)];
  return mine !== null && theirs !== null && mine !== theirs;
}
