/**
 * Makes an absolute path of a host relative to the repository, with `/` (learning.md section 1).
 * @param path absolute or relative path as the host gave it
 * @param cwd absolute folder that a relative path starts from
 * @param root absolute root of the working tree, or null outside a repository
 */
export function placePath(
  path: string,
  cwd: string,
  root: string | null,
): { path: string; outside: boolean } {
  const absolute = normalisePath(isAbsolute(path) ? path : `${cwd}/${path}`);
  if (root === null) return { path: absolute, outside: true };
  const base = normalisePath(root);
  if (absolute === base) return { path: ".", outside: false };
  const prefix = base === "/" ? "/" : `${base}/`;
  if (absolute.startsWith(prefix)) return { path: absolute.slice(prefix.length), outside: false };
  return { path: absolute, outside: true };
}

/** True for `/x`, `C:\x`, `C:/x` and `\\server`. */
export function isAbsolute(path: string): boolean {
  return path.startsWith("/") || path.startsWith("\\\\") || /^[A-Za-z]:[\\/]/.test(path);
}

/** Resolves `.`, `..` and doubled separators by text; `\` becomes `/` only in Windows paths. */
export function normalisePath(path: string): string {
  const unix = /^[A-Za-z]:[\\/]|^\\\\/.test(path) ? path.replaceAll("\\", "/") : path;
  const rooted = unix.startsWith("/");
  const parts: string[] = [];
  for (const part of unix.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (!rooted) parts.push(part);
  }
  return `${rooted ? "/" : ""}${parts.join("/")}` || (rooted ? "/" : ".");
}
