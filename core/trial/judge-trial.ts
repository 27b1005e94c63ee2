import { narrowMoment } from "../enforcement/narrow";
import { matchesPrompt, matchesSurroundings } from "../rule/applicability";
import type { Applicability, VerifierSpec } from "../rule/schema";
import { runSpec } from "../verifiers/run-spec";
import type { Finding } from "../verifiers/verifier";
import type { Trial } from "./schema";
import { trialMoments } from "./trial-moments";

export type JudgedTrial = {
  /** `stop` = the check fires; of a prompt: the rule is brought up. */
  got: "stop" | "pass" | "undecided";
  /** The rule had a say at all. */
  relevant: boolean;
  evidence: string | null;
};

type Judged = { verifier: VerifierSpec | null; applicability: Applicability };

/**
 * What a check makes of a trial, whatever the rule's mode: the same functions that the hooks call
 * (enforcement.md section 3, unit cases). Of several files the worst counts.
 * @param now milliseconds since the epoch
 */
export function judgeTrial({ verifier, applicability }: Judged, trial: Trial, now: number): JudgedTrial {
  if (trial.kind === "prompt") {
    const isNamed = matchesPrompt(applicability, trial.prompt);
    return { got: isNamed ? "stop" : "pass", relevant: isNamed, evidence: null };
  }
  const { moments, context } = trialMoments(trial, applicability, now);
  if (!verifier || !matchesSurroundings(applicability, context)) return SILENT;
  const findings = moments.flatMap((moment) => {
    const narrowed = narrowMoment(applicability, moment);
    return narrowed ? [runSpec(verifier, narrowed, context)] : [];
  });
  const worst =
    findings.find(({ verdict, relevant }) => relevant && verdict === "violated") ??
    findings.find(({ verdict, relevant }) => relevant && verdict === "undecided") ??
    findings.find(({ relevant }) => relevant);
  return worst ? toJudged(worst) : SILENT;
}

const SILENT: JudgedTrial = { got: "pass", relevant: false, evidence: null };
const GOT = { violated: "stop", satisfied: "pass", undecided: "undecided" } as const;

function toJudged({ verdict, relevant, evidence }: Finding): JudgedTrial {
  return { got: GOT[verdict], relevant, evidence: evidence ?? null };
}
