import { createHash } from "node:crypto";
import type { Bundle, BundleIndex } from "../../../core/bundle/schema";
import { GLOBAL_RULES, writeBundle } from "./bundle-cache";

/**
 * Keeps the person's own global rules of a server apart, so that they hold where nothing is linked
 * (trust.md section 1). What a project's rule masks counts again there.
 */
export function keepGlobalRules(place: { home: string; origin: string }, bundle: Bundle, now: number): void {
  const kept = bundle.rules.flatMap((rule, position) =>
    rule.layer === "personal" && rule.scope === "global" ? { rule, position } : [],
  );
  const numbers = new Set(kept.map(({ rule }) => rule.number));
  const isMasked = (by: string | null) => by !== null && numbers.has(by);
  const rules = kept.map(({ rule }) => (isMasked(rule.maskedBy) ? rule : { ...rule, maskedBy: null }));
  const freed = kept.flatMap(({ rule }, index) =>
    rule.maskedBy !== null && !isMasked(rule.maskedBy) ? index : [],
  );
  const positions = new Map(kept.map(({ position }, index) => [position, index]));
  const hash = createHash("sha256").update(JSON.stringify(rules)).digest("hex");
  writeBundle(
    { ...place, project: GLOBAL_RULES },
    {
      ...bundle,
      project: GLOBAL_RULES,
      hash,
      auditHeads: {},
      notices: [],
      muted: [],
      rules,
      index: narrowedIndex(bundle.index, positions, freed),
    },
    { etag: null, now },
  );
}

/**
 * The index of the rules that stay. A masked rule is in no index, so one that is freed is asked at every event: that
 * costs a little, and building the index anew would make the flusher load all verifiers.
 */
function narrowedIndex(index: BundleIndex, positions: Map<number, number>, freed: number[]): BundleIndex {
  const list = (old: readonly number[] = []) => [
    ...new Set([...old.flatMap((position) => positions.get(position) ?? []), ...freed]),
  ];
  const group = (old: Record<string, number[]>) =>
    Object.fromEntries(
      Object.entries({ "*": [], ...old }).map(([key, listed]) => [
        key,
        key === "*" ? list(listed) : only(listed),
      ]),
    );
  const only = (old: readonly number[]) => old.flatMap((position) => positions.get(position) ?? []);
  return {
    shell: group(index.shell),
    file: group(index.file),
    tool: group(index.tool),
    read: list(index.read),
    turnFinished: list(index.turnFinished),
    steps: list(index.steps),
    ...(index.composites && { composites: only(index.composites) }),
  };
}
