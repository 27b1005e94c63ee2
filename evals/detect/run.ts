import { detect } from "../../core/correction/detect";
import type { Detection } from "../../core/correction/schema";
import {
  detectWithoutBehaviour,
  detectWithoutContext,
  hasListedWord,
  type SeedTrigger,
  seedTriggers,
} from "./baselines";
import { type CorpusCase, corpusCaseSchema, isSignal, toDetectionInput } from "./corpus-case";
import { intervalByGroup, type Score, scoreOf } from "./score";

type Judged = { corpusCase: CorpusCase; detection: Detection };
type Figure = Score & { interval: [number, number]; cases: number };
type Interval = Score & { interval: [number, number] };
type Slice = { all: Figure; session: Figure; natural: Figure; constructed: Figure };

const ORDINARY: ReadonlySet<CorpusCase["label"]> = new Set([
  "instruction",
  "question",
  "continuation",
  "other",
]);

/** The seed's four triggers, each alone. */
const SEED_ROWS = {
  seedNegation: "negation",
  seedEditDistance: "edit_distance",
  seedToolOverride: "tool_override",
  seedRewrite: "rewrite",
} as const satisfies Record<string, SeedTrigger>;
type SeedRow = keyof typeof SEED_ROWS;

export type DetectReport = {
  task: "detect";
  n: number;
  /** Without the cases on which careful readers differ. */
  metrics: {
    signal: Slice;
    learnable: Slice;
    byLanguage: Record<string, { cases: number; signal: Interval; learnable: Interval }>;
    /** Ordinary messages, and those of them that become proposals with nobody asked. */
    proposals: { ordinary: number; made: number; rate: number; acted: number };
    debatable: { agree: number; total: number };
    /** The same cases by other means; signal only where nothing else is said. */
    baselines: Record<"seed" | SeedRow | "wordList", Slice> &
      Record<"withoutContext" | "withoutBehaviour", { signal: Slice; learnable: Slice }>;
  };
  cases: { id: string; expected: string; got: string; ok: boolean; explanation?: string }[];
};

type Judge = (corpusCase: CorpusCase) => Detection;

/**
 * Measures detection over lines of a corrections file.
 * @param cases parsed JSON lines
 * @param judge Heed's own detection, unless something else is to be measured
 */
export function run({
  cases,
  verbose = false,
  judge = (corpusCase) => detect(toDetectionInput(corpusCase)),
}: {
  cases: readonly unknown[];
  verbose?: boolean;
  judge?: Judge;
}): DetectReport {
  const judged = cases.map((line) => {
    const corpusCase = corpusCaseSchema.parse(line);
    return { corpusCase, detection: judge(corpusCase) };
  });
  const settled = judged.filter(({ corpusCase }) => !corpusCase.debatable);
  const debatable = judged.filter(({ corpusCase }) => corpusCase.debatable);
  const ordinary = settled.filter(({ corpusCase }) => ORDINARY.has(corpusCase.label));
  const made = ordinary.filter(({ detection }) => detection.path === "act" && detection.learnable);
  return {
    task: "detect",
    n: judged.length,
    metrics: {
      signal: slices(settled, signalRow),
      learnable: slices(settled, learnableRow),
      byLanguage: byLanguage(settled),
      proposals: {
        ordinary: ordinary.length,
        made: made.length,
        rate: ordinary.length === 0 ? 0 : made.length / ordinary.length,
        acted: ordinary.filter(({ detection }) => detection.path === "act").length,
      },
      debatable: { agree: debatable.filter(isRight).length, total: debatable.length },
      baselines: baselines(settled),
    },
    cases: judged.map((row) => describeCase(row, verbose)),
  };
}

function baselines(judged: readonly Judged[]): DetectReport["metrics"]["baselines"] {
  function by(fires: (corpusCase: CorpusCase) => boolean): Slice {
    return slices(judged, (row) => ({ ...signalRow(row), got: fires(row.corpusCase) }));
  }
  function alone(row: SeedRow): Slice {
    return by((corpusCase) => seedTriggers(corpusCase).includes(SEED_ROWS[row]));
  }
  function variant(judge: Judge): { signal: Slice; learnable: Slice } {
    const rows = judged.map(({ corpusCase }) => ({ corpusCase, detection: judge(corpusCase) }));
    return { signal: slices(rows, signalRow), learnable: slices(rows, learnableRow) };
  }
  return {
    seed: by((corpusCase) => seedTriggers(corpusCase).length > 0),
    seedNegation: alone("seedNegation"),
    seedEditDistance: alone("seedEditDistance"),
    seedToolOverride: alone("seedToolOverride"),
    seedRewrite: alone("seedRewrite"),
    wordList: by(hasListedWord),
    withoutContext: variant(detectWithoutContext),
    withoutBehaviour: variant(detectWithoutBehaviour),
  };
}

/** Signal and learnable both as labelled. */
function isRight(row: Judged): boolean {
  return [signalRow(row), learnableRow(row)].every(({ expected, got }) => expected === got);
}

function signalRow({ corpusCase, detection }: Judged) {
  return { expected: isSignal(corpusCase), got: detection.label !== "none", group: corpusCase.author_group };
}

function learnableRow({ corpusCase, detection }: Judged) {
  return { expected: corpusCase.is_learnable, got: detection.learnable, group: corpusCase.author_group };
}

function slices(judged: readonly Judged[], toRow: (row: Judged) => ReturnType<typeof signalRow>): Slice {
  function figure(keep: (corpusCase: CorpusCase) => boolean): Figure {
    const rows = judged.filter(({ corpusCase }) => keep(corpusCase)).map(toRow);
    return { ...scoreOf(rows), interval: intervalByGroup(rows), cases: rows.length };
  }
  return {
    all: figure(() => true),
    session: figure(({ sampled_by }) => sampled_by === "session"),
    natural: figure(({ sampled_by }) => sampled_by !== "constructed"),
    constructed: figure(({ sampled_by }) => sampled_by === "constructed"),
  };
}

function byLanguage(judged: readonly Judged[]): DetectReport["metrics"]["byLanguage"] {
  const languages = [...new Set(judged.map(({ corpusCase }) => corpusCase.lang))].sort();
  return Object.fromEntries(
    languages.map((language) => {
      const rows = judged.filter(({ corpusCase }) => corpusCase.lang === language);
      return [
        language,
        {
          cases: rows.length,
          signal: withInterval(rows.map(signalRow)),
          learnable: withInterval(rows.map(learnableRow)),
        },
      ];
    }),
  );
}

function withInterval(rows: readonly ReturnType<typeof signalRow>[]): Interval {
  return { ...scoreOf(rows), interval: intervalByGroup(rows) };
}

function describeCase(row: Judged, verbose: boolean): DetectReport["cases"][number] {
  const { corpusCase, detection } = row;
  return {
    id: corpusCase.id,
    expected: `${isSignal(corpusCase) ? "signal" : "none"}${corpusCase.is_learnable ? "+learnable" : ""}`,
    got: `${detection.label === "none" ? "none" : "signal"}${detection.learnable ? "+learnable" : ""}`,
    ok: isRight(row),
    ...(verbose && { explanation: detection.explanation }),
  };
}
