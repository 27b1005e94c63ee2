import { resolve } from "../../core/resolution/resolve";
import type { ResolutionAction, ResolutionDecision, ResolutionInput } from "../../core/resolution/schema";
import { similarityIn } from "../../server/similarity/similarity-in";
import { type ResolverCase, resolverCaseSchema } from "./case";
import { ruleOf, wishesOf } from "./read-case";

type Answer = { action: ResolutionAction; target: string | null };
export type ResolveReport = {
  task: "resolve";
  n: number;
  metrics: {
    accuracy: number;
    byAction: Record<string, { right: number; total: number }>;
    wrongSupersede: number;
    debatable: { agree: number; total: number };
  };
  cases: { id: string; expected: Answer; got: Answer; ok: boolean; note?: string }[];
};

type Decide = (input: ResolutionInput) => ResolutionDecision;

/** Heed's own resolver. */
export const decideAlone: Decide = (input) => resolve(input, similarityIn());

/** A bundle answers SPLIT; its target is the first existing rule that one of its parts touches. */
function answer(given: ResolverCase, decide: Decide): Answer & { note: string } {
  const rules = given.existing.map(ruleOf);
  const wishes = wishesOf(given.candidate);
  const decisions = wishes.map((candidate) =>
    decide({
      candidate,
      rules: rules.filter(({ layer }) => layer === "project" || given.candidate.layer === "personal"),
    }),
  );
  const note = wishes
    .map((wish, index) => `${wish.form} ${JSON.stringify(wish.claim)} → ${decisions[index]?.line ?? ""}`)
    .join(" ‖ ");
  if (wishes.length > 1)
    return { action: "split", target: decisions.find(({ target }) => target !== null)?.target ?? null, note };
  const only = decisions[0];
  return { action: only?.action ?? "undecided", target: only?.target ?? null, note };
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}

type RunInput = { cases: readonly unknown[]; verbose?: boolean; decide?: Decide };

/** Measures the resolver on lines of a resolver file: rule texts in, action and target out. */
export function run({ cases, verbose = false, decide = decideAlone }: RunInput): ResolveReport {
  const results = cases.map((raw) => {
    const given = resolverCaseSchema.parse(raw);
    const { note, ...got } = answer(given, decide);
    const expected = { action: given.expected.action, target: given.expected.target };
    return {
      id: given.id,
      expected,
      got,
      ok: got.action === expected.action && got.target === expected.target,
      debatable: given.debatable === true,
      note,
    };
  });
  const main = results.filter(({ debatable }) => !debatable);
  const byAction: Record<string, { right: number; total: number }> = {};
  for (const { expected, ok } of main) {
    const row = byAction[expected.action] ?? { right: 0, total: 0 };
    byAction[expected.action] = { right: row.right + (ok ? 1 : 0), total: row.total + 1 };
  }
  const disputed = results.filter(({ debatable }) => debatable);
  return {
    task: "resolve",
    n: results.length,
    metrics: {
      accuracy: ratio(main.filter(({ ok }) => ok).length, main.length),
      byAction,
      wrongSupersede: main.filter(({ got, ok }) => got.action === "supersede" && !ok).length,
      debatable: { agree: disputed.filter(({ ok }) => ok).length, total: disputed.length },
    },
    cases: results.map(({ id, expected, got, ok, note }) => ({
      id,
      expected,
      got,
      ok,
      ...(verbose ? { note } : {}),
    })),
  };
}
