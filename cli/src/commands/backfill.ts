import {
  type BackfillResult,
  backfillResultSchema,
  MAX_WINDOWS,
  undoneBackfillSchema,
} from "../../../core/backfill/schema";
import type { Found } from "../../../core/transcript/find-corrections";
import { type Api, type ApiAnswer, openApi } from "../api";
import { findTranscripts } from "../backfill/find-transcripts";
import { type Kept, openKept } from "../backfill/kept";
import { foundLines, repeated, wordsOf } from "../backfill/list-text";
import { promptOf, scanTranscripts, timeOf } from "../backfill/scan";
import { tick } from "../backfill/tick";
import type { Link } from "../state/links";
import { type CommandContext, CommandFailure, EXIT, requireHome, requirePerson } from "./context";
import { requireLink } from "./here";

export type BackfillOptions = { since: string; dryRun: boolean; undo: boolean; yes: boolean; json: boolean };

const DAY_MS = 86_400_000;
const TIMEOUT_MS = 60_000;
const MEGABYTE = 1024 * 1024;

/**
 * `heed backfill`: finds corrections in the past transcripts of this repository, on this machine, shows them, and sends
 * those that the person ticked: the prompt and the act that it is about (trust.md section 1).
 */
export async function backfill(context: CommandContext, options: BackfillOptions): Promise<void> {
  requirePerson(context);
  requireHome(context);
  const { terminal, home, env, userHome } = context;
  const { here, link } = requireLink(context);
  const kept = openKept(home, link);
  if (options.undo) {
    await undo(context, link, kept, options);
    return;
  }
  const since = sinceOf(options.since, context.now());
  const { checkout } = here;
  const files = findTranscripts({ root: checkout.root, userHome, env, since });
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const progress = progressOf(terminal.interactive && !options.json, total, files.length);
  const all = await scanTranscripts({
    ...{ files, checkout, project: link.project, userHome, env, kept },
    onProgress: progress.show,
  });
  progress.end();
  const found = all.filter((one) => timeOf(one) >= since);
  const fresh = found.filter((one) => !kept.wasSent(promptOf(one)?.id ?? ""));
  if (!options.json) {
    const sessions = `${files.length} past session${files.length === 1 ? "" : "s"}`;
    terminal.say(
      `Read ${sessions} (${megabytes(total)} MB) since ${new Date(since).toISOString().slice(0, 10)}: ${found.length} correction${found.length === 1 ? "" : "s"} found, ${fresh.length} not sent yet.`,
    );
    const most = repeated(found);
    if (most.length > 0) terminal.say("You repeated most:");
    for (const { wish, times } of most) terminal.say(`  ${times}×  ${wish}`);
    for (const [index, one] of fresh.entries())
      for (const line of foundLines(one, index + 1)) terminal.say(line);
  }
  if (options.dryRun || fresh.length === 0) {
    if (options.json)
      terminal.say(JSON.stringify({ dryRun: options.dryRun, found: fresh.map(plain), sent: 0 }));
    else if (options.dryRun) terminal.say("Nothing was sent.");
    return;
  }
  const ticked = await chosen(context, fresh, options);
  await send(context, { link, kept, ticked }, options);
}

async function chosen(context: CommandContext, fresh: Found[], { yes }: BackfillOptions): Promise<Found[]> {
  if (yes) return fresh;
  if (!context.terminal.interactive)
    throw new CommandFailure(
      "Nothing was sent. To send all of these without a question: heed backfill --yes",
    );
  const picked = await tick("Which of these shall Heed learn from?", fresh.map(wordsOf));
  return fresh.filter((_, index) => picked.includes(index));
}

type Sending = { link: Link; kept: Kept; ticked: Found[] };

