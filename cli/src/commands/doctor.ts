import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openApi } from "../api";
import { clientNote } from "../client-note";
import { isHostPresent } from "../install/find-host";
import { HOST_SETTINGS, type HostSettings } from "../install/host-settings";
import { isLauncherCurrent, launcherNode, launcherPath } from "../install/launcher";
import { readHead } from "../state/bundle-cache";
import { readConfig } from "../state/config";
import { readDetectorMute } from "../state/detector-mute";
import { fieldsOf } from "../state/fields";
import { homeProblem } from "../state/home-problem";
import { recentSessions } from "../state/newest-session";
import { readText } from "../state/private-file";
import { TransportError } from "../transport";
import { VERSION } from "../version";
import { type CommandContext, CommandFailure, EXIT } from "./context";
import { auditFindings } from "./doctor-audit";
import { deliveryFindings } from "./doctor-delivery";
import { findHere, requireRules } from "./here";
import { pauseLine } from "./pause-line";
import { refreshEntry, type Whoami, whoami } from "./sign-in";
import { tokenLine, tokenWarning } from "./token-words";
import { uncheckedLine } from "./unchecked-rules";

type State = "ok" | "warning" | "failed";
export type Check = { name: string; state: State; detail: string };

const NOT_INSTALLED = "not installed yet: heed install";
const MAX_SKEW_MS = 120_000;
const CANARY_TRIES = 20;

/** `heed doctor`: one verdict over everything that has to work, with an event that is seen in the database. */
export async function doctor(context: CommandContext, options: { json: boolean }): Promise<number> {
  const checks = [...localChecks(context), ...(await hostChecks(context)), ...(await serverChecks(context))];
  const ready = checks.every(({ state }) => state !== "failed");
  const { terminal } = context;
  if (options.json) terminal.say(JSON.stringify({ ready, version: VERSION, checks }));
  else {
    for (const { name, state, detail } of checks) terminal.say(`${MARKS[state]} ${name}: ${detail}`);
    terminal.say(ready ? "Ready." : "Not ready.");
  }
  return ready ? EXIT.ok : EXIT.failed;
}

const MARKS: Record<State, string> = { ok: "ok  ", warning: "note", failed: "FAIL" };

function localChecks(context: CommandContext): Check[] {
  const { home, program } = context;
  const problem = homeProblem(home);
  const pause = pauseLine(context);
  const checks = [check("Folder", problem === null, home, problem ?? "")];
  if (pause) checks.push(note("Pause", false, "", pause));
  if (!existsSync(launcherPath(home))) return [...checks, check("Hooks", false, "", NOT_INSTALLED)];
  const node = launcherNode(home);
  return [
    ...checks,
    check("Launcher", true, launcherPath(home), ""),
    check(
      "Node",
      node !== null && existsSync(node),
      node ?? "",
      "the Node of the launcher is gone: heed install",
    ),
    existsSync(join(program, "hook.cjs"))
      ? note("Hook", isLauncherCurrent(home, program), VERSION, "another version is installed: heed install")
      : note("Hook", false, "", "this CLI runs from source"),
  ];
}

async function hostChecks(context: CommandContext): Promise<Check[]> {
  const present = HOST_SETTINGS.filter((host) => isHostPresent(host, context));
  if (present.length === 0) return [note("Hosts", false, "", "no coding agent was found")];
  const checks: Check[] = [];
  for (const host of present) checks.push(...(await hostCheck(context, host)));
  return checks;
}

/** Written is not trusted, trusted is not working: each is evidence of its own (interface.md section 2). */
async function hostCheck(context: CommandContext, host: HostSettings): Promise<Check[]> {
  const { title } = host.capabilities;
  const launcher = launcherPath(context.home);
  const missing = host.missing(readText(host.path(context)) ?? "", launcher);
  const off = whyOff(context, host);
  const evidence = missing.length === 0 ? ((await host.inspect?.({ ...context, launcher })) ?? []) : [];
  const seen = recentSessions(context.home).find(({ file }) => file.host === host.capabilities.host);
  return [
    check(
      `${title} written`,
      missing.length === 0,
      "all events",
      existsSync(launcher) ? `missing ${missing.join(", ")}: heed install` : NOT_INSTALLED,
    ),
    check(`${title} enabled`, off === null, "hooks are on", off ?? ""),
    ...evidence.map(({ name, ...found }) => ({ name: `${title} ${name}`, ...found })),
    note(
      `${title} working`,
      seen !== undefined,
      `last event ${seen ? new Date(seen.at).toISOString() : ""}`,
      "no event was seen yet",
    ),
  ];
}

/** The first file that switches the host's hooks off, and what in it does; null when they are on. */
function whyOff(context: CommandContext, host: HostSettings): string | null {
  const root = findHere(context)?.checkout.root ?? null;
  const own = { path: host.path(context), off: host.off };
  const files = [own, ...host.sideFiles(context, root)];
  for (const file of files) {
    const reason = file.off(readText(file.path) ?? "");
    if (reason !== null) return `${reason} in ${file.path}`;
  }
  return null;
}

