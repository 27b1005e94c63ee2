import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { guardOf } from "../../core/correction/detect";
import { extractEvidence } from "../../core/correction/evidence";
import type { Evidence } from "../../core/correction/model";
import { prepare } from "../../core/correction/prepare";
import { runDetectors } from "../../core/correction/run-detectors";
import { type CorpusCase, corpusCaseSchema, isSignal, toDetectionInput } from "./corpus-case";

/** A labelled case as the fit sees it: nothing of its text is left. */
export type Row = {
  id: string;
  /** Which of our own rounds it is of. */
  round?: Round;
  group: string;
  session: boolean;
  ordinary: boolean;
  /** A guard answers “no signal” before the model is asked. */
  decided: boolean;
  evidence: Evidence;
  signal: boolean;
  learnable: boolean;
  weight: number;
};

const OWN = new URL("./own/", import.meta.url);
/**
 * The lexicons were widened with `shaping` in view, so their phrases cover it better than they cover new people;
 * `fresh` was written afterwards and added no phrase, `kinds` to show kinds of failure, `fresh-6` by another author. Where
 * they train together, what is nearer to new people counts more.
 */
const OWN_WEIGHTS = { shaping: 0.4, fresh: 1.2, kinds: 0.6, "fresh-6": 1 } as const;
export type Round = keyof typeof OWN_WEIGHTS;
const ROUNDS: readonly Round[] = ["shaping", "fresh", "kinds", "fresh-6"];

/** All cases that train, see `own/README.md`. */
export function readOwnRows(): Row[] {
  return ROUNDS.flatMap((folder) => {
    const url = new URL(`${folder}/`, OWN);
    return readdirSync(url)
      .filter((name) => name.endsWith(".jsonl"))
      .sort()
      .flatMap((name) => readRows(new URL(name, url), OWN_WEIGHTS[folder], folder));
  });
}

/** Rows of one file of labelled cases; cases on which careful readers differ train nothing. */
export function readRows(file: string | URL, weight: number, round?: Round): Row[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => corpusCaseSchema.parse(JSON.parse(line)))
    .filter((corpusCase) => !corpusCase.debatable)
    .map((corpusCase) => toRow(corpusCase, weight, round));
}

function toRow(corpusCase: CorpusCase, weight: number, round: Round | undefined): Row {
  const input = toDetectionInput(corpusCase);
  const prepared = prepare(input);
  return {
    id: corpusCase.id,
    ...(round && { round }),
    group: corpusCase.author_group,
    session: corpusCase.sampled_by === "session",
    ordinary: ["instruction", "question", "continuation", "other"].includes(corpusCase.label),
    decided: guardOf(input, prepared) !== null,
    evidence: extractEvidence(prepared, runDetectors(input, prepared).signals),
    signal: isSignal(corpusCase),
    learnable: corpusCase.is_learnable,
    weight,
  };
}

/** Cases of other authors that train nothing, one file an author; figures only. */
export const HELD_OUT = ["fresh-6", "fresh-7"] as const;

/** … of one of them. */
export function readHeldOutRows(file: (typeof HELD_OUT)[number]): Row[] {
  return readRows(new URL(`./held-out/${file}.jsonl`, import.meta.url), 0);
}

/** Which of `parts` a group of authors falls into: by the last byte of SHA-256, so that it can be made again anywhere. */
export function partOf(group: string, parts: number): number {
  return Number.parseInt(createHash("sha256").update(group).digest("hex").slice(-2), 16) % parts;
}
