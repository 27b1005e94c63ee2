import { fullGlob } from "./glob";

/**
 * Keys under which the bundle files a glob: `.ts` (extension), `vendor/` (a folder anywhere in
 * the path), `=package.json` (base name), `*` (every path). A path is looked up by all its keys.
 */
export function globKeys(globs: readonly string[]): string[] {
  return [...new Set(globs.map(globKey))];
}

/** Every key under which a rule about this path may be filed. */
export function pathKeys(path: string): string[] {
  const parts = path.toLowerCase().split("/").filter(Boolean);
  const base = parts.at(-1) ?? "";
  const dot = base.lastIndexOf(".");
  const keys = ["*", `=${base}`, ...parts.map((part) => `${part}/`)];
  if (dot >= 0) keys.push(base.slice(dot));
  return keys;
}

function globKey(glob: string): string {
  const parts = fullGlob(glob).toLowerCase().split("/");
  const base = parts.at(-1) ?? "";
  if (isLiteral(base)) return `=${base}`;
  const extension = /\.[a-z0-9]+$/.exec(base)?.[0];
  if (extension) return extension;
  const folder = parts.slice(0, -1).find((part) => isLiteral(part));
  return folder === undefined ? "*" : `${folder}/`;
}

function isLiteral(part: string): boolean {
  return part !== "" && !/[*?[\]{}()!+@\\]/.test(part);
}
