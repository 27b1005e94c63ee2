import { createHash } from "node:crypto";
import type { Bundle, BundleRule } from "../../../../core/bundle/schema";
import { EVERYWHERE } from "../../../../core/rule/schema";
import { GLOBAL_RULES } from "../../state/bundle-cache";

/** The file that the canary would make: it is there only where nothing was stopped. */
export const CANARY_FILE = "heed-canary-ran";
export const CANARY_COMMAND = `touch ${CANARY_FILE}`;
/** Stands in the reason that the model reads. */
export const CANARY_WORDS = "Heed's canary must not run.";

/** Rules of a person who learned one thing: the canary's command is not run. */
export function canaryBundle(now: number): Bundle {
  const at = new Date(now).toISOString();
  const rule: BundleRule = {
    id: "00000000-0000-7000-8000-000000000001",
    ...{ number: "R1", layer: "personal", scope: "global", version: 1, mode: "block" },
    ...{ severity: "major", tier: "deterministic", topic: "canary" },
    ...{ statement: CANARY_WORDS, instruction: CANARY_WORDS, message: CANARY_WORDS, remedy: null },
    applicability: EVERYWHERE,
    verifier: { kind: "shell-command", forbid: [{ program: ["touch"] }] },
    ...{ onExhausted: "release", words: null, author: "you", approvers: [], createdAt: at },
    ...{ weight: 1, occurrences: 1, lastRecurredAt: null, maskedBy: null },
  };
  const index = { shell: { touch: [0] }, file: {}, read: [], tool: {}, turnFinished: [], steps: [] };
  return {
    schemaVersion: 1,
    project: GLOBAL_RULES,
    revision: { personal: 1, project: 0 },
    hash: createHash("sha256").update(JSON.stringify(rule)).digest("hex"),
    generatedAt: at,
    auditHeads: {},
    ...{ notices: [], standingBlock: "when-needed", rules: [rule], muted: [], index },
  };
}
