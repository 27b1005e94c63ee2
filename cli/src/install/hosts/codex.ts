import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { CODEX_CAPABILITIES } from "../../../../core/hosts/codex/capabilities";
import { configOff, forgetTrust, hookKeys } from "../../../../core/hosts/codex/config-text";
import {
  addHooks,
  hookCommand,
  hooksOff,
  missingHooks,
  removeHooks,
} from "../../../../core/hosts/codex/settings";
import { ourEntries } from "../../../../core/hosts/json-hooks";
import { readText } from "../../state/private-file";
import { hostProgram } from "../find-host";
import type { HostEvidence, HostSettings, Inspection, SideFile } from "../host-settings";
import { codexHome, settingsPath, type Where } from "../settings-path";
import { codexHooks } from "./codex-hooks";

const path = (where: Where) => settingsPath(CODEX_CAPABILITIES.slug, where) ?? "";

export const codexSettings: HostSettings = {
  capabilities: CODEX_CAPABILITIES,
  folder: ".codex",
  program: "codex",
  path,
  projectPath: (root) => join(root, ".codex", "hooks.json"),
  add: addHooks,
  remove: removeHooks,
  missing: missingHooks,
  off: hooksOff,
  sideFiles(where, root) {
    const keys = trustKeys(path(where));
    const own: SideFile = {
      path: join(codexHome(where), "config.toml"),
      off: configOff,
      clean: (text) => forgetTrust(text, keys),
    };
    return root === null ? [own] : [own, { path: join(root, ".codex", "config.toml"), off: configOff }];
  },
  afterInstall: [
    "It runs no hook that a person has not trusted. Start codex once and choose “Trust all and continue”.",
    "Then check with: heed doctor",
  ],
  inspect,
};

/** The host may know the file by another path than we, where a link leads to it. */
function trustKeys(file: string): string[] {
  const text = readText(file);
  if (text === null) return [];
  const real = join(realpathSync(dirname(file)), "hooks.json");
  return [...new Set([file, real])].flatMap((name) => hookKeys(name, ourEntries(text)));
}

const TRUST = "start codex and choose “Trust all and continue”, or look at /hooks there";

/** Asks the host's own list of hooks: entries that nobody trusted are skipped without a word. */
async function inspect(inspection: Inspection): Promise<HostEvidence[]> {
  const program = hostProgram(codexSettings, inspection);
  if (program === null || !existsSync(path(inspection)))
    return [{ name: "trusted", state: "warning", detail: "codex is not in the path, so it cannot be asked" }];
  const hooks = await codexHooks(program, inspection);
  if (hooks === null)
    return [{ name: "trusted", state: "warning", detail: `codex did not answer: ${TRUST}` }];
  const command = hookCommand(inspection.launcher);
  const ours = hooks.filter((hook) => hook.command === command);
  const skipped = ours.filter(({ trusted }) => !trusted);
  const disabled = ours.filter(({ enabled }) => !enabled);
  const lost = CODEX_CAPABILITIES.events.length - ours.length;
  if (lost > 0)
    return [
      { name: "trusted", state: "failed", detail: `codex reads ${ours.length} of our hooks: heed install` },
    ];
  if (skipped.length > 0)
    return [
      { name: "trusted", state: "failed", detail: `${skipped.length} hooks are not trusted: ${TRUST}` },
    ];
  if (disabled.length > 0)
    return [
      { name: "trusted", state: "failed", detail: `${disabled.length} hooks are switched off in /hooks` },
    ];
  return [{ name: "trusted", state: "ok", detail: "all hooks" }];
}
