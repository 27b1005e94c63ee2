import { openApi } from "../api";
import { readConfig, type ServerEntry, writeConfig } from "../state/config";
import { fieldsOf, listOf, textOf, textsOf } from "../state/fields";
import { type KnownProject, readKnownProject, writeKnownProjects } from "../state/known-projects";
import { clearRefusal } from "../state/refusal";
import { writeToken } from "../state/token";
import { type CommandContext, CommandFailure, EXIT } from "./context";

export type Whoami = {
  user: ServerEntry["user"];
  token: {
    name: string;
    /** A service token speaks for no person (trust.md section 6). */
    service: boolean;
    scopes: string[];
    project: string | null;
    expiresAt: string | null;
    /** Until when the owner has to sign in to the web application again. */
    signInDueAt: string | null;
  };
  projects: KnownProject[];
  version: string;
  /** Difference of the server's clock to ours, in milliseconds; null when it did not tell. */
  skewMs: number | null;
};

/**
 * Asks the server who the token acts for. @throws CommandFailure with the server's own words when it refuses,
 * TransportError when it cannot be reached
 */
export async function whoami(context: CommandContext, origin: string, token?: string): Promise<Whoami> {
  const api = openApi(context.home, origin, { ...(token ? { token } : {}), env: context.env });
  const { body, error, headers } = await api.request({ path: "/api/v1/whoami" });
  if (error) throw new CommandFailure(error.message, EXIT.signedOut);
  const fields = fieldsOf(body);
  const user = fieldsOf(fields.user);
  const given = fieldsOf(fields.token);
  const date = Date.parse(headers.date ?? "");
  return {
    user: { id: textOf(user.id) ?? "", email: textOf(user.email) ?? "", name: textOf(user.name) ?? "" },
    token: {
      name: textOf(given.name) ?? "",
      service: given.kind === "service" || !textsOf(given.scopes).includes("events:write"),
      scopes: textsOf(given.scopes),
      expiresAt: textOf(given.expiresAt) ?? null,
      signInDueAt: textOf(given.signInDueAt) ?? null,
      project: textOf(given.project) ?? null,
    },
    projects: listOf(fields.projects).flatMap(readKnownProject),
    version: textOf(fieldsOf(fields.server).version) ?? "",
    skewMs: Number.isNaN(date) ? null : date - context.now(),
  };
}

/** Keeps a token that the server has accepted, and what it told about its owner. */
export async function keepSignIn(
  context: CommandContext,
  origin: string,
  token: string,
  deviceName: string,
): Promise<Whoami> {
  const who = await whoami(context, origin, token);
  writeToken(context.home, origin, token);
  clearRefusal(context.home, origin);
  const config = readConfig(context.home);
  const server = serverEntry(origin, who, new Date(context.now()).toISOString());
  const others = config.servers.filter((known) => known.origin !== origin);
  writeConfig(context.home, { ...config, deviceName, servers: [...others, server] });
  writeKnownProjects(context.home, origin, who.projects);
  return who;
}

/** Keeps what the server told about a token that is in use: it may have been given other scopes, or time. */
export function refreshEntry({ home }: CommandContext, origin: string, who: Whoami): void {
  const config = readConfig(home);
  const servers = config.servers.map((known) =>
    known.origin === origin ? serverEntry(origin, who, known.loggedInAt) : known,
  );
  writeConfig(home, { ...config, servers });
  writeKnownProjects(home, origin, who.projects);
}

function serverEntry(origin: string, { user, token }: Whoami, loggedInAt: string): ServerEntry {
  const { scopes, service, expiresAt, signInDueAt } = token;
  return { origin, user, scopes, service, loggedInAt, expiresAt, signInDueAt };
}
