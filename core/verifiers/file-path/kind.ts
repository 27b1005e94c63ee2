import { globKeys } from "../file-index";
import type { VerifierKind } from "../verifier";
import { filePathCases } from "./cases";
import { explainFilePath } from "./explain";
import { filePathRelatedKey, runFilePath } from "./run";
import { type FilePathSpec, filePathSpec } from "./spec";

export const filePathKind: VerifierKind<FilePathSpec> = {
  kind: "file-path",
  title: "File path",
  spec: filePathSpec,
  points: ["action_requested"],
  actionKinds: ["file_change", "shell_command", "file_read"],
  run: runFilePath,
  explain: explainFilePath,
  index: (spec) => ({ file: globKeys(spec.paths), read: spec.ops?.includes("read") ?? false }),
  relatedKey: filePathRelatedKey,
  cases: filePathCases,
};
