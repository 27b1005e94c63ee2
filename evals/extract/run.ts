import { extract } from "../../core/extraction/extract";
import { readWish } from "../../core/extraction/read-wish";
import type { ExtractionInput, RuleCandidate } from "../../core/extraction/schema";
import type { AgentAction } from "../../core/hook-event/schema";
import { type CorrectionCase, correctionCaseSchema } from "./case";
import { countMatches, sameMeaning } from "./match-claims";

type Answer = { scope: string | null; source: string | null; directives: string[] };
type Scored = {
  id: string;
  expected: Answer;
  got: Answer;
  ok: boolean;
  scope: boolean;
  source: boolean;
  split: boolean;
  matched: number;
  alike: number;
  wanted: number;
  found: number;
  debatable: boolean;
};

type Share = { p: number; r: number; f1: number };
export type ExtractReport = {
  task: "extract";
  n: number;
  metrics: {
    scope: number;
    source: number;
    split: number;
    /** By topic, subject, polarity and value, or by words in common. */
    claims: Share;
    /** By what the resolver would take for the same wish, across languages. */
    meaning: Share;
    debatable: { agree: number; total: number };
  };
  cases: { id: string; expected: Answer; got: Answer; ok: boolean }[];
};

const LABELS = ["correction", "preference", "dissatisfaction", "rewrite"] as const;

/** The command in code marks of the summarised act: all that the corpus keeps of it. */
function actOf(summary: string | null | undefined): AgentAction | undefined {
  const command = /\b[Rr]an `([^`]+)`/.exec(summary ?? "")?.[1];
  if (command === undefined) return undefined;
  return { kind: "shell_command", command, argv: [command.split(/\s+/)], fileChanges: [] };
}

function inputOf(given: CorrectionCase): ExtractionInput {
  const act = actOf(given.agent_action);
  return {
    message: given.message,
    language: given.lang,
    label: LABELS.find((label) => label === given.label) ?? "none",
    ...(act ? { act } : {}),
    ...(given.agent_action ? { actMessage: given.agent_action } : {}),
    ...(given.prior_user ? { request: given.prior_user } : {}),
  };
}

type ReadCandidates = (input: ExtractionInput) => RuleCandidate[];

/** Heed's own grammar. */
export const readAlone: ReadCandidates = (input) => extract(input).candidates;

function score(given: CorrectionCase, read: ReadCandidates): Scored {
  const rules = [given.rule ?? []].flat();
  const wanted = rules.map((text) => readWish({ text }));
  const candidates = read(inputOf(given));
  const first: RuleCandidate | undefined = candidates[0];
  const got = {
    scope: first?.scope ?? null,
    source: first?.source.replace("_", "-") ?? null,
    directives: candidates.map(({ directive }) => directive),
  };
  const expected = { scope: given.expected_scope, source: given.expected_source, directives: rules };
  const matched = countMatches(candidates, wanted);
  return {
    id: given.id,
    expected,
    got,
    ok: matched === wanted.length && candidates.length === wanted.length,
    scope: got.scope === expected.scope,
    source: got.source === expected.source,
    split: candidates.length > 0 && candidates.length > 1 === rules.length > 1,
    matched,
    alike: countMatches(candidates, wanted, sameMeaning),
    wanted: wanted.length,
    found: candidates.length,
    debatable: given.debatable === true,
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}

function total(rows: Scored[], of: (row: Scored) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

function shares(rows: Scored[], matched: (row: Scored) => number): Share {
  const p = share(
    total(rows, matched),
    total(rows, (row) => row.found),
  );
  const r = share(
    total(rows, matched),
    total(rows, (row) => row.wanted),
  );
  return { p, r, f1: p + r === 0 ? 0 : Math.round(((2 * p * r) / (p + r)) * 1000) / 1000 };
}

type RunInput = { cases: readonly unknown[]; verbose?: boolean; read?: ReadCandidates };

/**
 * Measures extraction on the learnable lines of a corrections file: scope, source, whether a bundle is seen as one
 * (`split`), and the claims against those of the corpus' rule texts (`match-claims.ts` says when two agree).
 */
export function run({ cases, read = readAlone }: RunInput): ExtractReport {
  const given = cases
    .map((raw) => correctionCaseSchema.parse(raw))
    .filter((line) => line.is_learnable && line.rule !== null);
  const all = given.map((one) => score(one, read));
  const main = all.filter(({ debatable }) => !debatable);
  const disputed = all.filter(({ debatable }) => debatable);
  return {
    task: "extract",
    n: all.length,
    metrics: {
      scope: share(
        total(main, (row) => Number(row.scope)),
        main.length,
      ),
      source: share(
        total(main, (row) => Number(row.source)),
        main.length,
      ),
      split: share(
        total(main, (row) => Number(row.split)),
        main.length,
      ),
      claims: shares(main, (row) => row.matched),
      meaning: shares(main, (row) => row.alike),
      debatable: { agree: disputed.filter(({ ok }) => ok).length, total: disputed.length },
    },
    cases: all.map(({ id, expected, got, ok }) => ({ id, expected, got, ok })),
  };
}
