import type { Explanation } from "../verifier";
import type { FileContentSpec } from "./spec";

const PLACES = { anywhere: "", code: " in code", comments: " in comments", strings: " in strings" } as const;

export function explainFileContent(spec: FileContentSpec): Explanation {
  const files = spec.paths?.join(", ") ?? "any file";
  const place = PLACES[spec.in ?? "anywhere"];
  const entries = [
    ...(spec.texts ?? []),
    ...(spec.words ?? []),
    ...(spec.calls ?? []).map((call) => `${call}(…)`),
    ...(spec.re ?? []).map((pattern) => `text that matches ${pattern}`),
  ];
  const passes = ["lines that were there before"];
  if (spec.except?.length) passes.push(spec.except.join(", "));
  if (spec.notRe?.length) passes.push(`lines that match ${spec.notRe.join(" or ")}`);
  if (spec.in === "code") passes.push("the same text in comments, strings and prose");
  return {
    when: `The agent adds text to ${files}.`,
    stops: entries.map((entry) => `${entry}${place}`),
    passes,
  };
}
