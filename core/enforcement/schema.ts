import type {
  ActionOutcome,
  AgentAction,
  DecisionKind,
  EventDecision,
  Host,
  RuleVerdict,
} from "../hook-event/schema";
import type { Crossing, Deadlock } from "./deadlock";

/** What happened in the running task, oldest first; a fold over the session journal. */
export type TaskStep = {
  action: AgentAction;
  outcome: ActionOutcome | "unknown";
  /** Milliseconds since the epoch. */
  at: number;
};

/** Denials of one rule in one task until complied with (enforcement.md section 5). */
export type Incident = { ruleId: string; id: string; denials: number; lastAction: string | null };

/** Who may pass, for how long; local overlay and session journal together. */
export type Pass = { ruleId: string; evidence?: string };

export type EnforcementContext = {
  host: Host;
  session: string;
  /** Id of the running task; changes with each prompt that starts one. */
  task: string;
  branch?: string;
  /** Package folder of the touched path, relative to the repository root. */
  package?: string;
  planMode: boolean;
  /** False where the host has no dialog or nobody sits there (`-p`, sub-agent in the background). */
  canAsk: boolean;
  steps: TaskStep[];
  incidents: Incident[];
  passes: Pass[];
  /** Prompt of the running task. */
  prompt?: string;
  /** In this task: which rule stopped what another one wants, and which rules let go for that. */
  crossings?: Crossing[];
  deadlocks?: Deadlock[];
};

/** The moment at which rules are asked (enforcement.md section 5). */
export type Moment =
  | { point: "action_requested"; action: AgentAction }
  | { point: "action_finished"; action: AgentAction; outcome: ActionOutcome }
  | { point: "turn_finished"; message: string; filesCreated: string[]; blockedBefore: boolean };

/** Host-neutral answer; the host's adapter renders it. */
export type EnforcementDecision = {
  decision: DecisionKind;
  /** Told to the model: reasons joined, most severe first. Empty when passing in silence. */
  reason: string;
  /** One line for the person, never for the model. */
  personLine: string | null;
  verdicts: RuleVerdict[];
  /** Incidents that changed, to be journalled. */
  incidents: {
    ruleId: string;
    id: string;
    state: "denied" | "fixed" | "exhausted" | "exempted";
    denials: number;
  }[];
  /** New in this task, to be journalled. */
  crossings?: Crossing[];
  deadlocks?: Deadlock[];
};

export type { EventDecision };