async function serverChecks(context: CommandContext): Promise<Check[]> {
  const { servers } = readConfig(context.home);
  if (servers.length === 0) return [check("Server", false, "", "not signed in: heed login")];
  const checks: Check[] = [];
  for (const { origin } of servers) {
    try {
      const who = await whoami(context, origin);
      checks.push(check("Server", true, `${origin} as ${who.user.email || who.user.name}`, ""));
      checks.push(...tokenChecks(context, origin, who));
      const skew = Math.abs(who.skewMs ?? 0);
      checks.push(note("Clock", skew < MAX_SKEW_MS, "agrees", `differs by ${Math.round(skew / 1000)} s`));
      checks.push(
        note(
          "Version",
          who.version === VERSION,
          VERSION,
          `the server has ${who.version}, this CLI ${VERSION}`,
        ),
      );
    } catch (error) {
      const known = error instanceof CommandFailure || error instanceof TransportError;
      checks.push(check("Server", false, "", known ? error.message : `${origin} gave no readable answer`));
    }
  }
  for (const { origin } of servers) checks.push(...(await auditChecks(context, origin)));
  const reachable = checks.every(({ state }) => state !== "failed");
  return [...checks, ...(reachable ? await projectChecks(context) : [])];
}

function tokenChecks(context: CommandContext, origin: string, who: Whoami): Check[] {
  refreshEntry(context, origin, who);
  const server = readConfig(context.home).servers.find((known) => known.origin === origin);
  if (!server) return [];
  const warning = tokenWarning(server, context.now());
  return [note("Token", warning === null, tokenLine(server), warning ?? "")];
}

/** trust.md section 7: a head that does not extend its predecessor is a failure. */
async function auditChecks({ home, env }: CommandContext, origin: string): Promise<Check[]> {
  try {
    const findings = await auditFindings(home, openApi(home, origin, { env }));
    return findings.map(({ chain, state, detail }) => ({ name: `Audit ${chain}`, state, detail }));
  } catch (error) {
    const detail = error instanceof TransportError ? error.message : "the heads could not be read";
    return [note("Audit", false, "", detail)];
  }
}

async function projectChecks(context: CommandContext): Promise<Check[]> {
  const here = findHere(context);
  const linked = here?.linked;
  if (!here || linked?.state !== "linked")
    return [note("Project", false, "", "this folder is not linked: heed link")];
  const { link } = linked;
  const head = readHead({ home: context.home, ...link });
  return [
    check("Project", true, `${link.name} on ${link.origin}`, ""),
    ...detectorCheck(readDetectorMute({ home: context.home, ...link }), head !== null),
    note("Rules", head !== null, `${head?.ids.length ?? 0} rules`, "none fetched yet: heed flush"),
    ...uncheckedCheck(context),
    ...deliveryFindings(context.home, here.checkout.root, link, context.now()),
    ...(linked.sends ? [await canaryCheck(context, link)] : []),
  ];
}

/** Many prompts in a language and hardly a signal: the detectors do not know it, or the hooks cut the prompts. */
function detectorCheck(mute: string[], isFetched: boolean): Check[] {
  if (!isFetched) return [];
  const todo = "mark what it missed on a session's page; see Learning in the web application";
  return [
    note("Detector", mute.length === 0, "hears the languages of your prompts", `${mute.join(" ")} ${todo}`),
  ];
}

/** Only where there is something to say: most bundles have no such rule. */
function uncheckedCheck(context: CommandContext): Check[] {
  try {
    const line = uncheckedLine(requireRules(context).rules, context.home);
    return line === null ? [] : [note("Checks", false, "", line)];
  } catch {
    return [];
  }
}

/** Sends an event of its own and asks the server until it lies in the database. */
async function canaryCheck(
  context: CommandContext,
  { origin, project }: { origin: string; project: string },
): Promise<Check> {
  const { home, env, now, random } = context;
  const api = openApi(home, origin, { env });
  const note = { type: "canary", nonce: String(now()) } as const;
  const event = clientNote({ project, note, author: "system", now: now(), random });
  try {
    const sent = await api.request({ path: "/api/v1/events", method: "POST", body: { events: [event] } });
    if (sent.error) return check("Canary", false, "", sent.error.message);
    for (let attempt = 0; attempt < CANARY_TRIES; attempt += 1) {
      const { body } = await api.request({ path: `/api/v1/events/${event.id}` });
      if (fieldsOf(body).stored === true) return check("Canary", true, "an event was stored and seen", "");
      await sleep(100);
    }
    return check("Canary", false, "", "the server took the event but does not show it");
  } catch (error) {
    return check(
      "Canary",
      false,
      "",
      error instanceof TransportError ? error.message : "it could not be sent",
    );
  }
}

function check(name: string, passed: boolean, good: string, bad: string): Check {
  return { name, state: passed ? "ok" : "failed", detail: passed ? good : bad };
}

function note(name: string, passed: boolean, good: string, bad: string): Check {
  return { name, state: passed ? "ok" : "warning", detail: passed ? good : bad };
}
