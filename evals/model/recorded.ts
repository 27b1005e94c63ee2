import { createHash } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { AskModel } from "../../core/model/compile-with-model";
import { requestHash } from "../../core/model/request-hash";

/** One line of a file of answers; `hash` is that of the printed request. */
const recordedSchema = z.object({
  hash: z.string(),
  answer: z.string(),
  inputTokens: z.number().nonnegative().optional(),
  outputTokens: z.number().nonnegative().optional(),
  milliseconds: z.number().nonnegative().optional(),
});

export type ModelCount = {
  asked: number;
  answered: number;
  /** Refusals by reason. */
  refused: Record<string, number>;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
};

/** A model that is measured offline: requests are printed, answers are read back by the hash of the request. */
export type MeasuredModel = { ask: AskModel; refuse: (reason: string) => void; count: ModelCount };

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * @param printTo JSON Lines of {hash, purpose, version, system, user, schema}, one a request, each once
 * @param recorded JSON Lines of {hash, answer, inputTokens?, outputTokens?, milliseconds?}
 */
export function measuredModel({ printTo, recorded }: { printTo?: string; recorded?: string }): MeasuredModel {
  const answers = recorded === undefined ? new Map() : readAnswers(recorded);
  const printed = new Set<string>();
  const count: ModelCount = {
    asked: 0,
    answered: 0,
    refused: {},
    inputTokens: 0,
    outputTokens: 0,
    milliseconds: 0,
  };
  if (printTo !== undefined) writeFileSync(printTo, "");
  return {
    count,
    refuse: (reason) => {
      count.refused[reason] = (count.refused[reason] ?? 0) + 1;
    },
    ask: async (request) => {
      const hash = requestHash(request, sha256);
      count.asked += 1;
      if (printTo !== undefined && !printed.has(hash)) {
        printed.add(hash);
        appendFileSync(printTo, `${JSON.stringify({ hash, ...request })}\n`);
      }
      const found = answers.get(hash);
      if (!found) return null;
      count.answered += 1;
      count.inputTokens += found.inputTokens ?? 0;
      count.outputTokens += found.outputTokens ?? 0;
      count.milliseconds += found.milliseconds ?? 0;
      return found.answer;
    },
  };
}

function readAnswers(file: string): Map<string, z.infer<typeof recordedSchema>> {
  const lines = readFileSync(file, "utf8").split("\n");
  return new Map(
    lines.flatMap((line, index) => {
      if (line.trim() === "") return [];
      const parsed = recordedSchema.safeParse(parse(line));
      if (!parsed.success)
        throw new Error(`Line ${index + 1} of ${file} is no answer: {"hash": …, "answer": …} is expected.`);
      return [[parsed.data.hash, parsed.data] as const];
    }),
  );
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
