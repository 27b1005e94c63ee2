import { join } from "node:path";
import { astGrepMatcher, codeMatcher, setCodeMatcher } from "../../../core/verifiers/code-matcher";

/** The package, where a person may have put it; never one that a repository brings. */
const PACKAGE = "@ast-grep/napi";

/**
 * Loads what checks of code patterns look with, from Heed's own folder: `npm install --prefix ~/.heed/lib @ast-grep/napi`.
 * @returns whether it is there; without it those checks are not made
 */
export function loadCodeMatcher(home: string): boolean {
  if (codeMatcher()) return true;
  try {
    const folder = join(home, "lib", "node_modules", PACKAGE);
    // Not imported: the hook pays for what it names at its top at every event.
    const { createRequire } = process.getBuiltinModule("node:module");
    setCodeMatcher(astGrepMatcher(createRequire(join(home, "lib", "x.cjs"))(folder)));
  } catch {
    return false;
  }
  return codeMatcher() !== null;
}
