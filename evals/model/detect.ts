import { detect } from "../../core/correction/detect";
import type { Detection } from "../../core/correction/schema";
import {
  classifyRequest,
  needsClassification,
  readClassification,
  withClassification,
} from "../../core/model/uses/classify";
import { corpusCaseSchema, toDetectionInput } from "../detect/corpus-case";
import { run } from "../detect/run";
import type { MeasuredModel } from "./recorded";

/** Detection with and without a model that is asked where Heed is undecided. */
export async function runWithModel({ cases, model }: { cases: readonly unknown[]; model: MeasuredModel }) {
  const verdicts = new Map<string, Detection>();
  for (const line of cases) {
    const corpusCase = corpusCaseSchema.parse(line);
    const input = toDetectionInput(corpusCase);
    const detection = detect(input);
    if (!needsClassification(detection, input)) continue;
    const answer = await model.ask(classifyRequest(input));
    if (answer === null) continue;
    const read = readClassification(answer);
    if (read.ok) verdicts.set(corpusCase.id, withClassification(detection, read.value));
    else model.refuse(read.reason);
  }
  return {
    without: run({ cases }),
    with: run({
      cases,
      judge: (corpusCase) => verdicts.get(corpusCase.id) ?? detect(toDetectionInput(corpusCase)),
    }),
  };
}
