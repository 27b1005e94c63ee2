import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CommandContext } from "../commands/context";
import { pauseLine } from "../commands/pause-line";
import { isLauncherCurrent, launcherNode, launcherPath } from "../install/launcher";
import { homeProblem } from "../state/home-problem";
import { layoutProblem } from "../state/layout";
import { VERSION } from "../version";
import { type Check, check, note } from "./check";

export const NOT_INSTALLED = "not installed yet: heed install";

/** What lies on this machine: the folder, a pause, the launcher and what it starts. */
export function localChecks(context: CommandContext): Check[] {
  const { home, program } = context;
  const problem = homeProblem(home);
  const pause = pauseLine(context);
  const checks = [check("Folder", problem === null, home, problem ?? "")];
  const newer = layoutProblem(home);
  if (newer) checks.push(check("Layout", false, "", newer));
  if (pause) checks.push(note("Pause", false, "", pause));
  if (!existsSync(launcherPath(home))) return [...checks, check("Hooks", false, "", NOT_INSTALLED)];
  const node = launcherNode(home);
  const isNodeThere = node !== null && existsSync(node);
  return [
    ...checks,
    check("Launcher", true, launcherPath(home), ""),
    check("Node", isNodeThere, node ?? "", "the Node of the launcher is gone: heed install"),
    existsSync(join(program, "hook.cjs"))
      ? note("Hook", isLauncherCurrent(home, program), VERSION, "another version is installed: heed install")
      : note("Hook", false, "", "this CLI runs from source"),
  ];
}