async function send(
  context: CommandContext,
  { link, kept, ticked }: Sending,
  { json }: BackfillOptions,
): Promise<void> {
  const { terminal, home, env } = context;
  const api = openApi(home, link.origin, { env });
  const counts: Partial<Record<BackfillResult["results"][number], number>> = {};
  for (let at = 0; at < ticked.length; at += MAX_WINDOWS) {
    const turn = ticked.slice(at, at + MAX_WINDOWS);
    const windows = turn.map(({ events }) => ({ events }));
    const body = await post(api, link, "/api/v1/backfills", { windows });
    const { results } = backfillResultSchema.parse(body);
    // What was taken is not asked about again; what was refused for another reason is.
    const done = turn.filter((_, index) => results[index] !== "rejected");
    kept.markSent(done.flatMap((one) => promptOf(one)?.id ?? []));
    for (const result of results) counts[result] = (counts[result] ?? 0) + 1;
  }
  if (json) {
    terminal.say(JSON.stringify({ dryRun: false, sent: counts.stored ?? 0, results: counts }));
    return;
  }
  const inbox = `${link.origin}/p/${encodeURIComponent(link.project)}/inbox`;
  terminal.say(`${counts.stored ?? 0} sent; what Heed makes of them waits for you: ${inbox}`);
  for (const [result, why] of Object.entries(LEFT_OUT)) {
    const count = counts[result as keyof typeof LEFT_OUT];
    if (count) terminal.say(`${count} left out: ${why}.`);
  }
}

const LEFT_OUT = {
  duplicate: "they were there already",
  live: "the hook told of these sessions itself",
  too_old: "they are older than the project keeps anything",
  rejected: "the server did not take them",
};

async function undo(
  context: CommandContext,
  link: Link,
  kept: Kept,
  { json }: BackfillOptions,
): Promise<void> {
  const { terminal, home, env } = context;
  const api = openApi(home, link.origin, { env });
  const done = undoneBackfillSchema.parse(await post(api, link, "/api/v1/backfills/undo", {}));
  kept.forget();
  if (json) terminal.say(JSON.stringify(done));
  else
    terminal.say(
      `Taken back: ${done.events} events and ${done.proposals} proposals of ${link.name}. Rules that you accepted stay; undo them one by one.`,
    );
}

async function post(api: Api, link: Link, path: string, body: Record<string, unknown>): Promise<unknown> {
  const answer = await api.request({
    ...{ path, method: "POST", timeoutMs: TIMEOUT_MS },
    body: { project: link.project, ...body },
  });
  if (answer.error) throw failureOf(answer.error, link);
  return answer.body;
}

function failureOf(error: NonNullable<ApiAnswer["error"]>, link: Link): CommandFailure {
  if (error.code === "FORBIDDEN" && error.message.includes("own:write"))
    return new CommandFailure(
      `${error.message} A token of a typed code lacks it; run “heed login ${link.origin}” where a browser opens.`,
    );
  return new CommandFailure(error.message, error.code === "UNAUTHENTICATED" ? EXIT.signedOut : EXIT.failed);
}

const SPAN_DAYS = { d: 1, w: 7, m: 30, y: 365 };

/** `90d`, `12w`, `6m`, `1y` or a date. @throws CommandFailure */
export function sinceOf(text: string, now: number): number {
  const [, count, unit] = /^(\d{1,4})([dwmy])$/.exec(text) ?? [];
  if (count !== undefined && unit !== undefined)
    return now - Number(count) * SPAN_DAYS[unit as keyof typeof SPAN_DAYS] * DAY_MS;
  const at = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw new CommandFailure("Say --since as 90d, 12w, 6m or 2026-09-01.", EXIT.usage);
  return at;
}

/** A line on standard error that is written over, where a person looks at it. */
function progressOf(isShown: boolean, total: number, files: number) {
  let last = -1;
  const write = (text: string) => process.stderr.write(`\r\u001b[2K${text}`);
  return {
    show: (bytes: number, done: number) => {
      const percent = total === 0 ? 100 : Math.min(100, Math.floor((bytes / total) * 100));
      if (!isShown || percent === last) return;
      last = percent;
      const bar = "█".repeat(Math.floor(percent / 5)).padEnd(20, "░");
      write(`${bar} ${percent} %  ${done} of ${files} sessions, ${megabytes(bytes)} MB`);
    },
    end: () => {
      if (isShown && last >= 0) write("");
    },
  };
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}

function plain(one: Found) {
  const { id = "", occurredAt = "", session = "", host = "" } = promptOf(one) ?? {};
  return {
    id,
    occurredAt,
    host,
    session,
    words: wordsOf(one),
    label: one.label,
    topic: one.topic,
    wish: one.wish,
  };
}
