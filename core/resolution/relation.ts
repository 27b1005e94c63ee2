import type { Applicability, Claim, Layer, Scope } from "../rule/schema";

/** One wish as it is compared. `obliges`: extra words add a duty (require), they do not narrow a prohibition. */
export type Side = {
  text: string;
  /** The person's own words where they say more than the line made of them. */
  words?: string;
  claim: Claim;
  applicability: Applicability;
  scope: Scope;
  layer: Layer;
  obliges: boolean;
};

/** What the candidate is to a rule, before layers, scopes and sources have their say. */
export type RelationKind =
  | "same"
  | "covered"
  | "refines"
  | "widens"
  | "contradicts"
  | "exception"
  | "unclear"
  | "unrelated";
export type Relation = {
  kind: RelationKind;
  similarity: number;
  why: string;
  /** The claims of both name one area; otherwise the relation was told by words alone. */
  claimed: boolean;
};
