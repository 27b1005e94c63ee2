import { findNodeAtLocation } from "jsonc-parser";
import { fieldsOf } from "../fields";
import { appendItem, appendProperty, jsonTree, removeChild } from "../json-splice";
import type { SettingsEdit } from "../settings-edit";
import { DSH_CAPABILITIES } from "./capabilities";
import { PLUGIN_NAME } from "./plugin";

/** Where the plugin lies, seen from the folder of a profile: beside all profiles, so that it outlives `~/.heed`. */
const SPECIFIER = "link:../../heed";
const BUNDLES = ["dsh", "profile", "bundles"];

/**
 * Wires our plugin into the manifest of a profile, as the host's own installer does: a linked dependency, and the last
 * of the bundles. Never the person's patch file.
 * @param text `package.json` of the profile
 */
export function addHooks(text: string): SettingsEdit {
  const problem = problemOf(text);
  if (problem) return { ok: false, reason: problem };
  let next = text;
  if (!isListed(next)) next = withBundle(next);
  if (dependencyOf(next) !== SPECIFIER) next = withDependency(withoutDependency(next));
  return { ok: true, text: next, changed: next !== text };
}

/** Takes both out again; a list of dependencies that only held ours goes with it when it was made for ours. */
export function removeHooks(text: string): SettingsEdit {
  if (text.trim() === "") return { ok: true, text, changed: false };
  const problem = problemOf(text);
  if (problem) return { ok: false, reason: problem };
  const root = jsonTree(text);
  const bundles = root && findNodeAtLocation(root, BUNDLES);
  const index = bundles?.children?.findIndex(({ value }) => value === PLUGIN_NAME) ?? -1;
  const next = withoutDependency(bundles && index >= 0 ? removeChild(text, bundles, index) : text);
  return { ok: true, text: next, changed: next !== text };
}

/** All events or none: the plugin brings them together. */
export function missingHooks(text: string): string[] {
  const isWired = isListed(text) && dependencyOf(text) === SPECIFIER;
  return isWired ? [] : DSH_CAPABILITIES.events.map(({ name }) => name);
}

function problemOf(text: string): string | null {
  const { dsh } = manifestOf(text);
  const { bundles } = fieldsOf(fieldsOf(dsh).profile);
  return Array.isArray(bundles) ? null : "It is no manifest of a dsh profile; nothing was changed.";
}

function manifestOf(text: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function isListed(text: string): boolean {
  const { bundles } = fieldsOf(fieldsOf(manifestOf(text).dsh).profile);
  return Array.isArray(bundles) && bundles.includes(PLUGIN_NAME);
}

function dependencyOf(text: string): unknown {
  return fieldsOf(manifestOf(text).dependencies)[PLUGIN_NAME];
}

function withBundle(text: string): string {
  const root = jsonTree(text);
  const bundles = root && findNodeAtLocation(root, BUNDLES);
  return bundles ? appendItem(text, bundles, PLUGIN_NAME) : text;
}

function withDependency(text: string): string {
  const root = jsonTree(text);
  if (!root) return text;
  const dependencies = findNodeAtLocation(root, ["dependencies"]);
  return dependencies
    ? appendProperty(text, dependencies, { key: PLUGIN_NAME, value: SPECIFIER })
    : appendProperty(text, root, { key: "dependencies", value: { [PLUGIN_NAME]: SPECIFIER } });
}

function withoutDependency(text: string): string {
  const root = jsonTree(text);
  const dependencies = root && findNodeAtLocation(root, ["dependencies"]);
  const index =
    dependencies?.children?.findIndex(({ children }) => children?.[0]?.value === PLUGIN_NAME) ?? -1;
  return dependencies && index >= 0 ? removeChild(text, dependencies, index) : text;
}
