import { type Clash, findClash, type WrittenRule } from "@/core/compilation/find-clash";
import { HeedError } from "@/core/errors";
import type { Layer, RuleContent, Scope } from "@/core/rule/schema";
import type { ProjectServiceContext } from "../context";
import { contentOf } from "./content";
import { listWrittenRules } from "./list-to-compare";
import type { RuleRow } from "./select";

type Manual = {
  content: RuleContent;
  layer: Layer;
  scope: Scope;
  /** The rule that is edited: it is not compared with itself, and what held before the edit may stay. */
  edited?: RuleRow;
};

/**
 * Compares a rule that is written by hand with those in force, by the resolver that judges what was said to an agent
 * (learning.md section 5): nobody should get two rules that say the same or the opposite.
 * @throws CONFLICT that names the other rule and what to do about it
 */
export async function assertFits(ctx: ProjectServiceContext, { edited, ...manual }: Manual): Promise<void> {
  const active = await listWrittenRules({ ctx, input: { eventId: null, activeOnly: true } });
  const others = active.map(({ rule }) => rule).filter(({ id }) => id !== edited?.id);
  const rules = countingBeside(manual.layer, others);
  const clash = findClash(manual, rules);
  const other = others.find(({ id }) => id === clash?.ruleId);
  if (!clash || !other) return;
  const current = edited?.versions[0];
  const before = current && findClash({ content: contentOf(current), scope: manual.scope }, rules);
  if (before?.ruleId === clash.ruleId && before.says === clash.says) return;
  const message = `${other.number} ${SAYS[clash.says]}: “${other.statement}” Edit or pause ${other.number} first, or narrow this rule to where it should differ.`;
  throw new HeedError("CONFLICT", message, { fieldErrors: { "content.statement": [message] } });
}

const SAYS: Record<Clash["says"], string> = { same: "says this already", opposite: "says the opposite" };

/**
 * The rules that one of this layer is compared with: an own one with all, a shared one with shared ones. The resolver
 * speaks for a person; an editor changes the project's library as if it were their own.
 */
export function countingBeside(layer: Layer, rules: readonly WrittenRule[]): WrittenRule[] {
  return rules
    .filter((rule) => layer === "personal" || rule.layer === "project")
    .map((rule) => ({ ...rule, layer: rule.layer === layer ? "personal" : "project" }));
}
