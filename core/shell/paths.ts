/**
 * Joins and normalises paths with `/`, without a file system. Absolute paths (also `C:/x`) and
 * `~` win over the base; a relative result that leaves the base begins with `../`. The empty
 * text is the base itself.
 */
export function joinPath(base: string, path: string): string {
  const given = path.replaceAll("\\", "/");
  const joined = isRooted(given) || base === "" ? given : `${base.replaceAll("\\", "/")}/${given}`;
  const root = /^(?:[A-Za-z]:)?\//.exec(joined)?.[0] ?? "";
  const parts: string[] = [];
  for (const part of joined.slice(root.length).split("/")) {
    if (part === "" || part === ".") continue;
    const last = parts.at(-1);
    if (part !== "..") parts.push(part);
    else if (last !== undefined && last !== ".." && last !== "~") parts.pop();
    else if (root === "") parts.push(part);
  }
  return root + parts.join("/");
}

/** True for paths that do not depend on the working directory. */
export function isRooted(path: string): boolean {
  return /^(?:[A-Za-z]:)?[/\\]/.test(path) || path === "~" || path.startsWith("~/");
}

/** Last component: `src/a.ts` → `a.ts`. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
