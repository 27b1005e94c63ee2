import type { Author } from "../hook-event/schema";
import type {
  BacktestReport,
  EnforcementMode,
  Layer,
  Policy,
  RuleContent,
  RuleStatus,
  VerificationReport,
} from "./schema";

export type ActivationInput = {
  policy: Policy;
  layer: Layer;
  source: "user_stated" | "inferred" | "corrected" | "imported";
  author: Author;
  content: Pick<RuleContent, "tier" | "recipe">;
  report: VerificationReport | null;
  backtest: BacktestReport | null;
  /** True when the resolver could not decide, or the wish is a complaint without a wish. */
  undecided?: boolean;
  /** True when the words stand where a pasted text would (`core/correction/pasted-text.ts`). */
  maybePasted?: boolean;
};

export type Activation = {
  status: Extract<RuleStatus, "active" | "proposed">;
  mode: EnforcementMode;
  /** In words for people: why it is so, and what is missing for more. */
  reasons: string[];
};

/** What a new rule may do by itself, by the policy of its library (enforcement.md section 4). */
export function activate(input: ActivationInput): Activation {
  const waits = reasonToWait(input);
  if (waits) return { status: "proposed", mode: "remind", reasons: [waits] };
  const missing = missingForBlock(input);
  const choice = missing.length === 0 ? input.policy.statedVerified : input.policy.statedOther;
  if (choice === "propose") {
    return {
      status: "proposed",
      mode: missing.length === 0 ? "block" : "remind",
      reasons: ["The policy asks to be asked.", ...missing],
    };
  }
  const reasons =
    missing.length === 0 ? ["Said by a person, and the check catches the corrected act."] : missing;
  return { status: "active", mode: choice, reasons };
}

function reasonToWait(input: ActivationInput): string | null {
  if (input.layer === "project") return "Rules of a project wait for an approval.";
  if (input.undecided) return "It is not certain how this fits the other rules.";
  if (input.maybePasted) return "It stands in the middle of a longer text, which may have been pasted.";
  if (input.source === "imported") return "Imported rules wait for a look.";
  if (input.source !== "user_stated") return "It was inferred from what happened, not said.";
  if (input.author !== "human") return "It was not typed by a person.";
  return null;
}

function missingForBlock({ content, report, backtest }: ActivationInput): string[] {
  const missing: string[] = [];
  if (content.tier !== "deterministic")
    missing.push("There is no exact check for this wish, so it is a reminder.");
  else if (!report?.passed) missing.push("The check failed its own tests.");
  else if (!report.replayAgreement)
    missing.push("It is not shown that the check catches the act that was corrected.");
  if (content.tier === "deterministic" && backtest === null)
    missing.push("The check was not run over earlier work yet.");
  if (backtest && !backtest.passed) missing.push(backtest.detail);
  return missing;
}
