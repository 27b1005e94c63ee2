/** The launcher where it is not known whose home it lies in: in a repository, a plugin, an administrator's settings. */
export const LAUNCHER_ANYWHERE = "$HOME/.heed/bin/heed-hook";

/** A launcher's path as a word of a shell line: only the one above is expanded there. */
export function shellLauncher(launcher: string): string {
  if (launcher === LAUNCHER_ANYWHERE) return `"${launcher}"`;
  return `'${launcher.replaceAll("'", `'\\''`)}'`;
}

/** Matches what `shellLauncher` writes, as part of a regular expression. */
export const LAUNCHER_WORD = String.raw`(?:'(?:[^']|'\\'')*[\\/]heed-hook'|"\$HOME/\.heed/bin/heed-hook")`;
