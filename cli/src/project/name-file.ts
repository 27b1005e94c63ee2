import { readSmall } from "./small-file";

const NAME_FILE = ".heed.json";

/**
 * Project that a repository names in `.heed.json`. It may name a project, never a server: whatever else the file
 * holds is not read (trust.md section 1).
 */
export function readNameFile(root: string): string | null {
  try {
    const named: unknown = JSON.parse(readSmall(`${root}/${NAME_FILE}`) ?? "null")?.project;
    return typeof named === "string" && /^[a-z0-9][a-z0-9-]{0,63}$/.test(named) ? named : null;
  } catch {
    return null;
  }
}
