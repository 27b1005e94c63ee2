import type { FileChange, HandEdit, HookEvent } from "../hook-event/schema";
import { bandedLevenshtein } from "./levenshtein";
import { type HitReason, type MissReason, writeReason } from "./reasons";
import { DETECTORS, type Detection, type DetectorName, type Miss, type Signal } from "./schema";

/** One change by hand with its lines. */
export type ObservedChange = { edit: HandEdit; change: FileChange };

/** Taking back outweighs redoing; lines that only went may have been in the way. */
const TAKES_BACK: Partial<Record<HandEdit["how"], { score: number; reason: HitReason }>> = {
  reverted: { score: 0.75, reason: "reverted_by_git" },
  put_back: { score: 0.7, reason: "put_back_by_hand" },
  deleted: { score: 0.65, reason: "deleted_by_hand" },
  removed: { score: 0.5, reason: "removed_by_hand" },
};
/** The seed: Levenshtein(m, r) / |r| < 0.3. */
const NEAR = 0.3;
/** … and more than half of the lines for a rewrite. */
const REWRITTEN = 0.5;
const MAX_TEXT = 8192;
/** Why a detector that reads words, or turns, has nothing to say of a change by hand. */
const WORDLESS: Partial<Record<DetectorName, MissReason>> = {
  restatement: "no_words",
  interruption: "not_cut_off",
};

/** The changes by hand that an event tells, each with its lines; those without are left out. */
export function changesByHand({ workspace }: Pick<HookEvent, "workspace">): ObservedChange[] {
  return (workspace?.handEdits ?? []).flatMap((edit) => {
    const change = workspace?.changes.find(({ path }) => path === edit.path);
    return change ? [{ edit, change }] : [];
  });
}

/**
 * What a person changed of a proposal in the host's dialog before they let it pass (`userEdited`): the lines of the
 * request against those that were written.
 * @param events the session up to the event, oldest first
 */
export function changesOfProposal(
  { action }: Pick<HookEvent, "action">,
  events: readonly HookEvent[],
): ObservedChange[] {
  if (!isEditedProposal({ action }) || action?.kind !== "file_change") return [];
  const { path } = action;
  const asked = events.findLast(
    (event) =>
      event.kind === "action_requested" && event.action?.kind === "file_change" && event.action.path === path,
  );
  const proposed = asked?.action?.kind === "file_change" ? asked.action.addedLines : [];
  const removedLines = proposed.filter((line) => !action.addedLines.includes(line));
  const addedLines = action.addedLines.filter((line) => !proposed.includes(line));
  if (!asked || removedLines.length === 0) return [];
  const [lines, gone] = [proposed.length, removedLines.length];
  const redone = gone / lines > REWRITTEN ? "rewritten" : "edited";
  const how = addedLines.length === 0 ? "removed" : redone;
  return [
    {
      edit: { path, how, actId: asked.id, lines, kept: lines - gone },
      change: { kind: "file_change", path, op: "modify", addedLines, removedLines },
    },
  ];
}

export function isEditedProposal({ action }: Pick<HookEvent, "action">): boolean {
  return action?.kind === "file_change" && action.userEdited === true;
}

/**
 * Judges what a person did by hand to the agent's work (learning.md sections 1 and 2): a change put back is an
 * override, a change redone a rewrite, a small one an edit; each points at the act that it changes. A changed file
 * proves no author, so by itself it is never more than a signal; where it shows a wish, that may be proposed.
 * @param showsWish whether a convention shows in how the person's lines differ from the agent's
 */
export function judgeHandEdits(changes: readonly ObservedChange[], showsWish: boolean): Detection {
  const signals = changes.flatMap(signalsOf).sort((left, right) => right.score - left.score);
  const [strongest] = signals;
  const signal = strongest?.score ?? 0;
  return {
    label: strongest?.kind ?? "none",
    learnable: strongest !== undefined && showsWish,
    scores: { signal, learnable: strongest && showsWish ? signal : 0 },
    path: strongest && showsWish ? "act" : "none",
    explanation: explained(signals, showsWish),
    language: "und",
    signals,
    misses: missesBeside(signals),
    referentEventId: strongest?.referentEventId ?? null,
  };
}

