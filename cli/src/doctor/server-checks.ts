import { openApi } from "../api";
import { type CommandContext, CommandFailure } from "../commands/context";
import { auditFindings } from "../commands/doctor-audit";
import { refreshEntry, type Whoami, whoami } from "../commands/sign-in";
import { tokenLine, tokenWarning } from "../commands/token-words";
import { readConfig } from "../state/config";
import { TransportError } from "../transport";
import { VERSION } from "../version";
import { versionLine } from "../version-skew";
import { type Check, check, note } from "./check";

const MAX_SKEW_MS = 120_000;

/** Each server that this machine is signed in to: reachable, its token, the clock, its version, its audit heads. */
export async function serverChecks(context: CommandContext): Promise<Check[]> {
  const { servers } = readConfig(context.home);
  if (servers.length === 0) return [check("Server", false, "", "not signed in: heed login")];
  const checks: Check[] = [];
  for (const { origin } of servers) {
    try {
      checks.push(...answered(context, origin, await whoami(context, origin)));
    } catch (error) {
      const known = error instanceof CommandFailure || error instanceof TransportError;
      checks.push(check("Server", false, "", known ? error.message : `${origin} gave no readable answer`));
    }
  }
  for (const { origin } of servers) checks.push(...(await auditChecks(context, origin)));
  return checks;
}

function answered(context: CommandContext, origin: string, who: Whoami): Check[] {
  const skew = Math.abs(who.skewMs ?? 0);
  const version = versionLine({ own: VERSION, server: who.version, origin });
  return [
    check("Server", true, `${origin} as ${who.user.email || who.user.name}`, ""),
    ...tokenChecks(context, origin, who),
    note("Clock", skew < MAX_SKEW_MS, "agrees", `differs by ${Math.round(skew / 1000)} s`),
    note("Version", version === null, VERSION, version ?? ""),
  ];
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
