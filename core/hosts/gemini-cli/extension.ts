import { LAUNCHER_ANYWHERE } from "../launcher";
import { HOOK_NAME, hookCommand, hookGroups } from "./settings";

/**
 * The files of a Gemini CLI extension with our hooks, by their path in its folder: the other way to install, for those
 * who hand out extensions. It calls the launcher of the person's own Heed and is silent where there is none. Never
 * beside the entries in the settings: the host would run both.
 * @param version of Heed that makes it
 */
export function extensionFiles(version: string): Record<string, string> {
  return {
    "gemini-extension.json": json({ name: HOOK_NAME, version }),
    "hooks/hooks.json": json({ hooks: hookGroups(hookCommand(LAUNCHER_ANYWHERE)) }),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
