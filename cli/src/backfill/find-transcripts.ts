import { createHash } from "node:crypto";
import { closeSync, lstatSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "../../../core/hook-event/schema";
import { openAider } from "../../../core/transcript/aider/read";
import { openClaudeCode } from "../../../core/transcript/claude-code/read";
import { openCodex } from "../../../core/transcript/codex/read";
import { openGeminiCli } from "../../../core/transcript/gemini-cli/read";
import type { OpenTranscript } from "../../../core/transcript/schema";
import { openSpecStory } from "../../../core/transcript/specstory/read";

export type Transcript = {
  host: Host;
  open: OpenTranscript;
  path: string;
  /** Without folder and ending. */
  name: string;
  size: number;
  mtimeMs: number;
};

export type Where = {
  root: string;
  userHome: string;
  env: Record<string, string | undefined>;
  /** Files that were not written since are passed over. */
  since: number;
};

const MAX_DEPTH = 4;

/**
 * The transcripts on this machine that may tell of a repository, oldest first. Only regular files of the person's own:
 * a link, a pipe or another user's file is passed over, in any folder on the way.
 */
export function findTranscripts(where: Where): Transcript[] {
  return [...claudeFiles(where), ...codexFiles(where), ...geminiFiles(where), ...historyFiles(where)].sort(
    (left, right) => left.mtimeMs - right.mtimeMs || (left.path < right.path ? -1 : 1),
  );
}

/** Sessions of folders inside the repository lie beside those of its root; whose they are, each row tells. */
function claudeFiles(where: Where): Transcript[] {
  const projects = join(where.env.CLAUDE_CONFIG_DIR || join(where.userHome, ".claude"), "projects");
  const slug = where.root.replace(/[^a-zA-Z0-9]/g, "-");
  return ownEntries(projects, "folder")
    .filter((name) => name === slug || name.startsWith(`${slug}-`))
    .flatMap((name) => ownFiles(join(projects, name), /\.jsonl$/, 0))
    .flatMap((path) => transcript({ host: "claude_code", open: openClaudeCode, path }, where));
}

function codexFiles(where: Where): Transcript[] {
  const sessions = join(where.env.CODEX_HOME || join(where.userHome, ".codex"), "sessions");
  return ownFiles(sessions, /^rollout-.*\.jsonl$/, MAX_DEPTH).flatMap((path) =>
    transcript({ host: "codex", open: openCodex, path }, where),
  );
}

/** The first line of a session names the repository by a digest of its path; folders were named by it once. */
function geminiFiles(where: Where): Transcript[] {
  const folder = join(where.env.GEMINI_CLI_HOME || where.userHome, ".gemini", "tmp");
  const digest = createHash("sha256").update(where.root).digest("hex");
  return ownEntries(folder, "folder").flatMap((name) =>
    ownFiles(join(folder, name, "chats"), /^session-.*\.jsonl$/, 0)
      .filter((path) => name === digest || headOf(path).includes(digest))
      .flatMap((path) => transcript({ host: "gemini_cli", open: openGeminiCli, path }, where)),
  );
}

/** Histories that other tools keep in the repository; which host they watched is not told, so Claude Code stands for it. */
function historyFiles(where: Where): Transcript[] {
  const host = "claude_code";
  return [
    ...ownFiles(join(where.root, ".specstory", "history"), /\.md$/, 0).map(
      (path) => ({ host, open: openSpecStory, path }) as const,
    ),
    ...ownFiles(where.root, /^\.aider\.chat\.history\.md$/, 0).map(
      (path) => ({ host, open: openAider, path }) as const,
    ),
  ].flatMap((file) => transcript(file, where));
}

function headOf(path: string): string {
  const buffer = Buffer.alloc(1_024);
  const descriptor = openSync(path, "r");
  try {
    return buffer.toString("utf8", 0, readSync(descriptor, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(descriptor);
  }
}

function transcript(
  { host, open, path }: Pick<Transcript, "host" | "open" | "path">,
  { since }: Where,
): Transcript[] {
  const { size, mtimeMs } = lstatSync(path);
  const name = (path.split(/[\\/]/).pop() ?? "").replace(/\.\w+$/, "");
  return mtimeMs < since || size === 0 ? [] : [{ host, open, path, name, size, mtimeMs }];
}

function ownFiles(folder: string, pattern: RegExp, depth: number): string[] {
  const files = ownEntries(folder, "file").filter((name) => pattern.test(name));
  const inner = depth > 0 ? ownEntries(folder, "folder") : [];
  return [
    ...files.map((name) => join(folder, name)),
    ...inner.flatMap((name) => ownFiles(join(folder, name), pattern, depth - 1)),
  ];
}

/** Names in a folder of the person's own; none where it is a link, another user's or not there. */
function ownEntries(folder: string, kind: "file" | "folder"): string[] {
  if (!isOwn(folder, "folder")) return [];
  try {
    return readdirSync(folder)
      .filter((name) => isOwn(join(folder, name), kind))
      .sort();
  } catch {
    return [];
  }
}

function isOwn(path: string, kind: "file" | "folder"): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || (process.getuid !== undefined && stat.uid !== process.getuid())) return false;
  return kind === "file" ? stat.isFile() : stat.isDirectory();
}
