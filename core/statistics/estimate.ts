import { wilsonInterval } from "../backtest/wilson";
import { DETECTORS, type DetectorName } from "../correction/schema";
import type { MarkVerdict } from "../signal/schema";

/** A prompt with the person's word on it, and what had been made of it before. */
export type MarkedPrompt = {
  verdict: MarkVerdict;
  language: string;
  /** The pipeline took it for a signal, or asked. */
  noticed: boolean;
  /** Detectors that had fired. */
  detectors: readonly string[];
};

/** A share with its 95 % interval (Wilson); `of` is how many marks it rests on. */
export type Share = { value: number; low: number; high: number; of: number };

export type Estimate = {
  right: number;
  wrong: number;
  missed: number;
  /** Of what was taken for a correction, how much was one; null below five marks. */
  precision: Share | null;
  /** Of the corrections that were marked, how many were seen; null below five marks. */
  recall: Share | null;
};

/** Fewer marks say nothing, and no figure is shown. */
export const MIN_MARKS = 5;

export type Estimates = {
  overall: Estimate;
  byDetector: (Estimate & { detector: DetectorName })[];
  byLanguage: (Estimate & { language: string })[];
};

/**
 * What a person's own marks say of the detection: right, wrong and missed, in all, by detector and by language. A
 * person marks what strikes them, so the shares say where it fails and not how often. Rows without any mark are left
 * out.
 * @param marks one row a marked prompt
 */
export function estimate(marks: readonly MarkedPrompt[]): Estimates {
  const languages = [...new Set(marks.map(({ language }) => language))].sort();
  return {
    overall: count(marks, ({ noticed }) => noticed),
    byDetector: DETECTORS.map((detector) => ({
      detector,
      ...count(marks, ({ detectors }) => detectors.includes(detector)),
    })).filter(({ right, wrong }) => right + wrong > 0),
    byLanguage: languages.map((language) => ({
      language,
      ...count(
        marks.filter((mark) => mark.language === language),
        ({ noticed }) => noticed,
      ),
    })),
  };
}

function count(marks: readonly MarkedPrompt[], fired: (mark: MarkedPrompt) => boolean): Estimate {
  const of = (verdict: MarkVerdict, hit: boolean) =>
    marks.filter((mark) => mark.verdict === verdict && fired(mark) === hit).length;
  const [right, wrong, missed] = [of("correction", true), of("none", true), of("correction", false)];
  return {
    ...{ right, wrong, missed },
    precision: shareOf(right, right + wrong),
    recall: shareOf(right, right + missed),
  };
}

function shareOf(hits: number, of: number): Share | null {
  const interval = of < MIN_MARKS ? null : wilsonInterval(hits, of);
  return interval && { value: hits / of, ...interval, of };
}
