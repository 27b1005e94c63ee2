import { lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { isSecretPath } from "../../../core/redaction/secret-path";

/** A file to import: where it lies, and how the person knows it. */
export type FoundFile = { path: string; name: string; scope: "global" | "project" };
export type Gathered = { files: FoundFile[]; refused: { name: string; why: string }[] };

type Place = { cwd: string; root: string | null; userHome: string };

/** What hosts read by themselves, looked for when no file is named. */
const KNOWN_FILES = [
  "CLAUDE.md",
  "AGENTS.md",
  "GEMINI.md",
  ".cursorrules",
  ".github/copilot-instructions.md",
];
const KNOWN_FOLDERS = [".cursor/rules", ".claude/rules"];
const READABLE = /\.(?:md|mdc|markdown|txt|json|jsonl)$|(?:^|\/)\.cursorrules$/i;
export const DATABASE = /\.(?:sqlite3?|db)$/i;
const MAX_FILES = 300;
const MAX_DEPTH = 5;
const MAX_BYTES = 2 * 1024 * 1024;
/** A database may be large; only its pages with text are looked at. */
const MAX_DATABASE_BYTES = 256 * 1024 * 1024;

/**
 * The files that the person named, with those in the folders among them; without names the instruction files of the
 * repository. A link that leads out of the repository and the home folder, a file of another user, a secret path
 * and what is no regular file are refused with the reason (trust.md section 1).
 */
export function gatherFiles(named: readonly string[], place: Place): Gathered {
  const gathered: Gathered = { files: [], refused: [] };
  const seen = new Set<string>();
  const paths =
    named.length > 0 ? named.map((name) => resolve(place.cwd, expand(name, place))) : knownPaths(place);
  for (const path of paths) take(path, { place, seen, gathered, depth: 0, isNamed: named.length > 0 });
  return gathered;
}

function expand(name: string, { userHome }: Place): string {
  return name === "~" || name.startsWith("~/") ? join(userHome, name.slice(1)) : name;
}

function knownPaths({ root, cwd }: Place): string[] {
  const base = root ?? cwd;
  return [...KNOWN_FILES, ...KNOWN_FOLDERS]
    .map((name) => join(base, name))
    .filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined);
}

type Walk = { place: Place; seen: Set<string>; gathered: Gathered; depth: number; isNamed: boolean };

function take(path: string, walk: Walk): void {
  const { place, seen, gathered, depth } = walk;
  const refuse = (why: string) => gathered.refused.push({ name: nameOf(path, place), why });
  if (gathered.files.length >= MAX_FILES) return;
  const real = realOf(path);
  if (real === null) {
    refuse("is not there");
    return;
  }
  if (seen.has(real)) return;
  seen.add(real);
  if (real !== path && !isWithin(real, [place.root, place.userHome, place.cwd])) {
    refuse("is a link that leads elsewhere");
    return;
  }
  const stat = statSync(real);
  if (process.getuid && stat.uid !== process.getuid()) {
    refuse("belongs to another user");
    return;
  }
  if (isSecretPath(real)) {
    refuse("may hold secrets");
    return;
  }
  if (stat.isDirectory()) {
    if (depth >= MAX_DEPTH) return;
    for (const name of readdirSync(real).sort()) {
      if (name === "node_modules" || name === ".git") continue;
      const inner = join(path, name);
      const isFolder = lstatSync(inner).isDirectory();
      if (isFolder || READABLE.test(name)) take(inner, { ...walk, depth: depth + 1 });
    }
    return;
  }
  const limit = DATABASE.test(real) ? MAX_DATABASE_BYTES : MAX_BYTES;
  if (!stat.isFile()) refuse("is no file");
  else if (stat.size > limit) refuse(`is larger than ${limit / 1024 / 1024} MB`);
  else gathered.files.push({ path: real, name: nameOf(path, place), scope: scopeOf(path, place) });
}

function realOf(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}

function isWithin(path: string, folders: readonly (string | null)[]): boolean {
  return folders.some(
    (folder) => folder !== null && (path === folder || path.startsWith(`${realOf(folder) ?? folder}/`)),
  );
}

/** Relative to the repository, or to the home folder with `~`. */
function nameOf(path: string, { root, userHome, cwd }: Place): string {
  for (const [base, mark] of [
    [root, ""],
    [userHome, "~/"],
    [cwd, ""],
  ] as const) {
    const inside = base === null ? ".." : relative(base, path);
    if (inside !== "" && !inside.startsWith("..") && !isAbsolute(inside))
      return `${mark}${inside.replaceAll("\\", "/")}`;
  }
  return path;
}

/** A file outside of the repository is the person's own and counts everywhere. */
function scopeOf(path: string, { root }: Place): FoundFile["scope"] {
  return root !== null && path.startsWith(`${root}/`) ? "project" : "global";
}
