import { isRooted, joinPath } from "../shell/paths";

/** What self-protection may ask of the machine; without it only the texts of paths count. */
export type Disk = {
  /** Resolves links of an absolute path as far as it exists. */
  resolve(path: string): string;
  /** Text of a small file that may be read, else null. */
  read(path: string): string | null;
};

/** Where Heed keeps its state, and the home folder that `~` stands for; both absolute. */
export type HeedFolder = {
  heedHome: string;
  userHome: string;
  /** Absolute folder that relative paths start from; null where only the shell knows it. */
  base: string | null;
  disk?: Disk;
};

/** A path as texts that can be compared: as typed, and as the disk resolves it; both in lower case. */
export function spellings(path: string, folder: HeedFolder): string[] {
  const typed = joinPath(folder.base ?? "", spelledOut(path, folder));
  const resolved = folder.disk && isRooted(typed) ? folder.disk.resolve(typed) : typed;
  return [...new Set([typed, resolved].map((text) => text.toLowerCase()))];
}

/** A path as typed, with the variables and detours that agents write spelled out. */
export function spelledOut(path: string, { heedHome, userHome }: HeedFolder): string {
  const home = joinPath("", heedHome);
  const spelled = path
    .replace(/^file:\/\//, "")
    .replace(/^(?:\/proc\/(?:self|thread-self|\d+)\/root)+(?=\/|$)/, "")
    .replace(/^(?:\$\{?HOME\}?|%USERPROFILE%|\$env:(?:USERPROFILE|HOME))(?=[\\/]|$)/i, "~")
    .replace(/^~[a-z_][\w.-]*(?=\/\.)/, "~")
    .replace(/^\$\{?HEED_HOME\}?(?=\/|$)/, home);
  const isOwn = spelled === "~" || /^~[\\/]/.test(spelled);
  return isOwn ? joinPath(userHome, `.${spelled.slice(1)}`) : joinPath("", spelled);
}

/** True when a pattern of the shell, or a path, can mean the target itself or a folder above it. */
export function mayCover(pattern: string, target: string): boolean {
  const parts = pattern.split("/");
  const names = target.toLowerCase().split("/");
  return parts.length <= names.length && parts.every((part, at) => mayMatch(part, names[at] ?? ""));
}

/** True when a pattern of the shell, or a path, can mean the folder itself or something in it. */
export function mayLieIn(pattern: string, folder: string): boolean {
  const parts = pattern.split("/");
  const names = folder.toLowerCase().split("/");
  return parts.length >= names.length && names.every((name, at) => mayMatch(parts[at] ?? "", name));
}

function mayMatch(pattern: string, name: string): boolean {
  const sign = pattern.search(/[*?[{]/);
  if (sign === -1) return pattern === name;
  // A pattern that begins with its sign leaves hidden names out.
  return sign === 0 ? !name.startsWith(".") : name.startsWith(pattern.slice(0, sign));
}
