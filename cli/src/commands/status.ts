import { readHead } from "../state/bundle-cache";
import { readConfig } from "../state/config";
import { readDetectorMute } from "../state/detector-mute";
import { homeProblem } from "../state/home-problem";
import type { Link } from "../state/links";
import { recentSessions } from "../state/newest-session";
import { pausedUntil } from "../state/overlay";
import { readRefusal, refusalLine, refusalWords } from "../state/refusal";
import { spoolPlaces, spoolState } from "../state/spool";
import { readToken } from "../state/token";
import { VERSION } from "../version";
import type { CommandContext } from "./context";
import { findHere } from "./here";
import { showLastSent } from "./last-sent";
import { pauseLine } from "./pause-line";
import { tokenLine, tokenWarning } from "./token-words";

export type Status = {
  version: string;
  servers: {
    origin: string;
    user: string;
    token: boolean;
    refused: string | null;
    kind: "personal" | "service";
    scopes: string[];
    expiresAt: string | null;
    signInDueAt: string | null;
  }[];
  /** Why nothing works here, or what is missing; in words for people. */
  problems: string[];
  /** End of a running pause. */
  pausedUntil: string | null;
  repository: { root: string; state: string; project: string | null; origin: string | null } | null;
  rules: { count: number; fetchedAt: string; hash: string } | null;
  spool: { bytes: number; dropped: number };
  lastSession: { host: string; at: string; author: string } | null;
};

/** `heed status`: what is linked, how old the rules are, what waits. Reads only. */
export function status(context: CommandContext, options: { json: boolean; showLast: boolean }): void {
  const { terminal } = context;
  if (options.showLast) {
    showLastSent(context, options);
    return;
  }
  const found = readStatus(context);
  if (options.json) {
    terminal.say(JSON.stringify(found));
    return;
  }
  terminal.say(`Heed ${found.version}`);
  const pause = pauseLine(context);
  if (pause) terminal.say(`Paused      Heed is ${pause}`);
  for (const problem of found.problems) terminal.say(`Problem     ${problem}`);
  for (const { origin, user, refused } of found.servers) {
    terminal.say(`Server      ${origin} as ${user}${refused ? ` (${refusalWords(refused)})` : ""}`);
  }
  for (const server of readConfig(context.home).servers) terminal.say(`Token       ${tokenLine(server)}`);
  if (found.servers.length === 0) terminal.say("Server      not signed in: heed login");
  const { repository, rules, lastSession } = found;
  terminal.say(
    `Repository  ${repository ? `${repository.root}: ${repositoryWords(repository)}` : "none here"}`,
  );
  if (rules) terminal.say(`Rules       ${rules.count}, fetched ${rules.fetchedAt}`);
  terminal.say(
    `Waiting     ${found.spool.bytes} bytes${found.spool.dropped > 0 ? `, ${found.spool.dropped} events dropped` : ""}`,
  );
  if (lastSession) terminal.say(`Last event  ${lastSession.host}, ${lastSession.at} (${lastSession.author})`);
}

export function readStatus(context: CommandContext): Status {
  const { home } = context;
  const { servers } = readConfig(home);
  const here = findHere(context);
  const link = here?.linked.state === "linked" ? here.linked.link : null;
  const head = link ? readHead({ home, ...link }) : null;
  const spools = servers.flatMap(({ origin }) => spoolPlaces(home, origin).map(spoolState));
  const [last] = recentSessions(home);
  const until = pausedUntil(home, context.now());
  return {
    version: VERSION,
    servers: servers.map(({ origin, user, service, scopes, expiresAt = null, signInDueAt = null }) => ({
      origin,
      user: user.email || user.name,
      token: readToken(home, origin) !== null,
      refused: readRefusal(home, origin),
      kind: service ? ("service" as const) : ("personal" as const),
      scopes,
      expiresAt,
      signInDueAt,
    })),
    problems: problemsOf(context, link),
    pausedUntil: until === null ? null : new Date(until).toISOString(),
    repository: here && {
      root: here.checkout.root,
      state: here.linked.state,
      project: link?.project ?? null,
      origin: link?.origin ?? null,
    },
    rules: head && {
      count: head.ids.length,
      fetchedAt: new Date(head.fetchedAt).toISOString(),
      hash: head.hash,
    },
    spool: {
      bytes: spools.reduce((sum, { bytes }) => sum + bytes, 0),
      dropped: spools.reduce((sum, { dropped }) => sum + dropped, 0),
    },
    lastSession: last
      ? { host: last.file.host, at: new Date(last.at).toISOString(), author: last.file.author }
      : null,
  };
}

/** The same lines that the hook shows at a prompt. */
function problemsOf({ home, now }: CommandContext, link: Link | null): string[] {
  const refused = link && readRefusal(home, link.origin);
  const line = link && refused ? refusalLine(refused, readHead({ home, ...link }), now()) : null;
  const mute = link ? readDetectorMute({ home, ...link }) : [];
  const warnings = readConfig(home).servers.map((server) => tokenWarning(server, now()));
  return [homeProblem(home), line, ...warnings, ...mute].filter((problem) => problem !== null);
}

function repositoryWords({ state, project }: NonNullable<Status["repository"]>): string {
  switch (state) {
    case "linked":
      return `linked to ${project}`;
    case "off":
      return "switched off";
    case "changed":
      return "it no longer is what was linked (remotes, name file or a second project): heed link";
    case "signed_out":
      return "linked, but not signed in: heed login";
    default:
      return "not linked: heed link";
  }
}
