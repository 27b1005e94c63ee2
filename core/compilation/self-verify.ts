import type { EnforcementContext, Moment } from "../enforcement/schema";
import type { Example } from "../recipes/recipe";
import type { VerificationReport, VerifierSpec } from "../rule/schema";
import { type AnyVerifierKind, verifierKind } from "../verifiers/registry";
import { runSpec } from "../verifiers/run-spec";
import { leavesOf } from "../verifiers/spec-parts";
import { specProblem } from "../verifiers/spec-problem";
import type { VerifierCase } from "../verifiers/verifier";

type Stage = VerificationReport["stages"][number];
type Case = Stage["cases"][number];

export type SelfVerifyInput = {
  verifier: VerifierSpec;
  /** Made by the recipe from the claim. */
  stop: readonly Example[];
  pass: readonly Example[];
  /** The act that was corrected, as it happened. */
  observedStop?: Example;
  /** The act that the person accepted afterwards. */
  observedPass?: Example;
};

/**
 * The four stages of enforcement.md section 3: parse, schema, unit, replay. Stops at the first
 * stage that fails; its detail says what to repair.
 */
export function selfVerify(input: SelfVerifyInput): VerificationReport {
  const stages: Stage[] = [];
  for (const run of [parseStage, schemaStage, unitStage]) {
    const stage = run(input);
    stages.push(stage);
    if (!stage.passed) return { passed: false, stages, replayAgreement: false };
  }
  const replay = replayStage(input);
  stages.push(replay.stage);
  return { passed: replay.stage.passed, stages, replayAgreement: replay.agreement };
}

function parseStage({ verifier }: SelfVerifyInput): Stage {
  const problem = specProblem(verifier);
  if (problem?.stage === "parse") return failed("parse", problem.message);
  return passed("parse", "The check is well-formed.");
}

function schemaStage({ verifier }: SelfVerifyInput): Stage {
  const problem = specProblem(verifier);
  if (problem) return failed("schema", problem.message);
  return passed("schema", "Every part is valid for its kind.");
}

/** The kind's own cases, then the cases of this rule. */
function unitStage({ verifier, stop, pass }: SelfVerifyInput): Stage {
  for (const leaf of leavesOf(verifier)) {
    const kind = verifierKind(leaf.kind);
    const wrong = kind && ownFault(kind);
    if (wrong) return failed("unit", `The kind “${leaf.kind}” fails its own case “${wrong}”.`);
  }
  const cases = [
    ...stop.map((example) => tried(verifier, example, "stop", "synthesised")),
    ...pass.map((example) => tried(verifier, example, "pass", "synthesised")),
  ];
  const wrong = cases.find(isWrong);
  if (wrong) return { ...failed("unit", wrongText(wrong)), cases };
  return { ...passed("unit", `${cases.length} cases of this rule are judged right.`), cases };
}

function replayStage(input: SelfVerifyInput): { stage: Stage; agreement: boolean } {
  const { verifier, observedStop, observedPass } = input;
  const cases: Case[] = [];
  const counterpart = observedPass ?? input.pass[0];
  const origin = observedPass ? "observed" : "synthesised";
  if (observedStop) cases.push(tried(verifier, observedStop, "stop", "observed"));
  const aboutAct =
    observedStop !== undefined && (cases[0]?.got === "stop" || isAbout(verifier, observedStop));
  if (!aboutAct && input.stop[0]) cases.push(tried(verifier, input.stop[0], "stop", "synthesised"));
  if (counterpart) cases.push(tried(verifier, counterpart, "pass", origin));
  const agreement = cases[0]?.origin === "observed" && cases[0].got === "stop";
  // An act of another kind than the check reads says nothing about the check, for or against it.
  const wrong = cases.find(
    (one) => isWrong(one) && !(one.origin === "observed" && one.expected === "stop" && !aboutAct),
  );
  if (wrong) return { stage: { ...failed("replay", wrongText(wrong)), cases }, agreement: false };
  const detail = agreement
    ? "The corrected act is stopped, the wanted one passes."
    : "A made-up example is stopped and the wanted one passes; the corrected act itself is not covered.";
  return { stage: { ...passed("replay", detail), cases }, agreement };
}

/** Whether the check had something to judge in this act at all. */
function isAbout(verifier: VerifierSpec, example: Example): boolean {
  return runSpec(verifier, example.moment, contextOf(example.context)).relevant;
}

function tried(
  verifier: VerifierSpec,
  example: Example,
  expected: Case["expected"],
  origin: Case["origin"],
): Case {
  const { verdict } = runSpec(verifier, example.moment, contextOf(example.context));
  const got = { violated: "stop", satisfied: "pass", undecided: "undecided" } as const;
  return { text: example.text.slice(0, 1000), expected, got: got[verdict], origin };
}

/** A kind's own cases never change while the process runs: judged once. */
const judged = new WeakMap<AnyVerifierKind, string | null>();

function ownFault(kind: AnyVerifierKind): string | null {
  const known = judged.get(kind);
  if (known !== undefined) return known;
  const found = firstWrong(kind.cases);
  judged.set(kind, found);
  return found;
}

function firstWrong(cases: { stop: VerifierCase[]; pass: VerifierCase[] }): string | null {
  const verdictOf = ({ spec, moment, context }: VerifierCase) =>
    runSpec(asSpec(spec), moment, contextOf(context)).verdict;
  const wrong =
    cases.stop.find((one) => verdictOf(one) !== "violated") ??
    cases.pass.find((one) => verdictOf(one) !== "satisfied");
  return wrong?.name ?? null;
}

/** Cases are written by us with the kind's own spec type; the interface keeps them `unknown`. */
function asSpec(spec: unknown): VerifierSpec {
  return spec as VerifierSpec;
}

/** A quiet session, for cases that say nothing else. */
export function contextOf(given: Partial<EnforcementContext> = {}): EnforcementContext {
  return {
    host: "claude_code",
    session: "case",
    task: "case",
    planMode: false,
    canAsk: true,
    steps: [],
    incidents: [],
    passes: [],
    ...given,
  };
}

/** The moment at which an act would have been judged. */
export function requested(action: Extract<Moment, { point: "action_requested" }>["action"]): Moment {
  return { point: "action_requested", action };
}

function isWrong({ expected, got }: Case): boolean {
  return expected !== got;
}

function wrongText({ text, expected, got, origin }: Case): string {
  const happened = got === "undecided" ? "could not be judged" : `would ${got}`;
  return `The ${origin} example “${text.slice(0, 300)}” must ${expected} but ${happened}.`;
}

function passed(stage: Stage["stage"], detail: string): Stage {
  return { stage, passed: true, detail, cases: [] };
}

function failed(stage: Stage["stage"], detail: string): Stage {
  return { stage, passed: false, detail: detail.slice(0, 1000), cases: [] };
}
