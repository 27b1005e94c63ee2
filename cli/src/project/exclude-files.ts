import { join, resolve } from "node:path";
import { readSmall } from "./small-file";

export type ExcludeQuestion = {
  commonFolder: string | null;
  userHome: string;
  env: Record<string, string | undefined>;
};

/**
 * Files beside `.gitignore` in which git looks for patterns, weakest first: the person's global one, then
 * `info/exclude` of the repository. Found by reading configs as text; git is not asked (trust.md section 2).
 */
export function excludeFiles({ commonFolder, userHome, env }: ExcludeQuestion): string[] {
  const settings = env.XDG_CONFIG_HOME || join(userHome, ".config");
  const configs = [
    "/etc/gitconfig",
    ...(env.GIT_CONFIG_GLOBAL
      ? [env.GIT_CONFIG_GLOBAL]
      : [join(settings, "git/config"), join(userHome, ".gitconfig")]),
    ...(commonFolder === null ? [] : [join(commonFolder, "config")]),
  ];
  const named = configs.flatMap((path) => excludesFileOf(readSmall(path) ?? "") ?? []).at(-1);
  const global = named === undefined ? join(settings, "git/ignore") : expanded(named, userHome);
  return commonFolder === null ? [global] : [global, join(commonFolder, "info/exclude")];
}

/** `core.excludesFile` of a config; the last one counts. */
export function excludesFileOf(config: string): string | undefined {
  let inCore = false;
  let found: string | undefined;
  for (const line of config.split(/\r?\n/)) {
    if (/^\s*\[/.test(line)) inCore = /^\s*\[core\]/i.test(line);
    const value = inCore ? /^\s*(?:\[core\]\s*)?excludesfile\s*=\s*(.+?)\s*$/i.exec(line)?.[1] : undefined;
    if (value !== undefined) found = value.replace(/^"(.*)"$/, "$1");
  }
  return found;
}

function expanded(path: string, home: string): string {
  return path.startsWith("~/") ? join(home, path.slice(2)) : resolve(home, path);
}
