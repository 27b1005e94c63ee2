import { createHash, randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type Api, type ApiAnswer, openApi } from "../api";
import { openBrowser } from "../browser";
import { listenForCallback } from "../login-callback";
import { readConfig } from "../state/config";
import { fieldsOf, numberOf, textOf } from "../state/fields";
import { isLoopback, originOf } from "../transport";
import { type CommandContext, CommandFailure, requireHome, requirePerson } from "./context";
import { offerEverywhere } from "./offer-everywhere";
import { keepSignIn } from "./sign-in";

export type LoginOptions = {
  /** `-`: read from standard input. */
  token?: string;
  browser: boolean;
  name?: string;
  readStdin(): Promise<string>;
};

const DEFAULT_ORIGIN = "http://127.0.0.1:3000";
const HOOK_SCOPES = ["events:write", "rules:read"];
const ALL_SCOPES = [...HOOK_SCOPES, "own:write"];

/** `heed login [server]`: by the browser of this machine, by a typed code, or with a token from stdin. */
export async function login(
  context: CommandContext,
  server: string | undefined,
  options: LoginOptions,
): Promise<void> {
  requirePerson(context);
  requireHome(context);
  const address = server ?? readConfig(context.home).servers[0]?.origin ?? DEFAULT_ORIGIN;
  const origin = originOf(address.includes("://") ? address : `https://${address}`);
  if (!origin)
    throw new CommandFailure(`Heed talks to https servers or to this machine only, not to ${address}.`);
  const deviceName = (options.name ?? hostname()).slice(0, 80) || "terminal";
  const token =
    options.token === undefined
      ? await deviceLogin(context, origin, deviceName, options.browser)
      : await givenToken(options);
  const who = await keepSignIn(context, origin, token, deviceName);
  const name = who.user.email ? `${who.user.name} (${who.user.email})` : who.user.name;
  context.terminal.say(`Signed in to ${origin} as ${name}.`);
  if (isLoopback(new URL(origin).hostname)) await offerEverywhere(context, origin, who.projects);
  context.terminal.say("Next: heed link inside a repository, then heed install.");
}

async function givenToken({ token, readStdin }: LoginOptions): Promise<string> {
  if (token !== "-") {
    throw new CommandFailure(
      "A token on the command line is seen by every process. Use: heed login --token - < file",
    );
  }
  const text = (await readStdin()).trim();
  if (!/^heed_\S+$/.test(text)) throw new CommandFailure("Standard input holds no Heed token (heed_…).");
  return text;
}

async function deviceLogin(
  context: CommandContext,
  origin: string,
  deviceName: string,
  browser: boolean,
): Promise<string> {
  const api = openApi(context.home, origin, { token: null, env: context.env });
  const codeVerifier = randomBytes(32).toString("base64url");
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  const request = { codeChallenge, deviceName };
  return browser && canOpenBrowser(context)
    ? await loopbackLogin({ context, api, codeVerifier, request })
    : await typedLogin({ context, api, codeVerifier, request });
}

type LoginParts = {
  context: CommandContext;
  api: Api;
  codeVerifier: string;
  request: { codeChallenge: string; deviceName: string };
};

/** RFC 8252: the browser comes back to a port of this machine, with our state. */
async function loopbackLogin({ context, api, codeVerifier, request }: LoginParts): Promise<string> {
  const state = randomBytes(24).toString("base64url");
  const callback = await listenForCallback(state);
  try {
    const started = await start(api, {
      ...request,
      mode: "loopback",
      state,
      scopes: ALL_SCOPES,
      redirectPort: callback.port,
    });
    context.terminal.say(`Opening ${started.verificationUrl}`);
    context.terminal.say("Approve there. Without a browser on this machine, use: heed login --no-browser");
    openBrowser(started.verificationUrl);
    const code = await callback.code(started.expiresIn * 1000);
    if (code === null) throw new CommandFailure("The sign-in was not approved in time, or it was refused.");
    const answer = await exchange(api, { deviceCode: started.deviceCode, code, codeVerifier });
    return tokenOf(answer);
  } finally {
    callback.close();
  }
}

async function typedLogin({ context, api, codeVerifier, request }: LoginParts): Promise<string> {
  const started = await start(api, { ...request, mode: "code", scopes: HOOK_SCOPES });
  context.terminal.say(
    `Open ${started.verificationUrl} in a browser and type this code: ${started.userCode}`,
  );
  const until = context.now() + started.expiresIn * 1000;
  while (context.now() < until) {
    await sleep(started.interval * 1000);
    const answer = await exchange(api, { deviceCode: started.deviceCode, codeVerifier });
    if (answer.error?.code !== "PRECONDITION") return tokenOf(answer);
  }
  throw new CommandFailure("The code was not typed in time. Run heed login again.");
}

type Started = {
  deviceCode: string;
  userCode: string;
  verificationUrl: string;
  expiresIn: number;
  interval: number;
};

async function start(api: Api, body: Record<string, unknown>): Promise<Started> {
  const { body: answer, error } = await api.request({ path: "/api/v1/device/start", method: "POST", body });
  if (error) throw new CommandFailure(error.message);
  const fields = fieldsOf(answer);
  const deviceCode = textOf(fields.deviceCode);
  const verificationUrl = textOf(fields.verificationUrl);
  if (!deviceCode || !verificationUrl || !/^https?:\/\//.test(verificationUrl)) {
    throw new CommandFailure("This server did not answer as Heed does. Check the address.");
  }
  return {
    deviceCode,
    verificationUrl,
    userCode: textOf(fields.userCode) ?? "",
    expiresIn: numberOf(fields.expiresIn) ?? 600,
    interval: numberOf(fields.interval) ?? 2,
  };
}

function exchange(api: Api, body: Record<string, unknown>): Promise<ApiAnswer> {
  return api.request({ path: "/api/v1/device/token", method: "POST", body });
}

function tokenOf({ body, error }: ApiAnswer): string {
  const token = textOf(fieldsOf(body).token);
  if (error || !token) throw new CommandFailure(error?.message ?? "The server gave no token.");
  return token;
}

function canOpenBrowser({ env }: CommandContext): boolean {
  if (process.platform === "darwin" || process.platform === "win32") return !env.SSH_CONNECTION;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY) && !env.SSH_CONNECTION;
}
