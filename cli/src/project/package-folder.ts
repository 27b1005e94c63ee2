import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { AgentAction } from "../../../core/hook-event/schema";

const MANIFESTS = ["package.json", "pyproject.toml", "Cargo.toml", "go.mod", "pom.xml", "composer.json"];

/**
 * Package of a monorepo that a path lies in: the folder of the nearest manifest, relative to the root.
 * Undefined where that is the root itself (trust.md section 2).
 */
export function packageOf(root: string, path: string): string | undefined {
  for (
    let folder = dirname(path);
    folder !== "." && folder !== "/" && folder !== "";
    folder = dirname(folder)
  ) {
    const found = MANIFESTS.some((name) => statSync(join(root, folder, name), { throwIfNoEntry: false }));
    if (found) return folder;
  }
  return undefined;
}

/** Package that an act lies in: that of the file it changes, or of the folder where its command runs. */
export function packageOfAction(root: string, action: AgentAction): string | undefined {
  if (action.kind === "file_change") return action.outside ? undefined : packageOf(root, action.path);
  if (action.kind !== "shell_command" || !action.cwd || action.cwd.startsWith("/")) return undefined;
  return packageOf(root, `${action.cwd}/x`);
}
