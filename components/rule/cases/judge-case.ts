import type { RuleContent } from "@/core/rule/schema";
import type { JudgedTrial } from "@/core/trial/judge-trial";
import type { Trial } from "@/core/trial/schema";

type Judged = Pick<RuleContent, "verifier" | "applicability">;

/** Judges a case in this tab, as the server will on save. The engine is loaded on first use. */
export async function judgeCase(content: Judged, trial: Trial): Promise<JudgedTrial> {
  const [{ judgeTrial }] = await Promise.all([
    import("@/core/trial/judge-trial"),
    import("@/core/verifiers/regex-engine"),
  ]);
  return judgeTrial(content, trial, Date.now());
}
