import type { Bundle } from "../../../core/bundle/schema";
import { evaluate } from "../../../core/enforcement/evaluate";
import type {
  EnforcementContext,
  EnforcementDecision,
  Moment,
  TaskStep,
} from "../../../core/enforcement/schema";
import type { ActionOutcome, EventDecision } from "../../../core/hook-event/schema";
import { parseShell } from "../../../core/shell/parse";
import { branchOf } from "../project/git-folder";
import { packageOfAction } from "../project/package-folder";
import { contradictionFacts } from "../state/contradictions";
import type { Fact } from "../state/journal";
import type { OverlayView } from "../state/overlay";
import type { JournalStep } from "../state/session-state";
import type { HookSession } from "./hook-session";

export type Judgement = {
  decision: EnforcementDecision;
  /** What rides in the event: verdicts of this session's project only. */
  sent: EventDecision | undefined;
  facts: Fact[];
  /** Claims of one-use passes that were used up. */
  used: string[];
  /** Rules that hold the act, as `heed: wrong` and `heed why` name them. */
  held: { ruleId: string; version: number; number: string; evidence: string }[];
};

/** Asks the rules in force about a moment; null where there are none or Heed is paused. */
export function judge(session: HookSession, moment: Moment): Judgement | null {
  const { bundle, deps, overlay } = session;
  if (!bundle) return null;
  const started = deps.now();
  const { file } = session;
  const context = contextOf(session, bundle, {
    branch: file.gitFolder ? branchOf(file.gitFolder) : undefined,
    package: packageAt(session, moment),
    passes: overlay.passes,
  });
  const decision = evaluate({ bundle, moment, context, now: session.now });
  const sent = {
    decision: decision.decision,
    bundleHash: bundle.hash,
    verdicts: decision.verdicts.slice(0, 100),
    durationMs: Math.max(0, deps.now() - started),
  };
  return judgementOf(session, { bundle, decision, moment, passes: overlay.passes, sent });
}

type Decided = {
  bundle: Bundle;
  decision: EnforcementDecision;
  moment: Moment;
  passes: OverlayView["passes"];
  sent?: EventDecision;
};

/** What a decision means for the journal. */
export function judgementOf(session: HookSession, decided: Decided): Judgement {
  const { bundle, decision, moment, passes, sent } = decided;
  const held = decision.verdicts.filter(
    (verdict) => verdict.decision === "deny" || verdict.decision === "ask",
  );
  return {
    decision,
    sent,
    facts: [
      ...incidentFacts(session, decision, moment),
      ...contradictionFacts(decision, session.task, session.now),
    ],
    used: usedPasses(passes, decision),
    held: held.map(({ ruleId, version, evidence = "" }) => ({
      ruleId,
      version,
      evidence,
      number: bundle.rules.find(({ id }) => id === ruleId)?.number ?? "",
    })),
  };
}

type Where = { branch: string | undefined; package: string | undefined; passes: OverlayView["passes"] };

/** What rules may know of a moment, in one checkout. */
export function contextOf(session: HookSession, bundle: Bundle, where: Where): EnforcementContext {
  const { event, file, state, task } = session;
  const needsSteps = event.point === "turn_finished" || bundle.index.steps.length > 0;
  return {
    host: session.adapter.capabilities.host,
    session: event.session,
    task,
    branch: where.branch,
    package: where.package,
    planMode: event.planMode,
    canAsk: session.adapter.capabilities.canAsk && file.author === "human" && !event.agentId,
    steps: needsSteps ? stepsOf(session) : [],
    incidents: state.incidentsOf(task),
    ...state.contradictionsOf(task),
    passes: where.passes.map(({ ruleId, evidence }) => (evidence ? { ruleId, evidence } : { ruleId })),
    prompt: state.task?.prompt,
  };
}

function packageAt({ file }: HookSession, moment: Moment): string | undefined {
  return file.root === null || moment.point === "turn_finished"
    ? undefined
    : packageOfAction(file.root, moment.action);
}

/** The main task sees its sub-agents' steps too; a sub-agent only its own. */
function stepsOf({ state, event }: HookSession): TaskStep[] {
  const steps = event.agentId ? state.steps.filter(({ agent }) => agent === event.agentId) : state.steps;
  return steps.map(taskStep);
}

function taskStep(step: JournalStep): TaskStep {
  return { action: stepAction(step), outcome: outcomeOf(step.outcome), at: step.at };
}

function stepAction(step: JournalStep): TaskStep["action"] {
  if (step.kind === "shell_command") {
    const parsed = parseShell(step.text);
    return {
      kind: "shell_command",
      command: step.text,
      cwd: step.cwd,
      argv: parsed.commands.map(({ argv }) => argv),
      fileChanges: parsed.fileChanges,
      ...(parsed.unparsed ? { unparsed: true } : {}),
    };
  }
  if (step.kind === "file_change") {
    return { kind: "file_change", path: step.text, op: opOf(step.op), addedLines: [], removedLines: [] };
  }
  if (step.kind === "file_read") return { kind: "file_read", path: step.text };
  return { kind: "other", tool: step.text };
}

function opOf(op: string | undefined): "create" | "modify" | "delete" | "move" {
  return op === "create" || op === "delete" || op === "move" ? op : "modify";
}

function outcomeOf(outcome: string): ActionOutcome | "unknown" {
  return outcome === "ok" || outcome === "failed" || outcome === "denied" || outcome === "interrupted"
    ? outcome
    : "unknown";
}

function incidentFacts(session: HookSession, decision: EnforcementDecision, moment: Moment): Fact[] {
  return decision.incidents.map((incident) => ({
    t: "incident",
    at: session.now,
    task: session.task,
    r: incident.ruleId,
    i: incident.id,
    s: incident.state,
    n: incident.denials,
    x: momentText(moment),
  }));
}

/** Empty for a turn end: what follows it fills the incident's last action. */
function momentText(moment: Moment): string {
  if (moment.point === "turn_finished") return "";
  const { action } = moment;
  return action.kind === "shell_command" ? action.command : action.kind;
}

function usedPasses(passes: OverlayView["passes"], decision: EnforcementDecision): string[] {
  const exempted = new Set(
    decision.verdicts.flatMap(({ ruleId, outcome }) => (outcome === "exempted" ? [ruleId] : [])),
  );
  return passes.flatMap(({ ruleId, once }) => (once && exempted.has(ruleId) ? [once] : []));
}
