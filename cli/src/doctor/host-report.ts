import { existsSync } from "node:fs";
import type { Host } from "../../../core/hook-event/schema";
import type { CommandContext } from "../commands/context";
import { findHere } from "../commands/here";
import { isHostPresent } from "../install/find-host";
import { HOST_SETTINGS, type HostSettings, settingsFiles } from "../install/host-settings";
import { launcherPath } from "../install/launcher";
import { readInstalls } from "../state/installs";
import { readText } from "../state/private-file";
import { type Check, check, note } from "./check";
import { NOT_INSTALLED } from "./local-checks";
import { sessionEvidence } from "./session-evidence";

/**
 * What is proven of a host, from the least to the most: written ≠ trusted ≠ firing ≠ enforcing (interface.md
 * section 2). `broken` is proof of the contrary.
 */
export type HostVerdict = "not_installed" | "broken" | "written" | "trusted" | "firing" | "enforcing";

export type HostReport = { host: Host; slug: string; title: string; verdict: HostVerdict; checks: Check[] };

/** One report for each host that is there, or that something was installed into. */
export async function hostReports(context: CommandContext): Promise<HostReport[]> {
  const installed = new Set(readInstalls(context.home).map(({ slug }) => slug));
  const present = HOST_SETTINGS.filter(
    (host) => isHostPresent(host, context) || installed.has(host.capabilities.slug),
  );
  const reports: HostReport[] = [];
  for (const host of present) reports.push(await hostReport(context, host));
  return reports;
}

async function hostReport(context: CommandContext, host: HostSettings): Promise<HostReport> {
  const { host: id, slug, title } = host.capabilities;
  const written = writtenCheck(context, host);
  const base = { host: id, slug, title };
  if (written.state === "warning") return { ...base, verdict: "not_installed", checks: [written] };
  const off = whyOff(context, host);
  const enabled = check(`${title} enabled`, off === null, "hooks are on", off ?? "");
  const trust = written.state === "ok" ? await trustChecks(context, host) : [];
  const [firing, enforcing, proven] = workingChecks(context, host);
  const checks = [written, enabled, ...trust, firing, enforcing];
  const isBroken = checks.some(({ state }) => state === "failed");
  const isTrusted = trust.length > 0 && trust.every(({ state }) => state === "ok");
  const verdict = proven ?? (isTrusted ? "trusted" : "written");
  return { ...base, verdict: isBroken ? "broken" : verdict, checks };
}

/** A host that nobody installed into is worth a line; entries that went missing are a failure. */
function writtenCheck(context: CommandContext, host: HostSettings): Check {
  const { slug, title } = host.capabilities;
  const name = `${title} written`;
  const launcher = launcherPath(context.home);
  const files = settingsFiles(host, context).map((path) => ({
    path,
    missing: host.missing(readText(path) ?? "", launcher),
  }));
  const plugin = host.plugin?.(context) ?? null;
  const isWritten = files.some(({ missing }) => missing.length < host.capabilities.events.length);
  if (plugin !== null && isWritten) return check(name, false, "", twice(host, plugin));
  if (plugin !== null) return check(name, true, `as a plugin: ${plugin}`, "");
  const known = readInstalls(context.home).some((install) => install.slug === slug);
  if (!isWritten && !known && anyInstalled(context))
    return note(name, false, "", `not installed in it: heed install --host ${slug}`);
  const lost = files.filter(({ missing }) => missing.length > 0);
  const words = lost.map(({ path, missing }) => `${missing.join(", ")} in ${path}`).join("; ");
  const isThere = existsSync(launcher);
  const nothing = files.length === 0 ? (host.nowhere ?? "no settings") : `missing ${words}: heed install`;
  return check(name, files.length > 0 && lost.length === 0, "all events", isThere ? nothing : NOT_INSTALLED);
}

function twice({ capabilities }: HostSettings, plugin: string): string {
  return `both as a plugin (${plugin}) and in the settings, so each hook runs twice: remove the plugin, or heed uninstall --host ${capabilities.slug}`;
}

function anyInstalled(context: CommandContext): boolean {
  const launcher = launcherPath(context.home);
  return HOST_SETTINGS.some(
    (host) =>
      (host.plugin?.(context) ?? null) !== null ||
      settingsFiles(host, context).some(
        (path) =>
          host.missing(readText(path) ?? "", launcher).length < Math.max(1, host.capabilities.events.length),
      ),
  );
}

/** The first file that switches the host's hooks off, and what in it does; null when they are on. */
function whyOff(context: CommandContext, host: HostSettings): string | null {
  const root = findHere(context)?.checkout.root ?? null;
  const own = settingsFiles(host, context).map((path) => ({ path, off: host.off }));
  for (const file of [...own, ...host.sideFiles(context, root)]) {
    const reason = file.off(readText(file.path) ?? "");
    if (reason !== null) return `${reason} in ${file.path}`;
  }
  return null;
}

async function trustChecks(context: CommandContext, host: HostSettings): Promise<Check[]> {
  const { title } = host.capabilities;
  const evidence = (await host.inspect?.({ ...context, launcher: launcherPath(context.home) })) ?? [];
  return evidence.map(({ name, ...found }) => ({ name: `${title} ${name}`, ...found }));
}

/** Evidence counts from the moment on at which the entries of today were written. */
function workingChecks(
  { home }: CommandContext,
  { capabilities }: HostSettings,
): [firing: Check, enforcing: Check, proven: "firing" | "enforcing" | null] {
  const { host, slug, title } = capabilities;
  const since = Math.max(
    0,
    ...readInstalls(home).flatMap((install) => (install.slug === slug ? install.at : [])),
  );
  const { lastEventAt, lastStopAt } = sessionEvidence(home, host, since);
  const fired = lastEventAt !== null;
  const stopped = lastStopAt !== null;
  const proven = stopped ? "enforcing" : null;
  return [
    note(
      `${title} firing`,
      fired,
      `last event ${dateOf(lastEventAt)}`,
      "no event was seen since the install",
    ),
    note(
      `${title} enforcing`,
      stopped,
      `last stop ${dateOf(lastStopAt)}`,
      "nothing had to be stopped yet; to prove it: heed doctor --live",
    ),
    proven ?? (fired ? "firing" : null),
  ];
}

function dateOf(at: number | null): string {
  return at === null ? "" : new Date(at).toISOString();
}
