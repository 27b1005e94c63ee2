import { openApi } from "../api";
import { readConfig, type ServerEntry, writeConfig } from "../state/config";
import { fieldsOf, listOf, textOf, textsOf } from "../state/fields";
import { type KnownProject, readKnownProject, writeKnownProjects } from "../state/known-projects";
import { clearRefusal } from "../state/refusal";
import { writeToken } from "../state/token";
import { type CommandContext, CommandFailure, EXIT } from "./context";

export type Whoami = {
  user: ServerEntry["user"];
  token: { name: string; scopes: string[]; project: string | null };
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
      scopes: textsOf(given.scopes),
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
  const server: ServerEntry = {
    origin,
    user: who.user,
    scopes: who.token.scopes,
    service: !who.token.scopes.includes("events:write"),
    loggedInAt: new Date(context.now()).toISOString(),
  };
  const others = config.servers.filter((known) => known.origin !== origin);
  writeConfig(context.home, { ...config, deviceName, servers: [...others, server] });
  writeKnownProjects(context.home, origin, who.projects);
  return who;
}
