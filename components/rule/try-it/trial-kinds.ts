import type { VerifierSpec } from "@/core/rule/schema";
import { verifierKind } from "@/core/verifiers/registry";
import { leavesOf } from "@/core/verifiers/run-spec";
import type { IndexKeys } from "@/core/verifiers/verifier";
import type { Trial } from "./run-trial";

export type OfferedTrials = {
  kinds: Trial["kind"][];
  /** The check looks at what happened earlier in the task. */
  looksBack: boolean;
};

/** What can be tried with a check: its index says at which acts and moments it is asked. */
export function trialKinds(spec: VerifierSpec | null): OfferedTrials {
  const keys = (spec ? leavesOf(spec) : []).flatMap((leaf) => indexOf(leaf) ?? []);
  const kinds: Trial["kind"][] = [];
  const readsFiles = keys.some(({ file }) => (file ?? []).length > 0);
  if (keys.some(({ shell }) => (shell ?? []).length > 0)) kinds.push("command");
  if (readsFiles) kinds.push("file");
  // Shell commands change files as well.
  if (readsFiles && !kinds.includes("command")) kinds.push("command");
  if (keys.some(({ turnFinished }) => turnFinished)) kinds.push("finish");
  return { kinds, looksBack: keys.some(({ steps }) => steps) };
}

/** A spec that its kind refuses is filed nowhere; then nothing of it can be tried. */
function indexOf(leaf: { kind: string }): IndexKeys | null {
  const kind = verifierKind(String(leaf.kind));
  const parsed = kind?.spec.safeParse(leaf);
  return kind && parsed?.success ? kind.index(parsed.data) : null;
}
