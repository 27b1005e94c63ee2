import { statSync } from "node:fs";
import { dirname, join } from "node:path";

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
