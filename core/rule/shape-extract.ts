import type { ExtractionInput, ExtractionResult, RuleCandidate } from "../extraction/schema";
import { type Procedure, readProcedure } from "./shape-procedure";

/** The wishes of a message, and which of them are the parts of one procedure. */
export type ExtractedWhole = ExtractionResult & {
  /** Positions of the parts among the candidates; null where the wishes have nothing to do with each other. */
  procedure: { statement: string; positions: number[] } | null;
};

/**
 * Extracts the wishes of a message; the steps of a procedure are each read on their own, together with the moment that
 * they share (learning.md section 4).
 * @param extract the extractor for one message
 */
export function extractWhole(
  input: ExtractionInput,
  extract: (input: ExtractionInput) => ExtractionResult,
): ExtractedWhole {
  const found = readProcedure(input.message);
  const parts = found ? found.steps.flatMap((step) => candidatesOf(input, found, step, extract)) : [];
  if (!found || parts.length < 2) return { ...extract(input), procedure: null };
  const others = found.rest === "" ? [] : extract({ ...input, message: found.rest }).candidates;
  return {
    candidates: [...parts, ...others],
    reason: null,
    procedure: { statement: found.statement, positions: parts.map((_, position) => position) },
  };
}

function candidatesOf(
  input: ExtractionInput,
  { moment, statement }: Procedure,
  step: string,
  extract: (input: ExtractionInput) => ExtractionResult,
): RuleCandidate[] {
  // A step is said as an order; what corrects the running act is told by the message as a whole.
  const { act: _act, actMessage: _actMessage, ...rest } = input;
  const read = (message: string) => {
    return extract({ ...rest, message, label: "preference" }).candidates.filter(
      ({ form }) => form !== "fact",
    );
  };
  const alone = read(step);
  // “Before each release: never skip …” forbids at any time; a step to take has its moment.
  const isForbidden = alone.length > 0 && alone.every(({ form }) => form === "forbid");
  const timed = moment === null || isForbidden ? [] : read(`${moment}, ${step}`);
  if (timed.length > 0) return timed.map((wish) => ({ ...wish, words: step }));
  return alone.map((wish) => ({ ...wish, words: step, applicability: during(wish, statement) }));
}

/** The name of the procedure as a condition in words: a step counts as a step of it. */
function during({ applicability, form }: RuleCandidate, statement: string): RuleCandidate["applicability"] {
  if (applicability.condition !== undefined || form === "forbid" || /^\d/.test(statement))
    return applicability;
  return { ...applicability, condition: statement.replace(/[.。]$/u, "").slice(0, 300) };
}
