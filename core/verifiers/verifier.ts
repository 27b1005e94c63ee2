import type { ZodType } from "zod";
import type { EnforcementContext, Moment } from "../enforcement/schema";
import type { ActionKind, AgentAction } from "../hook-event/schema";

export type Verdict = "satisfied" | "violated" | "undecided";

export type Finding = {
  verdict: Verdict;
  /** True when the rule had a say at all: closes an incident and counts as a chance. */
  relevant: boolean;
  /** The offending part as it stands in the action: `npm install left-pad`. */
  evidence?: string;
  /** Undecided because nobody could look: the model or the parser is not there. Never counts as violated. */
  unchecked?: Unchecked;
};

export type Unchecked = "no-model" | "no-parser";

/** Where the bundle's index files a rule of this kind. `*` = every event of that group. */
export type IndexKeys = {
  shell?: string[];
  file?: string[];
  read?: boolean;
  tool?: string[];
  turnFinished?: boolean;
  steps?: boolean;
};

/** Plain words for people: the rule page, the diff view and the CLI show nothing else. */
export type Explanation = {
  when: string;
  stops: string[];
  passes: string[];
  say?: string;
  /** When this check cannot look at all, and what then happens. */
  unchecked?: string;
};

export type VerifierCase = {
  name: string;
  spec: unknown;
  moment: Moment;
  context?: Partial<EnforcementContext>;
};

/**
 * One family of checks (glossary: VerifierKind). A kind declares its own answers; shared code
 * reads them and never branches on the kind (codebase.md section 4.2).
 */
export interface VerifierKind<TSpec> {
  kind: string;
  title: string;
  /** zod schema with labels in `.meta({ label, help })`: form, save and bundle use it. */
  spec: ZodType<TSpec>;
  points: Moment["point"][];
  actionKinds: ActionKind[];
  run(spec: TSpec, moment: Moment, context: EnforcementContext): Finding;
  explain(spec: TSpec): Explanation;
  index(spec: TSpec): IndexKeys;
  /** Equality key of what was caught, for “related” in a backtest (program and sub-command, literal, path pattern …). */
  relatedKey(spec: TSpec, action: AgentAction): string | null;
  /** Must-fire and must-not-fire fixtures of the kind; the third self-verification stage runs them. */
  cases: { stop: VerifierCase[]; pass: VerifierCase[]; undecided?: VerifierCase[] };
}
