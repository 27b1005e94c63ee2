import { join } from "node:path";
import { readSmall } from "./small-file";

/** Remotes of a repository, normalised and sorted; every one is a candidate (fork and upstream). */
export function readRemotes(commonFolder: string): string[] {
  return remotesOf(readSmall(join(commonFolder, "config")) ?? "");
}

/** Remotes that a git config names. `include` is not followed: it could point anywhere. */
export function remotesOf(config: string): string[] {
  const remotes = new Set<string>();
  let inRemote = false;
  for (const line of config.split(/\r?\n/)) {
    if (/^\s*\[/.test(line)) inRemote = /^\s*\[remote\s+"/i.test(line);
    const url = inRemote ? /^\s*url\s*=\s*(.+?)\s*$/i.exec(line)?.[1] : undefined;
    const remote = url === undefined ? null : normaliseRemote(url.replace(/^"(.*)"$/, "$1"));
    if (remote) remotes.add(remote);
  }
  return [...remotes].sort();
}

/**
 * `host/path` without scheme, credentials, user, port or `.git`; null for local paths, which name nothing that
 * another machine could know.
 */
export function normaliseRemote(url: string): string | null {
  const scheme = /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^@/]*@)?([^:/]+)(?::\d+)?\/(.+)$/i.exec(url);
  const scp = scheme ? null : /^(?:[^@/\s]+@)?([A-Za-z0-9.-]{2,}):(?!\/\/)(.+)$/.exec(url);
  const [, host, path] = scheme ?? scp ?? [];
  if (!host || !path) return null;
  const clean = path.replace(/^\/+|\/+$/g, "").replace(/\.git$/i, "");
  return clean === "" ? null : `${host.toLowerCase()}/${clean}`;
}
