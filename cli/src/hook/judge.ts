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
import { packageOf } from "../project/package-folder";
import type { Fact } from "../state/journal";
import type { JournalStep } from "../state/session-state";
import type { HookSession } from "./hook-session";

export type Judgement = {
  decision: EnforcementDecision;
  /** What rides in the event. */
  sent: EventDecision;
  facts: Fact[];
  /** Claims of one-use passes that were used up. */
  used: string[];
};

/** Asks the rules in force about a moment; null where there are none or Heed is paused. */
export function judge(session: HookSession, moment: Moment): Judgement | null {
  const { bundle, deps } = session;
  if (!bundle) return null;
  const started = deps.now();
  const context = contextOf(session, moment);
  const decision = evaluate({ bundle, moment, context, now: session.now });
  return {
    decision,
    sent: {
      decision: decision.decision,
      bundleHash: bundle.hash,
      verdicts: decision.verdicts.slice(0, 100),
      durationMs: Math.max(0, deps.now() - started),
    },
    facts: incidentFacts(session, decision, moment),
    used: usedPasses(session, decision),
  };
}

function contextOf(session: HookSession, moment: Moment): EnforcementContext {
  const { event, file, state, overlay, task, bundle } = session;
  const needsSteps = moment.point === "turn_finished" || (bundle?.index.steps.length ?? 0) > 0;
  return {
    host: session.adapter.capabilities.host,
    session: event.session,
    task,
    branch: file.gitFolder ? branchOf(file.gitFolder) : undefined,
    package: packageAt(session, moment),
    planMode: event.planMode,
    canAsk: session.adapter.capabilities.canAsk && file.author === "human" && !event.agentId,
    steps: needsSteps ? stepsOf(session) : [],
    incidents: state.incidentsOf(task),
    passes: overlay.passes.map(({ ruleId, evidence }) => (evidence ? { ruleId, evidence } : { ruleId })),
    prompt: state.task?.prompt,
  };
}

function packageAt({ file }: HookSession, moment: Moment): string | undefined {
  if (file.root === null || moment.point === "turn_finished") return undefined;
  const { action } = moment;
  if (action.kind === "file_change" && !action.outside) return packageOf(file.root, action.path);
  if (action.kind === "shell_command" && action.cwd) return packageOf(file.root, `${action.cwd}/x`);
  return undefined;
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

function usedPasses({ overlay }: HookSession, decision: EnforcementDecision): string[] {
  const exempted = new Set(
    decision.verdicts.flatMap(({ ruleId, outcome }) => (outcome === "exempted" ? [ruleId] : [])),
  );
  return overlay.passes.flatMap(({ ruleId, once }) => (once && exempted.has(ruleId) ? [once] : []));
}
