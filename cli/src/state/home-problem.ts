import { accessSync, constants } from "node:fs";
import { checkHome, unusableLine } from "./home";
import { codeOf } from "./private-file";

/** Why the client cannot work in its folder, as the hook says it; null when it can, or when there is none yet. */
export function homeProblem(home: string): string | null {
  const check = checkHome(home);
  if (!check.ok) return check.reason;
  try {
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return codeOf(error) === "ENOENT" ? null : unusableLine(home, codeOf(error));
  }
}
