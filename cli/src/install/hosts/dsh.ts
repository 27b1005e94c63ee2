import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DSH_CAPABILITIES } from "../../../../core/hosts/dsh/capabilities";
import { PLUGIN_NAME, pluginFiles } from "../../../../core/hosts/dsh/plugin";
import { addHooks, missingHooks, removeHooks } from "../../../../core/hosts/dsh/settings";
import { readText } from "../../state/private-file";
import { VERSION } from "../../version";
import type { HostEvidence, HostSettings, Inspection } from "../host-settings";
import { dshHome, type Where } from "../settings-path";

/**
 * A plugin of our own, wired into every profile as the host's installer does it. A profile whose bundle is missing does
 * not start, so the plugin lies in the host's own home: it stays when `~/.heed` goes.
 */
export const dshSettings: HostSettings = {
  capabilities: DSH_CAPABILITIES,
  folder: ".dsh",
  program: "dsh",
  path: (where) => manifests(where)[0] ?? join(dshHome(where), "profiles"),
  paths: manifests,
  nowhere: "it has no profile yet: start it once (dsh --profile web), then run heed install again.",
  add: addHooks,
  remove: removeHooks,
  missing: missingHooks,
  off: () => null,
  sideFiles: () => [],
  place: placePlugin,
  displace: displacePlugin,
  afterInstall: [
    "A running session knows its plugins from its start only: restart it.",
    "A profile that is made later needs heed install again.",
  ],
  inspect: async (inspection) => [linkEvidence(inspection)],
};

function manifests(where: Where): string[] {
  const folder = join(dshHome(where), "profiles");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name !== "node_modules")
    .map((name) => join(folder, name, "package.json"))
    .filter((file) => existsSync(file))
    .sort();
}

function placePlugin(where: Where, launcher: string): void {
  const folder = pluginFolder(where);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(pluginFiles(launcher, VERSION)))
    if (readText(join(folder, name)) !== text) writeFileSync(join(folder, name), text);
  for (const link of links(where)) {
    if (targetOf(link) === TARGET) continue;
    mkdirSync(join(link, ".."), { recursive: true });
    if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link, { recursive: true, force: true });
    symlinkSync(TARGET, link, "dir");
  }
}

function displacePlugin(where: Where): void {
  // A profile that could not be edited still names the plugin and would not start without it.
  if (manifests(where).some((file) => missingHooks(readText(file) ?? "").length === 0)) return;
  for (const link of links(where)) if (targetOf(link) === TARGET) unlinkSync(link);
  rmSync(pluginFolder(where), { recursive: true, force: true });
}

/** What the host's package manager makes of the dependency: from `profiles/<name>/node_modules`. */
const TARGET = join("..", "..", "..", "heed");

function links(where: Where): string[] {
  return manifests(where).map((file) => join(file, "..", "node_modules", PLUGIN_NAME));
}

function targetOf(link: string): string | null {
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(link) : null;
}

function pluginFolder(where: Where): string {
  return join(dshHome(where), "heed");
}

/** A bundle that is named and not there keeps the profile from starting at all. */
function linkEvidence(inspection: Inspection): HostEvidence {
  const broken = links(inspection).filter((link) => !existsSync(join(link, "package.json")));
  return broken.length === 0
    ? { name: "trusted", state: "ok", detail: "the plugin is where each profile looks for it" }
    : { name: "trusted", state: "failed", detail: `${broken.join(", ")} is missing: heed install` };
}
