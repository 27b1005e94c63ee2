import type { Example } from "../recipes/recipe";
import type { VerificationReport, VerifierSpec } from "../rule/schema";
import type { Misjudged, Repaired } from "../verifiers/repair";
import { condenseSpec, repairJudgement } from "../verifiers/repairers";
import { type SelfVerifyInput, selfVerify } from "./self-verify";

export const MAX_REPAIRS = 3;

export type VerifiedSpec = { verifier: VerifierSpec; report: VerificationReport };

/**
 * The four stages of enforcement.md section 3, with at most three repairs of what they find: a check that stops what was
 * accepted is made narrower, one that misses what it must stop gets another name, one over a limit is condensed. Every
 * repair stands in the report. The check stays as it was where the repairs do not lead to a better one.
 */
export function verifyWithRepairs(input: SelfVerifyInput): VerifiedSpec {
  const first: VerifiedSpec = { verifier: input.verifier, report: selfVerify(input) };
  const repairs: NonNullable<VerificationReport["repairs"]> = [];
  let last = first;
  while (repairs.length < MAX_REPAIRS) {
    const fault = faultOf(last.report, input);
    const repaired = fault && repairOf(last.verifier, fault);
    if (!fault || !repaired) break;
    repairs.push({ stage: fault.stage, problem: fault.problem, change: repaired.change });
    const verifier = repaired.spec;
    last = { verifier, report: { ...selfVerify({ ...input, verifier }), repairs: [...repairs] } };
  }
  return isBetter(last.report, first.report) ? last : first;
}

function isBetter(last: VerificationReport, first: VerificationReport): boolean {
  if (!last.passed) return false;
  return !first.passed || (last.replayAgreement && !first.replayAgreement);
}

type Stage = VerificationReport["stages"][number];
type Case = Stage["cases"][number];
/** `misjudged` is null for a check that is over a limit of its schema. */
type Fault = { stage: Stage["stage"]; problem: string; misjudged: Misjudged | null };

function faultOf(report: VerificationReport, input: SelfVerifyInput): Fault | null {
  const failed = report.stages.find(({ passed }) => !passed);
  if (failed?.stage === "parse") return null;
  if (failed?.stage === "schema") return { stage: "schema", problem: failed.detail, misjudged: null };
  const stage = failed ?? report.stages.find((one) => one.stage === "replay" && !report.replayAgreement);
  const wrong = stage?.cases.find(({ expected, got }) => got !== expected && got !== "undecided");
  const misjudged = wrong && misjudgedOf(wrong, input);
  if (!stage || !misjudged) return null;
  return { stage: stage.stage, problem: problemOf(wrong), misjudged };
}

/** A made-up example that must pass shows a fault of its recipe: narrowing the check to it would only hide that. */
function misjudgedOf({ text, expected, origin }: Case, input: SelfVerifyInput): Misjudged | null {
  const { stop, pass, observedStop, observedPass } = input;
  if (expected === "pass") {
    if (origin !== "observed" || !observedPass) return null;
    return { expected, moment: observedPass.moment, counter: (observedStop ?? stop[0])?.moment ?? null };
  }
  const example = origin === "observed" ? observedStop : stop.find((one) => isNamed(one, text));
  return example ? { expected, moment: example.moment, counter: pass[0]?.moment ?? null } : null;
}

/** Reports cut long texts. */
function isNamed(example: Example, text: string): boolean {
  return example.text.startsWith(text);
}

function repairOf(verifier: VerifierSpec, { misjudged }: Fault): Repaired<VerifierSpec> | null {
  return misjudged ? repairJudgement(verifier, misjudged) : condenseSpec(verifier);
}

function problemOf({ text, expected, got }: Case): string {
  return `“${text.slice(0, 300)}” must ${expected} but would ${got}.`;
}
