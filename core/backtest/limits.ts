/** Below this many stored actions an unrelated stop is judged by count, not by share. */
const FEW = 100;
/** Below this many stored actions a free spec may not block by itself. */
const ENOUGH_FOR_FREE_SPECS = 50;

export type BacktestLimit = {
  /** `share`: < 1 % unrelated · `count`: at most one · `enough`: 50 actions for a check that no recipe made. */
  limit: "share" | "count" | "enough";
  passed: boolean;
  /** What was found: unrelated stops, or stored actions. */
  found: number;
  /** `share` and `count`: the most that is allowed; `enough`: the least. */
  allowed: number;
};

type Counted = { recipe: string | null; actions: number; unrelated: number };

/**
 * The rules of enforcement.md section 3 with their numbers: unrelated stops below 1 % of the stored actions of that
 * kind, at most one where fewer than 100 are stored; with fewer than 50 only recipes may block by themselves.
 */
export function backtestLimits({ recipe, actions, unrelated }: Counted): BacktestLimit[] {
  const few = actions < FEW;
  // “Less than one percent”: of 200 actions one is allowed, two are not.
  const allowed = few ? 1 : Math.ceil(actions / 100) - 1;
  return [
    { limit: few ? "count" : "share", passed: unrelated <= allowed, found: unrelated, allowed },
    ...(recipe === null
      ? [
          {
            limit: "enough" as const,
            passed: actions >= ENOUGH_FOR_FREE_SPECS,
            found: actions,
            allowed: ENOUGH_FOR_FREE_SPECS,
          },
        ]
      : []),
  ];
}

/** The limits as one verdict with its reason in words. */
export function judgeBacktest(counted: Counted): { passed: boolean; detail: string } {
  const { actions, unrelated } = counted;
  const failed = backtestLimits(counted).find(({ passed }) => !passed);
  const stops = `${unrelated} unrelated ${unrelated === 1 ? "act" : "acts"} of ${actions} would have been stopped`;
  if (!failed) return { passed: true, detail: `${stops}.` };
  if (failed.limit !== "enough")
    return { passed: false, detail: `${stops}; that is too many to block by itself.` };
  const detail = `Only ${actions} acts are stored; a check that no recipe made needs ${ENOUGH_FOR_FREE_SPECS} before it may block by itself.`;
  return { passed: false, detail };
}
