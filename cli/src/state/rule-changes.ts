import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Bundle, BundleRule } from "../../../core/bundle/schema";
import type { BundlePlace } from "./bundle-cache";
import { fieldsOf, listOf, numberOf, textOf, textsOf } from "./fields";
import { fileNameOf, originKey } from "./home";
import { readJson, writePrivate } from "./private-file";

/** A shared rule as this machine had it before others changed it. */
export type FormerRule = Pick<
  BundleRule,
  "id" | "number" | "version" | "mode" | "statement" | "instruction" | "approvers"
>;

export type RuleChange = {
  kind: "added" | "removed" | "changed";
  number: string;
  before: FormerRule | null;
  after: FormerRule | null;
  /** It stays in observe until the person accepts it. */
  awaitsReview: boolean;
};

export type FormerRules = { at: number; rules: FormerRule[] };

/**
 * Compares the shared rules of two moments. A rule that the person muted or unmuted is no change that others made.
 * @param current rules now, in the order of the bundle
 */
export function changesSince(
  former: readonly FormerRule[],
  current: { rules: readonly BundleRule[]; muted: readonly { id: string }[] },
): RuleChange[] {
  const shared = current.rules.filter(({ layer }) => layer === "project");
  const before = new Map(former.map((rule) => [rule.id, rule]));
  const present = new Set([...shared, ...current.muted].map(({ id }) => id));
  const changes = shared.flatMap((rule): RuleChange[] => {
    const old = before.get(rule.id) ?? null;
    if (old && old.version === rule.version && old.mode === rule.mode) return [];
    const kind = old ? "changed" : "added";
    const { number, awaitsReview = false } = rule;
    return [{ kind, number, before: old, after: formerRule(rule), awaitsReview }];
  });
  const removed = former.filter(({ id }) => !present.has(id));
  return [
    ...changes,
    ...removed.map((rule): RuleChange => {
      return { kind: "removed", number: rule.number, before: rule, after: null, awaitsReview: false };
    }),
  ];
}

/**
 * Called with each fetched bundle: keeps the shared rules as they were before the first change that the person has
 * not looked at (trust.md section 5). @returns all changes since, or none when this fetch changed nothing
 */
export function noteRuleChanges(
  place: BundlePlace,
  previous: Bundle | null,
  next: Bundle,
  at: number,
): RuleChange[] {
  if (!previous) return [];
  const before = previous.rules.filter(({ layer }) => layer === "project").map(formerRule);
  // What was muted before and is not now came back by the person's own word.
  const unmuted = next.rules
    .filter(({ id }) => previous.muted.some((rule) => rule.id === id))
    .map(formerRule);
  const known = [...before, ...unmuted];
  if (changesSince(known, next).length === 0) return [];
  const former = readFormerRules(place) ?? { at, rules: known };
  writePrivate(formerPath(place), `${JSON.stringify(former, null, 2)}\n`);
  return changesSince(former.rules, next);
}

/** Shared rules before the changes that the person has not looked at; null when there are none. */
export function readFormerRules(place: BundlePlace): FormerRules | null {
  const fields = fieldsOf(readJson(formerPath(place)));
  const at = numberOf(fields.at);
  return at === undefined ? null : { at, rules: listOf(fields.rules).flatMap(readFormer) };
}

/** The person has looked, or the project is gone. */
export function forgetFormerRules(place: BundlePlace): void {
  rmSync(formerPath(place), { force: true });
}

function formerRule(rule: FormerRule): FormerRule {
  const { id, number, version, mode, statement, instruction, approvers } = rule;
  return { id, number, version, mode, statement, instruction, approvers };
}

function readFormer(value: unknown): FormerRule[] {
  const fields = fieldsOf(value);
  const id = textOf(fields.id);
  const { mode } = fields;
  if (!id || (mode !== "observe" && mode !== "remind" && mode !== "block")) return [];
  return [
    {
      id,
      mode,
      number: textOf(fields.number) ?? "",
      version: numberOf(fields.version) ?? 1,
      statement: textOf(fields.statement) ?? "",
      instruction: textOf(fields.instruction) ?? "",
      approvers: textsOf(fields.approvers),
    },
  ];
}

function formerPath({ home, origin, project }: BundlePlace): string {
  return join(home, "changes", originKey(origin), `${fileNameOf(project)}.json`);
}
