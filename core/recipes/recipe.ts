import type { CompileInput } from "../compilation/schema";
import type { EnforcementContext, Moment } from "../enforcement/schema";
import type { Applicability, OnExhausted, Severity, VerifierSpec } from "../rule/schema";
import type { Wish } from "./wish";

/** An event that a rule must stop or let pass, in words and as it would happen. */
export type Example = { text: string; moment: Moment; context?: Partial<EnforcementContext> };

/** What a recipe makes of a wish; the compiler adds what every rule has. */
export type RecipeDraft = {
  params: Record<string, unknown>;
  verifier: VerifierSpec;
  /** The person's own sentence when left out. */
  instruction?: string;
  message?: string;
  remedy: string | null;
  /** Replaces what the wish says, for fields that the verifier has taken over. */
  applicability?: Partial<Applicability>;
  /** The least severity; the wish may say more. */
  severity?: Severity;
  /** The recipe reads “without …” and the like itself. */
  readsBounds?: boolean;
  /** The check holds what the wish is conditioned on: “when schema.prisma changes”. */
  readsCondition?: boolean;
  onExhausted: OnExhausted;
  stop: Example[];
  pass: Example[];
};

/** A named, parametrised compilation of a common wish (enforcement.md section 2). */
export type Recipe = {
  name: string;
  title: string;
  /** How well it fits, from 0 (not at all) to 1; the best one is tried first. */
  fits(wish: Wish): number;
  /** Null when the wish lacks what the recipe needs. */
  draft(wish: Wish, input: CompileInput): RecipeDraft | null;
};
