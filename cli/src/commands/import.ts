import { readFileSync, statSync } from "node:fs";
import { type ReadLine, readLine } from "../../../core/import/read-line";
import { readDatabaseSource, readSource } from "../../../core/import/read-source";
import {
  type ImportLine,
  type ImportReport,
  importReportSchema,
  MAX_IMPORT_LINES,
} from "../../../core/import/schema";
import { maskText } from "../../../core/redaction/mask-text";
import { type Api, openApi } from "../api";
import { DATABASE, type FoundFile, gatherFiles } from "../import/gather-files";
import { fileLines, reportLines, wishLines } from "../import/report-text";
import { findCheckout } from "../project/git-folder";
import type { Link } from "../state/links";
import { type CommandContext, CommandFailure, EXIT, requireHome, requirePerson } from "./context";
import { requireLink } from "./here";

export type ImportOptions = {
  files: string[];
  dryRun: boolean;
  yes: boolean;
  json: boolean;
  /** Only what has an exact check. */
  enforceable: boolean;
};

const TIMEOUT_MS = 120_000;

/**
 * `heed import [FILE…]`: reads instruction files here, says what of them can be enforced, and proposes that to the
 * person alone. A dry run needs no server and sends nothing.
 */
export async function importFiles(context: CommandContext, options: ImportOptions): Promise<void> {
  requirePerson(context);
  const { terminal, cwd, userHome } = context;
  const root = findCheckout(cwd)?.root ?? null;
  const { files, refused } = gatherFiles(options.files, { cwd, root, userHome });
  for (const { name, why } of refused) terminal.warn(`Left out ${name}: it ${why}.`);
  if (files.length === 0)
    throw new CommandFailure(
      "There is nothing to import. Name files, for example: heed import CLAUDE.md",
      options.files.length > 0 ? EXIT.failed : EXIT.usage,
    );
  const lines = files.flatMap((file) => readFile(context, file));
  const read = lines.map((line) => readLine(line));
  if (!options.json) for (const line of [...fileLines(read), ...wishLines(read)]) terminal.say(line);
  if (options.dryRun) {
    if (options.json) terminal.say(JSON.stringify({ dryRun: true, ...localReport(read) }));
    else terminal.say("Nothing was sent. Without --dry-run Heed proposes these to you.");
    return;
  }
  await send(context, wanted(read, options), options);
}

/** The text of one file, masked on this machine; a file that cannot be read is told of and left out. */
function readFile({ terminal }: CommandContext, file: FoundFile): ImportLine[] {
  try {
    if (DATABASE.test(file.path)) return readLessons(terminal, file);
    const text = readFileSync(file.path, "utf8");
    return readSource({ file: file.name, text: maskText(text).text, scope: file.scope });
  } catch (error) {
    terminal.warn(
      `Left out ${file.name}: ${error instanceof SyntaxError ? "it is not what its name says" : "it cannot be read"}.`,
    );
    return [];
  }
}

/** Reads the bytes alone: a database is never opened, so that nothing of it changes. */
function readLessons(terminal: CommandContext["terminal"], { path, name, scope }: FoundFile): ImportLine[] {
  const wal = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (wal && wal.size > 0)
    terminal.warn(
      `${name}: what its program wrote last is not in the file yet. End that program and import again.`,
    );
  const lines = readDatabaseSource({ file: name, scope, bytes: readFileSync(path) });
  return lines.map((line) => ({ ...line, text: maskText(line.text).text }));
}

/** What asks for nothing need not leave the machine. */
function wanted(read: readonly ReadLine[], { enforceable }: ImportOptions): ImportLine[] {
  return read
    .filter(({ kind }) => kind === "enforceable" || (kind === "reminder" && !enforceable))
    .map(({ line }) => line);
}

async function send(context: CommandContext, lines: ImportLine[], options: ImportOptions): Promise<void> {
  const { terminal, home, env } = context;
  requireHome(context);
  const { link } = requireLink(context);
  if (lines.length === 0) {
    terminal.say(
      options.json
        ? JSON.stringify({ dryRun: false, proposals: 0, lines: [] })
        : "There is nothing to propose.",
    );
    return;
  }
  const api = openApi(home, link.origin, { env });
  const ask = (dryRun: boolean) => post(api, { link, lines, dryRun, enforceableOnly: options.enforceable });
  const before = await ask(true);
  if (!options.json) for (const line of reportLines(before)) terminal.say(line);
  if (before.proposals === 0) {
    terminal.say(options.json ? JSON.stringify(before) : "Nothing of it is new.");
    return;
  }
  const question = `Propose ${before.proposals === 1 ? "this rule" : `these ${before.proposals} rules`} to yourself in ${link.name}?`;
  if (!options.yes && !(terminal.interactive && (await terminal.confirm(question))))
    throw new CommandFailure(
      `Nothing was proposed. To do it without a question: heed import --yes`,
      EXIT.failed,
    );
  const done = await ask(false);
  if (options.json) terminal.say(JSON.stringify(done));
  else
    terminal.say(
      `${done.proposals} proposed; nothing counts before you accept it: ${link.origin}/p/${encodeURIComponent(link.project)}/inbox`,
    );
}

type Post = { link: Link; lines: ImportLine[]; dryRun: boolean; enforceableOnly: boolean };

/** In turns, because a call takes so many lines; a turn that was sent twice is proposed once. */
async function post(api: Api, { link, lines, dryRun, enforceableOnly }: Post): Promise<ImportReport> {
  const whole: ImportReport = { dryRun, lines: [], acts: 0, proposals: 0 };
  for (let at = 0; at < lines.length; at += MAX_IMPORT_LINES) {
    const turn = lines.slice(at, at + MAX_IMPORT_LINES);
    const { body, error } = await api.request({
      ...{ path: "/api/v1/imports", method: "POST", timeoutMs: TIMEOUT_MS },
      body: { project: link.project, lines: turn, dryRun, enforceableOnly },
    });
    if (error?.code === "FORBIDDEN" && error.message.includes("own:write"))
      throw new CommandFailure(
        `${error.message} A token of a typed code lacks it; run “heed login ${link.origin}” where a browser opens.`,
      );
    if (error)
      throw new CommandFailure(
        error.message,
        error.code === "UNAUTHENTICATED" ? EXIT.signedOut : EXIT.failed,
      );
    const report = importReportSchema.parse(body);
    whole.lines.push(...report.lines);
    whole.acts = Math.max(whole.acts, report.acts);
    whole.proposals += report.proposals;
  }
  return whole;
}

function localReport(read: readonly ReadLine[]) {
  return {
    lines: read.map(({ line: { file, line, text }, kind, wishes }) => ({
      ...{ file, line, text, kind },
      wishes: wishes.map(({ content: { statement, recipe }, enforceable }) => ({
        statement,
        recipe,
        enforceable,
      })),
    })),
  };
}
