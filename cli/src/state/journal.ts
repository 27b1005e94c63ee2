import { join } from "node:path";
import { maskText } from "../../../core/redaction/mask-text";
import { type Fields, jsonLines } from "./fields";
import { fileNameOf } from "./home";
import { appendPrivate, readText } from "./private-file";

/**
 * One thing that happened in a session (architecture.md section 5). `x` is the one free text of a fact; it is
 * cut so that a line stays within one atomic write.
 */
export type Fact =
  | {
      t: "prompt";
      at: number;
      id: string;
      turn: string;
      task: string;
      author: string;
      starts: boolean;
      /** Hash of the bundle that is in force until the next prompt. */
      b?: string;
      x: string;
    }
  | { t: "call"; at: number; id: string; agent: string; d: string; e: string }
  | { t: "step"; at: number; agent: string; k: string; o: string; op?: string; cwd?: string; x: string }
  | { t: "incident"; at: number; task: string; r: string; i: string; s: string; n: number; x: string }
  | { t: "denial"; at: number; r: string; v: number; n: string; e: string; x: string }
  | { t: "crossing" | "deadlock"; at: number; task: string; r: string; w: string; x: string }
  | { t: "rules"; at: number; task: string; r: string[] }
  | { t: "block"; at: number; rev: string }
  | { t: "compact"; at: number }
  | { t: "turn"; at: number; agent: string }
  | { t: "found"; at: number; id: string; f: string };

const MAX_LINE_BYTES = 512;
/** More than a line can hold, so that a secret is never cut in two before it is masked. */
const MASKED_CHARS = 4_096;

/** Appends facts, each a line of at most 512 bytes. Throws when the journal cannot be written. */
export function appendFacts(home: string, session: string, facts: Fact[]): void {
  for (const fact of facts) appendPrivate(journalPath(home, session), lineOf(fact));
}

/** All facts of a session, oldest first. */
export function readFacts(home: string, session: string): Fields[] {
  const text = readText(journalPath(home, session));
  return text === null ? [] : jsonLines(text);
}

export function journalPath(home: string, session: string): string {
  return join(home, "sessions", `${fileNameOf(session)}.journal`);
}

/** The line of a fact, without secrets; text that does not fit is cut, lists are shortened. */
export function lineOf(fact: Fact): string {
  if ("x" in fact) fact = { ...fact, x: maskText(fact.x.slice(0, MASKED_CHARS)).text };
  let line = `${JSON.stringify(fact)}\n`;
  while (Buffer.byteLength(line) > MAX_LINE_BYTES) {
    if ("x" in fact && fact.x.length > 0) {
      const over = Buffer.byteLength(line) - MAX_LINE_BYTES;
      fact = { ...fact, x: fact.x.slice(0, Math.max(0, fact.x.length - Math.ceil(over / 4) - 1)) };
    } else if (fact.t === "rules" && fact.r.length > 0) {
      fact = { ...fact, r: fact.r.slice(0, -1) };
    } else {
      return "";
    }
    line = `${JSON.stringify(fact)}\n`;
  }
  return line;
}
