const PREFIX = /^\s*heed:\s*([^\n\r]*?)\s*$/i;

/** What stands behind `heed:` when a whole prompt is that one line; null for every other prompt (trust.md section 3). */
export function commandLineOf(prompt: string): string | null {
  return PREFIX.exec(prompt)?.[1] ?? null;
}
