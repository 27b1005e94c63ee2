import { fieldsOf } from "../fields";
import { readJson } from "../json-hooks";

export type TrustQuestion = {
  /** Text of the person's settings. */
  settings: string;
  /** Text of `trustedFolders.json`; the empty string where there is none. */
  folders: string;
  /** Absolute folder that a session starts in. */
  folder: string;
  /** Resolves links of an absolute path as far as it exists. */
  resolve(path: string): string;
};

/**
 * Whether Gemini CLI runs hooks in a folder: an interactive session in one that it does not trust runs none, also none
 * of the person's own. The longest path that names the folder or one above it decides, as in the host itself.
 * @returns `asked` where the host will ask the person first
 */
export function folderTrust({
  settings,
  folders,
  folder,
  resolve,
}: TrustQuestion): "trusted" | "refused" | "asked" {
  const { enabled } = fieldsOf(fieldsOf(fieldsOf(readJson(settings)).security).folderTrust);
  if (enabled === false) return "trusted";
  const here = resolve(folder);
  const [, level] = Object.entries(fieldsOf(readJson(folders)))
    .filter(([path, named]) => isWithin(here, resolve(named === "TRUST_PARENT" ? parentOf(path) : path)))
    .reduce<[string, unknown]>((best, rule) => (rule[0].length > best[0].length ? rule : best), ["", null]);
  if (level === "DO_NOT_TRUST") return "refused";
  return level === "TRUST_FOLDER" || level === "TRUST_PARENT" ? "trusted" : "asked";
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(1, path.replace(/\/$/, "").lastIndexOf("/")));
}
