import type { HistoryChain, HistoryStep } from "@/core/history/schema";
import type { RuleReference } from "@/core/rule/output";

/** How one place in a strand came out of the one before it. */
export type StrandLink = "replaced" | "changed" | "rolledBack" | "takenBack" | "restored";

export type StrandNode = {
  /** Null at the beginning of a strand. */
  link: StrandLink | null;
  /** Null where the rule was taken back and nothing came in its place. */
  rule: RuleReference | null;
  /** Null for a rule that was there before the first known step. */
  at: Date | null;
  /** How often it was said again while it stood here. */
  repeats: number;
  /** When it was taken back although something had come in its place already. */
  undoneAt: Date | null;
};

/** Rules that took each other's places, the oldest first; reads from left to right. */
export type Strand = {
  nodes: StrandNode[];
  /** Whether the last rule is in force today. */
  isInForce: boolean;
  /** Whether it waits for an answer of its person. */
  isProposed: boolean;
  /** The latest step that can be rolled back. */
  rollback: HistoryStep | null;
};

type Moment = { at: Date; step: HistoryStep; isUndoing: boolean };

/**
 * The steps of one topic as strands. A rollback stands where it happened, which may be after later steps; a rule
 * that replaced nothing begins a strand of its own.
 */
export function chainStrands({ steps }: Pick<HistoryChain, "steps">): Strand[] {
  const strands: StrandNode[][] = [];
  for (const moment of momentsOf(steps)) place(strands, moment);
  return strands.map((known) => {
    const nodes = withRestored(known);
    const last = nodes.at(-1)?.rule ?? null;
    const ids = new Set(nodes.map(({ rule }) => rule?.id));
    const rollback = steps.findLast(
      (step) => step.canRollBack && step.step !== "repeated" && ids.has(step.rule.id),
    );
    return {
      nodes,
      isInForce: last?.status === "active",
      isProposed: last?.status === "proposed",
      rollback: rollback ?? null,
    };
  });
}

/** A rule that was taken back and is in force all the same was restored by hand; no decision tells when. */
function withRestored(nodes: StrandNode[]): StrandNode[] {
  const before = nodes.at(-2)?.rule;
  if (nodes.at(-1)?.link !== "takenBack" || before?.status !== "active") return nodes;
  return [...nodes, { link: "restored", rule: before, at: null, repeats: 0, undoneAt: null }];
}

function momentsOf(steps: readonly HistoryStep[]): Moment[] {
  const moments = steps.flatMap((step): Moment[] => [
    { at: step.at, step, isUndoing: false },
    ...(step.undoneAt ? [{ at: step.undoneAt, step, isUndoing: true }] : []),
  ]);
  return moments.toSorted((left, right) => left.at.getTime() - right.at.getTime());
}

function place(strands: StrandNode[][], { at, step, isUndoing }: Moment): void {
  const { rule, replaced } = step;
  if (isUndoing) {
    placeUndoing(strands, { at, rule, replaced });
    return;
  }
  if (step.step === "repeated") {
    const node = strandOf(strands, rule).findLast((one) => one.rule?.id === rule.id);
    if (node) node.repeats += 1;
    return;
  }
  if (replaced) {
    strandOf(strands, replaced).push({ link: "replaced", rule, at, repeats: 0, undoneAt: null });
    return;
  }
  const known = strands.find((nodes) => nodes.some((node) => node.rule?.id === rule.id));
  if (!known) strands.push([{ link: null, rule, at, repeats: 0, undoneAt: null }]);
  else known.push({ link: "changed", rule, at, repeats: 0, undoneAt: null });
}

/** What stood last gives way; what had a successor only loses its own place, and the successor stays. */
function placeUndoing(
  strands: StrandNode[][],
  { at, rule, replaced }: Pick<HistoryStep, "at" | "rule" | "replaced">,
): void {
  const strand = strandOf(strands, rule);
  const node = {
    link: replaced ? "rolledBack" : "takenBack",
    rule: replaced,
    at,
    repeats: 0,
    undoneAt: null,
  } as const;
  if (strand.at(-1)?.rule?.id === rule.id) {
    strand.push(node);
    return;
  }
  const place = strand.findLast((one) => one.rule?.id === rule.id);
  if (place) place.undoneAt = at;
  if (replaced) strands.push([node]);
}

/** The strand in which a rule stands; one that is older than the known steps begins a strand without a date. */
function strandOf(strands: StrandNode[][], rule: RuleReference): StrandNode[] {
  const known = strands.findLast((nodes) => nodes.some((node) => node.rule?.id === rule.id));
  if (known) return known;
  const nodes: StrandNode[] = [{ link: null, rule, at: null, repeats: 0, undoneAt: null }];
  strands.push(nodes);
  return nodes;
}
