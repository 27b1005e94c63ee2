import { HeedError } from "@/core/errors";
import type { RuleContent, VerificationReport } from "@/core/rule/schema";
import { verifierKind } from "@/core/verifiers/registry";
import { leavesOf } from "@/core/verifiers/run-spec";

/**
 * The stages of self-verification that an edit by hand can pass: known kinds, their schemas (enforcement.md
 * section 3). There is no corrected act to replay.
 * @returns null for a reminder
 * @throws INVALID with what to change
 */
export function checkContent({ verifier }: RuleContent): VerificationReport | null {
  if (verifier === null) return null;
  const stages: VerificationReport["stages"] = [];
  for (const leaf of leavesOf(verifier)) {
    const kind = verifierKind(String(leaf.kind));
    if (!kind) throw invalid(`There is no check of the kind “${String(leaf.kind)}”.`);
    const parsed = kind.spec.safeParse(leaf);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw invalid(
        `${kind.title}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? "is not valid"}`.trim(),
      );
    }
    stages.push({ stage: "schema", passed: true, detail: `${kind.title} is valid.`, cases: [] });
  }
  return { passed: true, stages, replayAgreement: false };
}

function invalid(message: string): HeedError {
  return new HeedError("INVALID", message, { fieldErrors: { "content.verifier": [message] } });
}
