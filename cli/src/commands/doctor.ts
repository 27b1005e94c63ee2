import type { Check } from "../doctor/check";
import { type HostReport, hostReports } from "../doctor/host-report";
import { localChecks } from "../doctor/local-checks";
import { projectChecks } from "../doctor/project-checks";
import { serverChecks } from "../doctor/server-checks";
import { VERSION } from "../version";
import { type CommandContext, EXIT } from "./context";

export type DoctorOptions = {
  json: boolean;
  /** Let each host that is there try a stop, in a home of its own that is thrown away. */
  live?: boolean;
};

/** What `heed doctor --json` prints. */
export type DoctorAnswer = {
  version: string;
  status: {
    ready: boolean;
    /** Rules that a session gets by heading only, because the block is full. */
    saturated: boolean;
    /** A file of the repository holds more than a block may. */
    overBudget: boolean;
    /** A file of the repository was changed by hand or is not up to date. */
    drift: boolean;
    hosts: Omit<HostReport, "checks">[];
    checks: Check[];
  };
};

/** `heed doctor`: one verdict and one exit code from evidence, with an event that is seen in the database. */
export async function doctor(context: CommandContext, options: DoctorOptions): Promise<number> {
  const answer = await examine(context, options.live === true);
  const { ready, hosts, checks } = answer.status;
  const { terminal } = context;
  if (options.json) terminal.say(JSON.stringify(answer));
  else {
    for (const { name, state, detail } of checks) terminal.say(`${MARKS[state]} ${name}: ${detail}`);
    for (const { title, verdict } of hosts) terminal.say(`${title}: ${VERDICTS[verdict]}`);
    terminal.say(ready ? "Ready." : "Not ready.");
  }
  return ready ? EXIT.ok : EXIT.failed;
}

const MARKS: Record<Check["state"], string> = { ok: "ok  ", warning: "note", failed: "FAIL" };

const VERDICTS: Record<HostReport["verdict"], string> = {
  not_installed: "not installed",
  broken: "not working, see FAIL above",
  written: "written; not seen at work yet",
  trusted: "written and trusted; not seen at work yet",
  firing: "written and firing; nothing had to be stopped yet",
  enforcing: "enforcing",
};

async function examine(context: CommandContext, live: boolean): Promise<DoctorAnswer> {
  const local = localChecks(context);
  const found = await hostReports(context);
  const reports = live ? await triedReports(context, found) : found;
  const server = await serverChecks(context);
  const reachable = server.every(({ state }) => state !== "failed");
  const project = reachable ? await projectChecks(context) : [];
  const noHost: Check[] =
    reports.length === 0 ? [{ name: "Hosts", state: "warning", detail: "no coding agent was found" }] : [];
  const ofHosts = [...noHost, ...reports.flatMap(({ checks }) => checks)];
  const checks = [...local, ...ofHosts, ...server, ...project];
  const files = project.filter(({ name }) => name === "File");
  return {
    version: VERSION,
    status: {
      ready: checks.every(({ state }) => state !== "failed"),
      saturated: project.some(({ name, detail }) => name === "Block" && detail.startsWith("saturated")),
      overBudget: files.some(({ detail }) => detail.includes(", over budget")),
      drift: files.some(({ state }) => state !== "ok"),
      hosts: reports.map(({ host, slug, title, verdict }) => ({ host, slug, title, verdict })),
      checks,
    },
  };
}

/** Apart, because it starts programs: nothing of it is loaded by the ordinary doctor. */
async function triedReports(context: CommandContext, reports: HostReport[]): Promise<HostReport[]> {
  const { tryHosts } = await import("../doctor/live/try-hosts");
  return tryHosts(context, reports);
}
