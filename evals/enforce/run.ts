import { compile } from "../../core/compilation/compile";
import { selectCards } from "../../core/enforcement/cards";
import { evaluate } from "../../core/enforcement/evaluate";
import { type CorpusCase, type CorpusPayload, corpusCaseSchema, type EventList } from "./corpus-case";
import { momentOf, writesOf } from "./moment";
import { type CompiledRule, type CompileWish, ruleOf } from "./rule-of-case";

type CaseResult = { id: string; expected: string; got: string; ok: boolean };
type Count = { right: number; total: number };
type Metrics = {
  rules: { compiled: number; total: number };
  bad: { stopped: number; total: number };
  good: { passed: number; total: number };
  remind: { shown: number; total: number };
  silent: { kept: number; total: number };
  debatable: { agree: number; total: number };
  byKind: Record<string, { bad: Count; good: Count; compiled: Count }>;
};
export type EnforceReport = { task: "enforce"; n: number; metrics: Metrics; cases: CaseResult[] };

const LISTS: EventList[] = ["bad", "good", "remind_on", "silent_on"];
const EXPECTED = { bad: "stop", good: "pass", remind_on: "remind", silent_on: "silent" } as const;

/**
 * Measures enforcement (quality.md section 1): from rule text and correction only, extract →
 * compile → self-verify → run on the events. A rule that does not compile to an exact check
 * counts its bad events as missed.
 * @param cases parsed JSON lines
 */
export function run({
  cases,
  verbose = false,
  compileWish = compile,
}: {
  cases: readonly unknown[];
  verbose?: boolean;
  compileWish?: CompileWish;
}): EnforceReport {
  const results: (CaseResult & { list: EventList; kind: string; debatable: boolean })[] = [];
  const compiled: Record<string, Count> = {};
  for (const line of cases) {
    const corpusCase = corpusCaseSchema.parse(line);
    const rule = ruleOf(corpusCase, compileWish);
    const kind = corpusCase.verifier_kind;
    const count = compiled[kind] ?? { right: 0, total: 0 };
    compiled[kind] = count;
    count.total += 1;
    const isExact = rule?.content.tier === "deterministic";
    if (isExact || (kind === "intent_reminder" && rule)) count.right += 1;
    if (verbose) {
      const how = rule
        ? `${rule.content.tier}${rule.content.recipe ? ` by ${rule.content.recipe}` : ""}`
        : "no wish found";
      console.log(`${corpusCase.id} ${kind}: ${how} · ${corpusCase.rule}`);
    }
    for (const list of LISTS) {
      corpusCase[list].forEach((payload, index) => {
        const got = gotFor(corpusCase, payload, rule);
        const expected = EXPECTED[list];
        const debatable = isDebatable(corpusCase, list, index);
        const result = { id: `${corpusCase.id}:${list}:${index}`, expected, got, ok: got === expected };
        if (verbose && !result.ok)
          console.log(`   ${result.id} ${expected} ≠ ${got}${debatable ? " (debatable)" : ""}`);
        results.push({ ...result, list, kind, debatable });
      });
    }
  }
  return {
    task: "enforce",
    n: cases.length,
    metrics: metricsOf(results, compiled),
    cases: results.map(({ id, expected, got, ok }) => ({ id, expected, got, ok })),
  };
}

function gotFor(corpusCase: CorpusCase, payload: CorpusPayload, rule: CompiledRule | null): string {
  if (payload.hook_event_name === "UserPromptSubmit") {
    const prompt = payload.prompt ?? "";
    const shown = rule
      ? selectCards({ bundle: rule.bundle, prompt, session: "s", host: "claude_code", shown: new Set() })
          .rules.length
      : 0;
    return shown > 0 ? "remind" : "silent";
  }
  const read = momentOf(corpusCase, payload);
  if (!read || !rule) return "pass";
  const stopped = [read, ...writesOf(corpusCase, payload)].some((moment) => {
    const { decision } = evaluate({ bundle: rule.bundle, ...moment, now: Date.UTC(2026, 0, 2) });
    return decision === "deny" || decision === "ask";
  });
  return stopped ? "stop" : "pass";
}

function isDebatable(corpusCase: CorpusCase, list: EventList, index: number): boolean {
  if (corpusCase.debatable) return true;
  return (corpusCase.debatable_events ?? []).some(
    (event) => event.list === list && event.event_index === index,
  );
}

function metricsOf(
  results: readonly (CaseResult & { list: EventList; kind: string; debatable: boolean })[],
  compiled: Record<string, Count>,
): Metrics {
  const settled = results.filter((result) => !result.debatable);
  const debatable = results.filter((result) => result.debatable);
  const of = (list: EventList, kind?: string): Count => {
    const chosen = settled.filter(
      (result) => result.list === list && (kind === undefined || result.kind === kind),
    );
    return { right: chosen.filter(({ ok }) => ok).length, total: chosen.length };
  };
  const rules = Object.values(compiled);
  return {
    rules: {
      compiled: rules.reduce((sum, { right }) => sum + right, 0),
      total: rules.reduce((sum, { total }) => sum + total, 0),
    },
    bad: { stopped: of("bad").right, total: of("bad").total },
    good: { passed: of("good").right, total: of("good").total },
    remind: { shown: of("remind_on").right, total: of("remind_on").total },
    silent: { kept: of("silent_on").right, total: of("silent_on").total },
    debatable: { agree: debatable.filter(({ ok }) => ok).length, total: debatable.length },
    byKind: Object.fromEntries(
      Object.entries(compiled).map(([kind, count]) => [
        kind,
        { bad: of("bad", kind), good: of("good", kind), compiled: count },
      ]),
    ),
  };
}
