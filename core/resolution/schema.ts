import { z } from "zod";
import type { RuleCandidate } from "../extraction/schema";
import { factSourceSchema } from "../fact/schema";
import { applicabilitySchema, claimSchema, layerSchema, scopeSchema } from "../rule/schema";

export const RESOLUTION_ACTIONS = ["noop", "update", "supersede", "split", "new", "undecided"] as const;
export const resolutionActionSchema = z.enum(RESOLUTION_ACTIONS);
export type ResolutionAction = z.infer<typeof resolutionActionSchema>;

/** A rule in force, as the resolver sees it. */
export const comparedRuleSchema = z.object({
  id: z.string(),
  /** `R12` (own) or `P4` (project). */
  number: z.string(),
  statement: z.string(),
  claim: claimSchema,
  applicability: applicabilitySchema,
  scope: scopeSchema,
  layer: layerSchema,
  source: factSourceSchema,
});
export type ComparedRule = z.infer<typeof comparedRuleSchema>;

/** learning.md section 5. `target` is set for noop, update and supersede. */
export type ResolutionDecision = {
  action: ResolutionAction;
  target: string | null;
  reason: string;
  /** `Decision: SUPERSEDE existing R3 — because …` */
  line: string;
  /** For `new` against a rule of another layer. */
  localException: boolean;
  /** For `new`: the general rule of the same layer that it is a special case of, which stays. */
  refines?: string | null;
  /** Known areas decided, not likeness of words: sure enough to stop a person who writes a rule by hand. */
  sure?: boolean;
  compared: { id: string; relation: string; similarity: number }[];
};

export type ResolutionInput = { candidate: RuleCandidate; rules: ComparedRule[] };
