import { globKeys } from "../file-index";
import type { VerifierKind } from "../verifier";
import { textFormatCases } from "./cases";
import { explainTextFormat } from "./explain";
import { runTextFormat, textFormatRelatedKey } from "./run";
import { type TextFormatSpec, textFormatSpec } from "./spec";

export const textFormatKind: VerifierKind<TextFormatSpec> = {
  kind: "text-format",
  title: "Text format",
  spec: textFormatSpec,
  points: ["action_requested", "action_finished"],
  actionKinds: ["file_change", "shell_command"],
  run: runTextFormat,
  explain: explainTextFormat,
  index: (spec) => ({ file: spec.paths?.length ? globKeys(spec.paths) : ["*"] }),
  relatedKey: textFormatRelatedKey,
  cases: textFormatCases,
};
