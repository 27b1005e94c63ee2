import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CommandContext } from "../../commands/context";
import { hostProgram } from "../../install/find-host";
import { HOST_SETTINGS, type HostSettings, settingsFiles } from "../../install/host-settings";
import { readText } from "../../state/private-file";
import type { Check } from "../check";
import type { HostReport } from "../host-report";
import { CANARY_FILE, CANARY_WORDS } from "./canary-rule";
import { LIVE_RECIPES, type LiveRecipe } from "./recipes";
import { runProgram } from "./run-program";
import { startStandInModel } from "./stand-in-model";
import { makeThrowAway, type ThrowAway } from "./throw-away";

/** A host may install itself anew at its first start. */
const LIVE_MS = 120_000;

/**
 * Lets each host that Heed is installed into try one command that a rule forbids, with its real program, in a home
 * that is thrown away (interface.md section 2): whether a stop really stops is seen, not believed.
 */
export async function tryHosts(context: CommandContext, reports: HostReport[]): Promise<HostReport[]> {
  const tried: HostReport[] = [];
  for (const report of reports) {
    const host = HOST_SETTINGS.find(({ capabilities }) => capabilities.slug === report.slug);
    const found = host && report.verdict !== "not_installed" ? await tryHost(context, host) : null;
    tried.push(found ? withLive(report, found) : report);
  }
  return tried;
}

function withLive(report: HostReport, live: Check): HostReport {
  const checks = [...report.checks, live];
  if (live.state === "failed") return { ...report, checks, verdict: "broken" };
  // The throw-away home proves the program and our hook; that the person's own hooks fire is told by their events.
  const isFiring = report.verdict === "firing" || report.verdict === "enforcing";
  return live.state === "ok" && isFiring
    ? { ...report, checks, verdict: "enforcing" }
    : { ...report, checks };
}

async function tryHost(context: CommandContext, host: HostSettings): Promise<Check> {
  const { slug, title } = host.capabilities;
  const name = `${title} live`;
  const skipped = (detail: string): Check => ({ name, state: "warning", detail });
  const recipe = LIVE_RECIPES[slug];
  const program = hostProgram(host, context);
  if (!recipe) return skipped("there is no way to try it without a person");
  if (program === null) return skipped(`${host.program} is not in the path, so it was not tried`);
  if (!existsSync(join(context.program, "hook.cjs"))) return skipped("this CLI runs from source");
  const place = makeThrowAway(context.program, context.now());
  try {
    return await stopOf(context, { name, host, recipe, program, place });
  } catch (error) {
    return skipped(`it could not be tried: ${error instanceof Error ? error.message : "unknown error"}`);
  } finally {
    place.remove();
  }
}

type Trial = { name: string; host: HostSettings; recipe: LiveRecipe; program: string; place: ThrowAway };

async function stopOf(
  context: CommandContext,
  { name, host, recipe, program, place }: Trial,
): Promise<Check> {
  const model = await startStandInModel(recipe.call);
  const where = { userHome: place.home, env: {} };
  try {
    recipe.prepare(place, model.url);
    for (const path of settingsFiles(host, where)) {
      const edit = host.add(readText(path) ?? "", place.launcher);
      if (edit.ok) place.write(path, edit.text);
    }
    host.place?.(where, place.launcher);
    const env = {
      ...{ HOME: place.home, TMPDIR: place.scratch, PATH: context.env.PATH ?? "", LANG: "C.UTF-8" },
      ...{ TERM: "dumb", NO_COLOR: "1", NO_PROXY: "127.0.0.1,localhost" },
      ...recipe.env(place, model.url),
    };
    const ended = await runProgram([program, ...recipe.args], {
      cwd: place.repository,
      env,
      timeoutMs: LIVE_MS,
    });
    if (existsSync(join(place.repository, CANARY_FILE)))
      return { name, state: "failed", detail: "the host ran a command that a rule forbids" };
    if (model.reads.some((read) => read.includes(CANARY_WORDS)))
      return { name, state: "ok", detail: "a forbidden command was stopped by the real program" };
    return { name, state: "warning", detail: `the host did not come as far as the command: ${ended}` };
  } finally {
    await model.close();
  }
}
