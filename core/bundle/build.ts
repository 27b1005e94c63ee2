import { stableJson } from "../rule/content-hash";
import type { Claim } from "../rule/schema";
import { indexKeysOf } from "../verifiers/composite";
import { globKeys } from "../verifiers/file-index";
import { maskedNumbers } from "./mask";
import { maskChildren, placed, withParents } from "./parentage";
import type { Bundle, BundleIndex, BundleRule, MutedRule } from "./schema";

/** A rule in force, with what only the server needs to know about it. */
export type BundleSourceRule = Omit<BundleRule, "maskedBy" | "parent" | "within"> & {
  claim: Claim;
  /** Set on a part or a refinement: it is delivered only together with its parent. */
  parentId?: string | null;
};

export type BundleSource = Omit<Bundle, "schemaVersion" | "hash" | "rules" | "index" | "muted"> & {
  muted?: MutedRule[];
  rules: readonly BundleSourceRule[];
};

/**
 * Makes the bundle of one person in one project (enforcement.md section 7): masks weaker rules of
 * other layers, drops children without their parent, files every rule in the index.
 * @param sha256 hex digest of a UTF-8 text
 */
export function buildBundle(source: BundleSource, sha256: (text: string) => string): Bundle {
  const kept = withParents(source.rules);
  const masked = maskChildren(kept, maskedNumbers(kept));
  const rules = kept.map((sourceRule) => {
    const { claim: _claim, parentId: _parentId, ...rule } = placed(sourceRule, kept);
    return { ...rule, maskedBy: masked.get(rule.id) ?? null };
  });
  const { revision } = source;
  return {
    schemaVersion: 1,
    project: source.project,
    revision,
    hash: sha256(stableJson({ revision, rules })),
    generatedAt: source.generatedAt,
    auditHeads: source.auditHeads,
    notices: source.notices,
    standingBlock: source.standingBlock,
    rules,
    muted: source.muted ?? [],
    ...(source.repository && { repository: source.repository }),
    index: indexRules(rules),
  };
}

/** Positions of the rules by what can concern them; masked rules and reminders are not filed. */
export function indexRules(rules: readonly BundleRule[]): BundleIndex {
  const index: BundleIndex = { shell: {}, file: {}, read: [], tool: {}, turnFinished: [], steps: [] };
  const composites: number[] = [];
  rules.forEach((rule, position) => {
    if (rule.shape === "composite" && !rule.maskedBy) composites.push(position);
    if (!rule.verifier || rule.maskedBy) return;
    const keys = indexKeysOf(rule.verifier);
    for (const program of keys.shell ?? []) file(index.shell, program, position);
    for (const key of narrowed(keys.file ?? [], rule)) file(index.file, key, position);
    for (const tool of keys.tool ?? []) file(index.tool, tool, position);
    if (keys.read) add(index.read, position);
    if (keys.turnFinished) add(index.turnFinished, position);
    if (keys.steps) add(index.steps, position);
  });
  return composites.length > 0 ? { ...index, composites } : index;
}

/** A check of every file that counts only for some files is filed under those. */
function narrowed(keys: readonly string[], rule: BundleRule): readonly string[] {
  const { paths } = rule.applicability;
  return keys.includes("*") && paths.length > 0 ? globKeys(paths) : keys;
}

function file(group: Record<string, number[]>, key: string, position: number): void {
  const list = Object.hasOwn(group, key) ? group[key] : undefined;
  if (list) add(list, position);
  else
    Object.defineProperty(group, key, {
      value: [position],
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

function add(list: number[], position: number): void {
  if (list.at(-1) !== position) list.push(position);
}
