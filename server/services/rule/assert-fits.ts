import { HeedError } from "@/core/errors";
import type { RuleCandidate } from "@/core/extraction/schema";
import { resolve } from "@/core/resolution/resolve";
import type { ComparedRule, ResolutionDecision } from "@/core/resolution/schema";
import type { Layer, RuleContent, Scope } from "@/core/rule/schema";
import type { ProjectServiceContext } from "../context";
import { contentOf } from "./content";
import { listRulesToCompare } from "./list-to-compare";
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
  const active = await listRulesToCompare({ ctx, input: { eventId: null, activeOnly: true } });
  const rules = active
    .filter(({ id, layer }) => id !== edited?.id && (manual.layer === "personal" || layer === "project"))
    // The resolver speaks for a person; an editor changes the project's library as if it were their own.
    .map((rule): ComparedRule => ({ ...rule, layer: rule.layer === manual.layer ? "personal" : "project" }));
  const clash = clashOf(manual, rules);
  const other = active.find(({ id }) => id === clash?.target);
  if (!clash || !other) return;
  const current = edited?.versions[0];
  const before = current && clashOf({ content: contentOf(current), scope: manual.scope }, rules);
  if (before?.target === clash.target && before.action === clash.action) return;
  const says = clash.action === "noop" ? "says this already" : "says the opposite";
  const message = `${other.number} ${says}: “${other.statement}” Edit or pause ${other.number} first, or narrow this rule to where it should differ.`;
  throw new HeedError("CONFLICT", message, { fieldErrors: { "content.statement": [message] } });
}

function clashOf(
  manual: Pick<Manual, "content" | "scope">,
  rules: ComparedRule[],
): ResolutionDecision | null {
  const decision = resolve({ candidate: candidateOf(manual), rules });
  // Likeness of words may be wrong: it proposes in the inbox, it does not stop a person's own hand.
  return decision.sure && (decision.action === "noop" || decision.action === "supersede") ? decision : null;
}

/** A rule's content as the wish that it would come from. */
function candidateOf({ content, scope }: Pick<Manual, "content" | "scope">): RuleCandidate {
  const { statement, claim, applicability, severity } = content;
  const form = claim.polarity;
  const terms = { unwanted: [], wanted: [], trigger: [], step: [], place: [] };
  return {
    ...{ form, directive: statement, words: statement, claim, terms, applicability, scope },
    ...{ source: "user_stated", confidence: 1, severity, language: "en" },
  };
}
