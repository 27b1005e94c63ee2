import type { RuleCandidate } from "@/core/extraction/schema";
import type { AgentAction, Author, HookEvent } from "@/core/hook-event/schema";
import type { BacktestReport, RuleContent, VerificationReport } from "@/core/rule/schema";
import type { PlacedDecision } from "../resolution/record";

export type Compiled = {
  content: RuleContent;
  report: VerificationReport | null;
  act: AgentAction | null;
  /** Which compiler made it; a stage that ran before compilers had names does not say. */
  compiler?: string;
};

/** One wish with everything that the stages found out about it. */
export type Lesson = {
  candidate: RuleCandidate;
  decision: PlacedDecision;
  /** Null where nothing had to be compiled. */
  compiled: Compiled | null;
  backtest: BacktestReport | null;
};

export type LearnInput = {
  event: HookEvent;
  sessionId: string;
  lessons: Lesson[];
  /** Hash of the rules that the decisions were made against. */
  library: string;
  /** Author by the host's transcript; null while the client has not told. */
  provenance: Author | null;
  /** The wishes that are the steps of one procedure, by position. */
  procedure?: { statement: string; positions: number[] } | null;
};
