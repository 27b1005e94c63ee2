import { rmSync } from "node:fs";
import { join } from "node:path";
import { SHARED_RULES_MS } from "./bundle-cache";
import { originKey } from "./home";
import { readText, writePrivate } from "./private-file";
import { readToken } from "./token";

/** Keeps why a server refused this machine's token, for the hook and `heed status`, which never ask it. */
export function noteRefusal(home: string, origin: string, reason: string): void {
  if (readText(refusalPath(home, origin)) !== reason) writePrivate(refusalPath(home, origin), reason);
}

export function clearRefusal(home: string, origin: string): void {
  rmSync(refusalPath(home, origin), { force: true });
}

/** `signed_out` without a token, else the server's last reason; null when the token is taken to work. */
export function readRefusal(home: string, origin: string): string | null {
  if (readToken(home, origin) === null) return "signed_out";
  return readText(refusalPath(home, origin)) || null;
}

const LOGIN = "Run heed login in a terminal.";
const WORDS: Record<string, { why: string; remedy: string }> = {
  signed_out: { why: "no token", remedy: LOGIN },
  revoked: { why: "its token was revoked", remedy: LOGIN },
  expired: { why: "its token has expired", remedy: LOGIN },
  owner_disabled: { why: "the account of its token is disabled", remedy: "Ask your instance admin." },
  sign_in_needed: { why: "its token rests", remedy: "Sign in to the web application once." },
};
const UNKNOWN = { why: "the server does not know its token", remedy: LOGIN };

/** A few words on why a server takes nothing from here. */
export function refusalWords(reason: string): string {
  return (WORDS[reason] ?? UNKNOWN).why;
}

/** What a refusal means for the person, in one line. @param rules the kept bundle; null where there is none */
export function refusalLine(reason: string, rules: { fetchedAt: number } | null, now: number): string {
  const { why, remedy } = WORDS[reason] ?? UNKNOWN;
  return `Heed is signed out here (${why}): ${heldWords(rules, now)}, nothing is learned. ${remedy}`;
}

function heldWords(rules: { fetchedAt: number } | null, now: number): string {
  if (rules === null) return "no rules are in force";
  const end = rules.fetchedAt + SHARED_RULES_MS;
  if (end <= now) return "your own rules still hold, shared ones do not";
  return `rules still hold (shared ones until ${new Date(end).toISOString().slice(0, 10)})`;
}

function refusalPath(home: string, origin: string): string {
  return join(home, "refused", originKey(origin));
}
