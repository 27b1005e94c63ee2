import { describeAction } from "../compilation/describe-action";
import { requested, selfVerify } from "../compilation/self-verify";
import type { TaskStep } from "../enforcement/schema";
import type { AgentAction } from "../hook-event/schema";
import type { Example } from "../recipes/recipe";
import { stableJson } from "../rule/content-hash";
import type { RuleContent, VerificationReport } from "../rule/schema";
import { judgeTrial } from "./judge-trial";
import type { CaseVerdict, Trial } from "./schema";
import { titleTrial } from "./title-trial";

type Stage = VerificationReport["stages"][number];
export type OwnCase = { id: string; expected: CaseVerdict; trial: Trial };

export type VerifyEdit = {
  content: RuleContent;
  /** Of the rule's people. */
  cases: readonly OwnCase[];
  /** Of the rule's recipe, where the check is the recipe's own. */
  examples?: { stop: Example[]; pass: Example[] } | null;
  /** What was corrected and what was accepted instead, where the rule comes from the editor's own words. */
  origin?: { act: AgentAction | null; steps: TaskStep[]; accepted: AgentAction | null };
  /** The version before; its report holds on while check and place are the same. */
  before?: { content: RuleContent; report: VerificationReport | null };
  /** Milliseconds since the epoch. */
  now: number;
};

export type VerifiedEdit = {
  report: VerificationReport;
  /** Cases of people that the check gets wrong; with any the edit is refused. */
  failed: { id: string; title: string; expected: CaseVerdict; got: "stop" | "pass" | "undecided" }[];
};

/**
 * The four stages for an edit by hand (enforcement.md section 3). A person may loosen their own rule: where the edit
 * no longer stops the act that was corrected, the replay says so and the rule cannot block by itself, but it is saved.
 * @returns null for a reminder without cases of prompts
 */
export function verifyEdit(edit: VerifyEdit): VerifiedEdit | null {
  const { content, cases, now } = edit;
  if (content.verifier === null && cases.length === 0) return null;
  const report = content.verifier === null ? REMINDER : stagesOf(edit);
  return runOwnCases({ content, report, cases, now });
}

export type OwnCasesInput = Pick<VerifyEdit, "content" | "cases" | "now"> & {
  /** Of the four stages, without the cases of people. */
  report: VerificationReport;
};

/**
 * Runs the cases that people keep with a rule against another content of it and puts them into its report
 * (enforcement.md section 3, unit cases). A report with a failing case has not passed.
 */
export function runOwnCases({ content, report, cases, now }: OwnCasesInput): VerifiedEdit {
  const judged = cases.map(({ id, expected, trial }) => {
    const { got } = judgeTrial(content, trial, now);
    return { id, expected, got, title: titleTrial(trial) };
  });
  const failed = judged.filter(({ expected, got }) => expected !== got);
  const plain = report.stages.map(withoutOwn);
  // A person may loosen their own rule: then its replay fails and the report has passed all the same.
  const passed = report.passed || plain.every((stage) => stage.passed);
  const stages = withCases(plain, judged);
  return { report: { ...report, stages, passed: passed && failed.length === 0 }, failed };
}

/** A reminder has nothing but the prompts at which it is brought up. */
export const REMINDER: VerificationReport = {
  passed: true,
  stages: [{ stage: "unit", passed: true, detail: "", cases: [] }],
  replayAgreement: false,
};

function stagesOf(edit: VerifyEdit): VerificationReport {
  const { before, content } = edit;
  if (before?.report?.passed && isSameCheck(before.content, content)) {
    return before.report;
  }
  const { verifier } = content;
  if (!verifier) return REMINDER;
  const { stop = [], pass = [] } = edit.examples ?? {};
  const plain = selfVerify({ verifier, stop, pass });
  if (!plain.passed) return plain;
  const replayed = edit.origin ? selfVerify({ verifier, stop, pass, ...observed(edit.origin) }) : plain;
  const stages = replayed.stages.map((stage) =>
    stage.stage === "replay" ? replayOf(stage, replayed.replayAgreement) : stage,
  );
  return { passed: true, stages, replayAgreement: replayed.passed && replayed.replayAgreement };
}

/** Whether two contents are judged alike: the same check at the same places. */
export function isSameCheck(one: RuleContent, other: RuleContent): boolean {
  const check = ({ verifier, applicability }: RuleContent) => stableJson({ verifier, applicability });
  return check(one) === check(other);
}

/** Cases of people are run anew with each version. */
function withoutOwn(stage: Stage): Stage {
  const cases = stage.cases.filter(({ origin }) => origin !== "person");
  if (stage.stage !== "unit" || cases.length === stage.cases.length) return stage;
  return { ...stage, passed: true, detail: rightText(cases.length), cases };
}

function replayOf(stage: Stage, agreement: boolean): Stage {
  if (agreement) return stage;
  const isKnown = stage.cases.length > 0;
  const detail = isKnown
    ? "The act that was corrected is not stopped by this version: it cannot block by itself."
    : "No corrected act is known to this version: it cannot block by itself.";
  return { ...stage, detail };
}

function observed({ act, steps, accepted }: NonNullable<VerifyEdit["origin"]>) {
  const example = (action: AgentAction): Example => ({
    text: describeAction(action),
    moment: requested(action),
    context: { steps },
  });
  return {
    ...(act && { observedStop: example(act) }),
    ...(accepted && { observedPass: example(accepted) }),
  };
}

function withCases(
  stages: readonly Stage[],
  judged: readonly { title: string; expected: CaseVerdict; got: VerifiedEdit["failed"][number]["got"] }[],
): Stage[] {
  if (judged.length === 0) return [...stages];
  const wrong = judged.filter(({ expected, got }) => expected !== got).length;
  const own = judged.map(({ title, expected, got }) => ({
    text: title,
    expected,
    got,
    origin: "person" as const,
  }));
  return stages.map((stage) => {
    if (stage.stage !== "unit") return stage;
    const cases = [...stage.cases, ...own];
    const detail =
      wrong === 0
        ? rightText(cases.length)
        : `${wrong} of your ${own.length} cases ${wrong === 1 ? "is" : "are"} judged wrong.`;
    return { ...stage, passed: stage.passed && wrong === 0, detail, cases };
  });
}

function rightText(count: number): string {
  return count === 1
    ? "1 case of this rule is judged right."
    : `${count} cases of this rule are judged right.`;
}
