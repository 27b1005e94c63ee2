import type { Repository } from "../../../core/delivery/repository-rules";
import { type FileState, repositoryFiles } from "../files/repository-files";
import { readBytes, removeFile, writeBytes } from "../files/safe-path";
import { readHead } from "../state/bundle-cache";
import { type CommandContext, CommandFailure, EXIT, requirePerson } from "./context";
import { requireLink } from "./here";

const WORDS: Record<FileState, string> = {
  current: "up to date",
  missing: "not written yet: heed files sync",
  outdated: "of earlier rules: heed files sync",
  drifted: "changed by hand, so Heed leaves it alone; undo the change, or take the part out by hand",
  refused: "refused",
  unwanted: "the project asks for it no more: heed files remove",
};

/** `heed files status`. @returns an exit code of 1 when a file is not as it has to be */
export function filesStatus(context: CommandContext, options: { json: boolean }): number {
  requirePerson(context);
  const { root, repository } = requireRepository(context);
  const found = repositoryFiles(root, repository);
  const files = found.map(({ path, state, why }) => ({ path, state, why }));
  if (options.json) context.terminal.say(JSON.stringify({ files }));
  else if (files.length === 0)
    context.terminal.say(
      "This project keeps no rules in its repository. An admin chooses that in its settings.",
    );
  else for (const { path, state, why } of files) context.terminal.say(lineOf(path, state, why));
  return files.every(({ state }) => state === "current") ? EXIT.ok : EXIT.failed;
}

/** `heed files sync`: writes what the project asks for; what was changed by hand stays as it is. */
export function syncFiles(context: CommandContext): number {
  requirePerson(context);
  const { root, repository } = requireRepository(context);
  const { terminal } = context;
  if (repository.files.length === 0) {
    terminal.say("This project keeps no rules in its repository. An admin chooses that in its settings.");
    return EXIT.ok;
  }
  let failed = false;
  for (const { path, state, why, next } of repositoryFiles(root, repository)) {
    if (next !== null && (state === "missing" || state === "outdated")) {
      writeBytes(root, path, next);
      terminal.say(`${path}: written`);
      continue;
    }
    failed ||= state === "drifted" || state === "refused";
    terminal.say(lineOf(path, state, why));
  }
  return failed ? EXIT.failed : EXIT.ok;
}

/** `heed files remove`: takes our part out of each file; reflections are records and stay. */
export function removeFiles(context: CommandContext): number {
  requirePerson(context);
  const { root } = requireRepository(context);
  let failed = false;
  for (const { path, state, why, next } of repositoryFiles(root, { files: [], rules: [] })) {
    if (state !== "unwanted" || next === null) {
      failed = true;
      context.terminal.say(lineOf(path, state, why));
      continue;
    }
    if (next === "") removeFile(root, path);
    else writeBytes(root, path, next);
    context.terminal.say(`${path}: ${readBytes(root, path) === "" ? "removed" : "our part removed"}`);
  }
  return failed ? EXIT.failed : EXIT.ok;
}

function lineOf(path: string, state: FileState, why: string | null): string {
  return `${path}: ${WORDS[state]}${why === null ? "" : `, because ${why}`}`;
}

function requireRepository(context: CommandContext): { root: string; repository: Repository } {
  const { here, link } = requireLink(context);
  const head = readHead({ home: context.home, ...link });
  if (!head) throw new CommandFailure("No rules were fetched yet. Run: heed flush");
  return { root: here.checkout.root, repository: head.repository ?? { files: [], rules: [] } };
}
