import { chmodSync, lstatSync, type Stats, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { codeOf } from "./private-file";

/** Folder of the client's state: `HEED_HOME`, else `~/.heed`. */
export function homeFolder(env: Record<string, string | undefined>): string {
  return env.HEED_HOME || join(env.HOME || homedir(), ".heed");
}

export type HomeCheck = { ok: true } | { ok: false; reason: string };

/**
 * Refuses a folder that others can write, replace or lead elsewhere: whoever writes there decides what agents may do
 * (trust.md section 1). One that others can only read is closed. A missing folder is fine; it is made private on
 * first use.
 */
export function checkHome(home: string): HomeCheck {
  try {
    const entry = lstatSync(home);
    const stat = entry.isSymbolicLink() ? statSync(home) : entry;
    if (!stat.isDirectory()) return off(`${home} is not a folder.`);
    if (process.platform === "win32") return { ok: true };
    if (!isOurs(stat.uid)) return off(`${home} belongs to another user.`);
    if ((stat.mode & 0o022) !== 0) return off(`others can write to ${home}. Run: chmod 700 ${home}`);
    if (!isOurs(entry.uid)) return off(`${home} is a link that belongs to another user.`);
    const parent = dirname(home);
    if (isReplaceable(statSync(parent))) return off(`others can replace ${home}. Run: chmod go-w ${parent}`);
    if ((stat.mode & 0o055) !== 0) chmodSync(home, 0o700);
    return { ok: true };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return { ok: true };
    return off(`${home} cannot be read.`);
  }
}

function off(why: string): HomeCheck {
  return { ok: false, reason: `Heed is off: ${why}` };
}

function isOurs(owner: number): boolean {
  const uid = process.getuid?.();
  return uid === undefined || owner === uid;
}

/** In a sticky folder as /tmp only the owner can rename; a group of one's own is no stranger. */
function isReplaceable({ mode, uid, gid }: Stats): boolean {
  if ((mode & 0o1000) !== 0) return false;
  const strangers = (mode & 0o002) !== 0 || ((mode & 0o020) !== 0 && gid !== process.getgid?.());
  return strangers || (!isOurs(uid) && uid !== 0);
}

/** Said when the folder is there and trusted, but nothing can be kept in it. */
export function unusableLine(home: string, code: string): string {
  return `Heed is off: it cannot write to ${home} (${code}), so no rules are in force and nothing is learned. See: heed doctor`;
}

/** File-name form of an origin: one folder or file a server. */
export function originKey(origin: string): string {
  return origin.replace(/[^A-Za-z0-9.-]/g, "_");
}

export function fileNameOf(text: string): string {
  const safe = text.replace(/[^A-Za-z0-9_-]/g, "_").slice(0, 80);
  return safe === text ? safe : `${safe}.${shortHash(text)}`;
}

/** 53-bit hash for file names and log lines; loading node:crypto would cost the hot path more. */
export function shortHash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
