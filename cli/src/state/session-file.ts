import { join } from "node:path";
import { fieldsOf, numberOf, textOf, textsOf } from "./fields";
import { fileNameOf } from "./home";
import { createPrivate, readJson, writePrivate } from "./private-file";

/** Whose session this is, by the ancestors of the hook's process (trust.md section 3). */
export type SessionAuthor = "human" | "headless" | "automation" | "agent";

/** What is fixed when a session starts; of it only its host may change, when it is resumed. */
export type SessionFile = {
  host: string;
  author: SessionAuthor;
  /** The host's process that `author` was found for; null where there was none. */
  hostProcess: string | null;
  startedAt: number;
  cwd: string;
  /** Root of the working tree; null outside a repository. */
  root: string | null;
  /** Real path of the common git folder: the identity of a checkout. */
  commonFolder: string | null;
  gitFolder: string | null;
  worktree: boolean;
  remotes: string[];
  /** Project that a file of the repository named when the session started. */
  named: string | null;
  /** Keys of the own projects that claimed one of the remotes then. */
  matches: string[];
  /** Hook entries of ours in the host's settings when the session started; 0 where they are installed elsewhere. */
  hooks: number;
};

export function readSessionFile(home: string, session: string): SessionFile | null {
  const fields = fieldsOf(readJson(path(home, session)));
  const author = authorOf(fields.author);
  const cwd = textOf(fields.cwd);
  if (!author || cwd === undefined) return null;
  return {
    host: textOf(fields.host) ?? "",
    author,
    hostProcess: textOf(fields.hostProcess) ?? null,
    startedAt: numberOf(fields.startedAt) ?? 0,
    cwd,
    root: textOf(fields.root) ?? null,
    commonFolder: textOf(fields.commonFolder) ?? null,
    gitFolder: textOf(fields.gitFolder) ?? null,
    worktree: fields.worktree === true,
    remotes: textsOf(fields.remotes),
    named: textOf(fields.named) ?? null,
    matches: textsOf(fields.matches),
    hooks: numberOf(fields.hooks) ?? 0,
  };
}

/** @returns what is in force: ours, or that of a process that was first */
export function createSessionFile(home: string, session: string, file: SessionFile): SessionFile {
  if (createPrivate(path(home, session), JSON.stringify(file))) return file;
  return readSessionFile(home, session) ?? file;
}

export function replaceSessionFile(home: string, session: string, file: SessionFile): void {
  writePrivate(path(home, session), JSON.stringify(file));
}

function authorOf(value: unknown): SessionAuthor | null {
  return value === "human" || value === "headless" || value === "automation" || value === "agent"
    ? value
    : null;
}

function path(home: string, session: string): string {
  return join(home, "sessions", `${fileNameOf(session)}.json`);
}