/**
 * What stands for the words of who said nothing: names only, because contents of files are kept for a shorter time than
 * words are (trust.md section 1). Stored in English, as explanations are.
 */
export function wordsByHand({ workspace, action }: Pick<HookEvent, "workspace" | "action">): string {
  const edited = isEditedProposal({ action }) && action?.kind === "file_change" ? [action.path] : [];
  const paths = [...changesByHand({ workspace }).map(({ edit }) => edit.path), ...edited];
  return paths.length === 0 ? "" : `changed by hand: ${paths.join(", ")}`.slice(0, 2_000);
}

/** The lines that a person put in place of the agent's. */
export function linesByHand({ workspace, action }: Pick<HookEvent, "workspace" | "action">): string {
  const edited = isEditedProposal({ action }) && action?.kind === "file_change" ? action.addedLines : [];
  const lines = [...changesByHand({ workspace }).flatMap(({ change }) => change.addedLines), ...edited];
  return lines.slice(0, 40).join("\n").slice(0, 2_000);
}

/** The same as if they had pasted it: extraction reads code in a fence. */
export function shownByHand({ addedLines }: Pick<FileChange, "addedLines">): string {
  return `\`\`\`\n${addedLines.join("\n")}\n\`\`\``;
}

function signalsOf({ edit, change }: ObservedChange): Signal[] {
  const base = { span: [0, 0] as [number, number], referentEventId: edit.actId };
  const taken = TAKES_BACK[edit.how];
  if (taken) {
    const reasons = [writeReason(taken.reason, edit.path)];
    return [{ ...base, detector: "tool_override", kind: "correction", score: taken.score, reasons }];
  }
  const gone = (edit.lines - edit.kept) / edit.lines;
  if (edit.how === "rewritten") {
    const reasons = [writeReason("rewritten_by_hand", `${Math.round(gone * 100)} %, ${edit.path}`)];
    return [{ ...base, detector: "rewrite", kind: "rewrite", score: 0.5 + 0.3 * gone, reasons }];
  }
  const distance = distanceOf(change);
  if (distance >= NEAR) return [];
  const reasons = [writeReason("edited_by_hand", `${Math.round(distance * 100)} %, ${edit.path}`)];
  return [{ ...base, detector: "edit_distance", kind: "correction", score: 0.4, reasons }];
}

/** Share of the agent's lines that differs from what stands in their place. */
function distanceOf({ addedLines, removedLines }: FileChange): number {
  const agent = removedLines.join("\n").slice(0, MAX_TEXT);
  const person = addedLines.join("\n").slice(0, MAX_TEXT);
  if (agent === "") return 1;
  const limit = Math.ceil(agent.length * NEAR);
  return bandedLevenshtein(agent, person, limit) / agent.length;
}

/** Every detector that found nothing says why. */
function missesBeside(signals: readonly Signal[]): Miss[] {
  const own: Partial<Record<DetectorName, MissReason>> = {
    edit_distance: "no_near_text",
    tool_override: "nothing_taken_back",
    rewrite: "no_replaced_code",
  };
  return DETECTORS.filter((name) => signals.every(({ detector }) => detector !== name)).map((detector) => ({
    detector,
    reason: writeReason(own[detector] ?? WORDLESS[detector] ?? "no_words"),
  }));
}

/** Stored in English, as all explanations are. */
function explained(signals: readonly Signal[], showsWish: boolean): string {
  if (signals.length === 0) return "No signal: a few lines of the agent's were changed by hand.";
  const head = "Lines that the agent had written were changed by hand.";
  return showsWish
    ? `${head} They show a convention, which is only proposed: nobody said it.`
    : `${head} They show no wish that could be kept.`;
}
