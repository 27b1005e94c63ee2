import type { Incident } from "../../../core/enforcement/schema";
import { type Contradictions, contradictionsIn } from "./contradictions";
import { type Fields, numberOf, textOf, textsOf } from "./fields";

/** A finished action as the journal keeps it. */
export type JournalStep = {
  agent: string;
  kind: string;
  outcome: string;
  op?: string;
  cwd?: string;
  text: string;
  at: number;
};

export type Denial = {
  ruleId: string;
  version: number;
  number: string;
  eventId: string;
  evidence: string;
  at: number;
};

/** What a session's journal amounts to: folds over its facts. */
export type SessionState = {
  facts: number;
  /** Prompts that started a task. */
  prompts: number;
  task: { id: string; prompt: string; startedAt: number } | null;
  /** When the running turn began; null when it has ended. */
  turnSince: number | null;
  lastActionAt: number;
  /** Revision of the standing block that the model saw, and at which prompt; null after a compaction. */
  block: { revision: string; prompt: number } | null;
  /** Rules shown as cards in the running task. */
  shown: Set<string>;
  steps: JournalStep[];
  calls: Map<string, { decision: string; eventId: string }>;
  lastDenial: Denial | null;
  /** Denials by the id of the event that tells of them. */
  denials: Map<string, Denial[]>;
  /** Hash of the bundle that the last prompt fixed; null before the first. */
  bundleHash: string | null;
  /** Prompts whose provenance is still open, by the host's id of the turn. */
  openPrompts: { eventId: string; turn: string }[];
  incidentsOf(task: string): Incident[];
  contradictionsOf(task: string): Contradictions;
};

export function foldFacts(facts: Fields[]): SessionState {
  const incidents = new Map<string, Map<string, Incident>>();
  const open = new Map<string, string>();
  const state: SessionState = {
    facts: facts.length,
    prompts: 0,
    task: null,
    turnSince: null,
    lastActionAt: 0,
    block: null,
    shown: new Set(),
    steps: [],
    calls: new Map(),
    lastDenial: null,
    denials: new Map(),
    bundleHash: null,
    openPrompts: [],
    incidentsOf: (task) => [...(incidents.get(task)?.values() ?? [])],
    contradictionsOf: (task) => contradictionsIn(facts, task),
  };
  for (const fact of facts) {
    applyToTask(state, fact, open);
    applyAction(state, fact);
    applyIncident(incidents, fact);
    if (fact.t === "call") markActed(incidents);
  }
  state.openPrompts = [...open].map(([eventId, turn]) => ({ eventId, turn }));
  return state;
}

function applyToTask(state: SessionState, fact: Fields, open: Map<string, string>): void {
  const at = numberOf(fact.at) ?? 0;
  const id = textOf(fact.id) ?? "";
  switch (fact.t) {
    case "prompt":
      open.set(id, textOf(fact.turn) ?? "");
      state.turnSince = at;
      state.bundleHash = textOf(fact.b) ?? null;
      if (fact.starts !== true) return;
      state.prompts += 1;
      state.task = { id: textOf(fact.task) ?? id, prompt: textOf(fact.x) ?? "", startedAt: at };
      state.shown = new Set();
      state.steps = [];
      return;
    case "found":
      open.delete(id);
      return;
    case "turn":
      if (fact.agent === "") state.turnSince = null;
      return;
    case "block":
      state.block = { revision: textOf(fact.rev) ?? "", prompt: state.prompts };
      return;
    case "compact":
      state.block = null;
      state.shown = new Set();
      return;
    case "rules":
      for (const rule of textsOf(fact.r)) state.shown.add(rule);
  }
}

function applyAction(state: SessionState, fact: Fields): void {
  const at = numberOf(fact.at) ?? 0;
  if (fact.t === "call") {
    state.calls.set(textOf(fact.id) ?? "", { decision: textOf(fact.d) ?? "", eventId: textOf(fact.e) ?? "" });
    state.lastActionAt = at;
  }
  if (fact.t === "step") {
    state.steps.push({
      agent: textOf(fact.agent) ?? "",
      kind: textOf(fact.k) ?? "",
      outcome: textOf(fact.o) ?? "unknown",
      op: textOf(fact.op),
      cwd: textOf(fact.cwd),
      text: textOf(fact.x) ?? "",
      at,
    });
    state.lastActionAt = at;
  }
  if (fact.t === "denial") {
    const denial = {
      ruleId: textOf(fact.r) ?? "",
      version: numberOf(fact.v) ?? 1,
      number: textOf(fact.n) ?? "",
      eventId: textOf(fact.e) ?? "",
      evidence: textOf(fact.x) ?? "",
      at,
    };
    state.lastDenial = denial;
    state.denials.set(denial.eventId, [...(state.denials.get(denial.eventId) ?? []), denial]);
  }
}

/** A turn that ends again with no action in between counts double, so an action is remembered. */
function markActed(incidents: Map<string, Map<string, Incident>>): void {
  for (const ofTask of incidents.values()) {
    for (const incident of ofTask.values()) incident.lastAction ??= "action";
  }
}

/** A rule has one open incident in a task; `fixed` and `exempted` close it, `exhausted` stays to let go. */
function applyIncident(incidents: Map<string, Map<string, Incident>>, fact: Fields): void {
  if (fact.t !== "incident") return;
  const task = textOf(fact.task) ?? "";
  const ruleId = textOf(fact.r) ?? "";
  const ofTask = incidents.get(task) ?? new Map<string, Incident>();
  incidents.set(task, ofTask);
  if (fact.s === "fixed" || fact.s === "exempted") {
    ofTask.delete(ruleId);
    return;
  }
  ofTask.set(ruleId, {
    ruleId,
    id: textOf(fact.i) ?? "",
    denials: numberOf(fact.n) ?? 1,
    lastAction: textOf(fact.x) || null,
  });
}
