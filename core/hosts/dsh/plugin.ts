import { shellLauncher } from "../launcher";
import { DSH_CAPABILITIES } from "./capabilities";
import { PLUGIN_SOURCE } from "./plugin-source";

/** Name of our package in a profile: among its dependencies and in its list of bundles. */
export const PLUGIN_NAME = "heed-dsh";

/**
 * The files of our plugin for DeepSeek Harness, by their path in its folder. Without dependencies; whatever fails in
 * it, the host goes on.
 * @param launcher absolute path of the launcher
 */
export function pluginFiles(launcher: string, version: string): Record<string, string> {
  const manifest = {
    ...{ name: PLUGIN_NAME, version, private: true, type: "module", main: "index.js", license: "MIT" },
    ...{ files: ["index.js", "cordis.patch.yml"], dsh: { bundle: { patch: "./cordis.patch.yml" } } },
  };
  const line = hookCommand(launcher);
  return {
    "package.json": `${JSON.stringify(manifest, null, 2)}\n`,
    "cordis.patch.yml": `- insert:\n    - id: ${PLUGIN_NAME}\n      name: ${PLUGIN_NAME}\n`,
    "index.js": PLUGIN_SOURCE.replace('"LINE"', () => JSON.stringify(line)),
  };
}

/** The one line that the plugin gives to `/bin/sh -c`: a missing launcher is silence and exit 0. */
export function hookCommand(launcher: string): string {
  const quoted = shellLauncher(launcher);
  return `[ -x ${quoted} ] && ${quoted} ${DSH_CAPABILITIES.slug} || exit 0`;
}
