import type { Frame, Idea } from "../frame/read-frame";

type Stand = { wanted: Set<string>; refused: Set<string> };

/** The sign that the words give, whichever end of an axis the idea names. */
function signOf({ sign, pole }: Idea): 1 | -1 {
  if (pole !== -1) return sign;
  return sign === 1 ? -1 : 1;
}

function standsOf(frame: Frame): Map<string, Stand> {
  const stands = new Map<string, Stand>();
  for (const idea of frame.ideas)
    for (const [group, value] of idea.groups) {
      const stand = stands.get(group) ?? { wanted: new Set(), refused: new Set() };
      (signOf(idea) === -1 ? stand.refused : stand.wanted).add(value);
      stands.set(group, stand);
    }
  return stands;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((value) => b.has(value));
}

function missing(names: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...names].filter((name) => !others.has(name)).length;
}

/** What two stands on one group say of each other. */
function compared(mine: Stand, theirs: Stand): string {
  if (overlap(mine.refused, theirs.wanted)) return mine.wanted.size > 0 ? "replaced" : "turned";
  if (overlap(mine.wanted, theirs.refused)) return "turned";
  if (!overlap(mine.wanted, theirs.wanted)) {
    if (mine.wanted.size > 0 && theirs.wanted.size > 0) return "other";
    return overlap(mine.refused, theirs.refused) ? "same" : "open";
  }
  // “Dagster schedules the jobs, Airflow is being switched off”: names the old one and one more.
  if (missing(mine.wanted, theirs.wanted) > 0) return "both";
  return mine.refused.size > 0 ? "kept" : "same";
}

const KINDS = ["same", "kept", "both", "other", "turned", "replaced", "open"] as const;

/**
 * Things that stand in for each other: how often both sides want the same one, two that exclude each other, or one
 * turns down what the other wants. “Redis for sessions” and “signed cookies for sessions” differ in one group.
 */
export function groupCells(candidate: Frame, rule: Frame): Record<string, number> {
  const [mine, theirs] = [standsOf(candidate), standsOf(rule)];
  const found = [...mine].flatMap(([group, own]) => {
    const their = theirs.get(group);
    return their ? [compared(own, their)] : [];
  });
  const count = (kind: string): number => Math.min(2, found.filter((given) => given === kind).length);
  const [names, others] = [new Set(mine.keys()), new Set(theirs.keys())];
  return {
    ...Object.fromEntries(KINDS.map((kind) => [`group_${kind}`, count(kind)])),
    group_differs:
      count("other") + count("replaced") + count("turned") > 0 && count("same") + count("kept") === 0 ? 1 : 0,
    group_mine: Math.min(3, missing(names, others)),
    group_theirs: Math.min(3, missing(others, names)),
  };
}
