import { fieldsOf } from "../fields";
import { readJson } from "../json-hooks";
import { PLUGIN_NAME } from "./plugin";

/**
 * The id of our plugin in a settings file of Claude Code, whatever marketplace it came from; null where it is not
 * switched on.
 */
export function enabledPlugin(text: string): string | null {
  const { enabledPlugins } = fieldsOf(readJson(text));
  const found = Object.entries(fieldsOf(enabledPlugins)).find(
    ([id, on]) => on === true && id.split("@")[0] === PLUGIN_NAME,
  );
  return found?.[0] ?? null;
}
