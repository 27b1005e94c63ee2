import type { TaskStep } from "../enforcement/schema";
import type { RuleCandidate } from "../extraction/schema";
import type { AgentAction } from "../hook-event/schema";
import type { RuleContent, VerificationReport } from "../rule/schema";

/** What the compiler may look at besides the wish. */
export type CompileInput = {
  candidate: RuleCandidate;
  /** The act that was corrected; must be stopped on replay. */
  act?: AgentAction;
  /** The task's steps up to the correction, for `required-step`. */
  steps?: TaskStep[];
  /** The act that the person accepted afterwards, when there is one. */
  accepted?: AgentAction;
  /** Scripts that the project declares (package.json and the like): name → command. */
  scripts?: Record<string, string>;
};

/** `report` is null for intent rules: there is nothing to verify. */
export type CompileResult = { content: RuleContent; report: VerificationReport | null };
