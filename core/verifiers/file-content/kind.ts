import { globKeys } from "../file-index";
import type { VerifierKind } from "../verifier";
import { fileContentCases } from "./cases";
import { explainFileContent } from "./explain";
import { fileContentRelatedKey, runFileContent } from "./run";
import { type FileContentSpec, fileContentSpec } from "./spec";

export const fileContentKind: VerifierKind<FileContentSpec> = {
  kind: "file-content",
  title: "File content",
  spec: fileContentSpec,
  points: ["action_requested", "action_finished"],
  actionKinds: ["file_change", "shell_command"],
  run: runFileContent,
  explain: explainFileContent,
  index: (spec) => ({ file: spec.paths?.length ? globKeys(spec.paths) : ["*"] }),
  relatedKey: fileContentRelatedKey,
  cases: fileContentCases,
};
