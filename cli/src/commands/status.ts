import { join } from "node:path";
import { readHead } from "../state/bundle-cache";
import { readConfig } from "../state/config";
import { recentSessions } from "../state/newest-session";
import { readText } from "../state/private-file";
import { spoolPlaces, spoolState } from "../state/spool";
import { readToken } from "../state/token";
import { VERSION } from "../version";
import type { CommandContext } from "./context";
import { findHere } from "./here";

export type Status = {
  version: string;
  servers: { origin: string; user: string; token: boolean }[];
  repository: { root: string; state: string; project: string | null; origin: string | null } | null;
  rules: { count: number; fetchedAt: string; hash: string } | null;
  spool: { bytes: number; dropped: number };
  lastSession: { host: string; at: string; author: string } | null;
};

/** `heed status`: what is linked, how old the rules are, what waits. Reads only. */
export function status(context: CommandContext, options: { json: boolean; showLast: boolean }): void {
  const { terminal } = context;
  if (options.showLast) {
    terminal.say(readText(join(context.home, "last-sent.json")) ?? "Nothing was sent yet.");
    return;
  }
  const found = readStatus(context);
  if (options.json) {
    terminal.say(JSON.stringify(found));
    return;
  }
  terminal.say(`Heed ${found.version}`);
  for (const { origin, user, token } of found.servers) {
    terminal.say(`Server      ${origin} as ${user}${token ? "" : " (no token: heed login)"}`);
  }
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
  return {
    version: VERSION,
    servers: servers.map(({ origin, user }) => ({
      origin,
      user: user.email || user.name,
      token: readToken(home, origin) !== null,
    })),
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

function repositoryWords({ state, project }: NonNullable<Status["repository"]>): string {
  switch (state) {
    case "linked":
      return `linked to ${project}`;
    case "off":
      return "switched off";
    case "changed":
      return "remotes changed since it was linked: heed link";
    case "signed_out":
      return "linked, but not signed in: heed login";
    default:
      return "not linked: heed link";
  }
}
