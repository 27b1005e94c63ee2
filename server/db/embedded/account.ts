import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

/** The user that PostgreSQL runs as; empty when it is simply our own. */
export type Account = { uid?: number; gid?: number };

const NOBODY = 65_534;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses root: then it runs as the owner of its data, or as `nobody` when that is new. */
export function chooseAccount(clusterFolder: string): Account {
  if (!isRoot()) return {};
  if (existsSync(path.join(clusterFolder, "PG_VERSION"))) {
    const { uid, gid } = statSync(clusterFolder);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: idOfNobody("-u"), gid: idOfNobody("-g") };
}

/** Whether that user may pass every existing folder down to `target`. */
export function canReach(target: string, account: Account): boolean {
  if (account.uid === undefined) return true;
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid } = statSync(folder);
      if (uid !== account.uid && !(mode & 0o001)) return false;
    }
    if (folder === path.dirname(folder)) return true;
  }
}

function idOfNobody(option: "-u" | "-g"): number {
  const { stdout } = spawnSync("id", [option, "nobody"], { encoding: "utf8" });
  return Number.parseInt(stdout ?? "", 10) || NOBODY;
}
