import { rmSync } from "node:fs";
import { join } from "node:path";
import { originKey } from "./home";
import { readText, writePrivate } from "./private-file";

/** The token for one origin; it is never sent to another. */
export function readToken(home: string, origin: string): string | null {
  return readText(tokenPath(home, origin))?.trim() || null;
}

export function writeToken(home: string, origin: string, token: string): void {
  writePrivate(tokenPath(home, origin), `${token}\n`);
}

export function removeToken(home: string, origin: string): void {
  rmSync(tokenPath(home, origin), { force: true });
}

function tokenPath(home: string, origin: string): string {
  return join(home, "tokens", originKey(origin));
}
