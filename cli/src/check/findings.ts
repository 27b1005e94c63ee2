import type { BundleRule } from "../../../core/bundle/schema";
import { maskText } from "../../../core/redaction/mask-text";
import { askerOf } from "../commands/ask-rules";
import { packageOfAction } from "../project/package-folder";
import type { DiffedFile } from "../project/read-diff";

/** A rule that a changed file would break. */
export type Finding = {
  rule: BundleRule;
  path: string;
  /** In the new file; null where the file as a whole is meant. */
  line: number | null;
  /** The agent would be stopped, not only reminded. */
  stops: boolean;
  /** The offending part, secrets masked. */
  evidence: string;
};

export type Findings = { findings: Finding[]; undecided: number };

/** Asks rules about changed files, by the hook's own code. A rule that only observes finds nothing. */
export function findingsIn(
  files: readonly DiffedFile[],
  rules: BundleRule[],
  where: { root: string; branch: string | undefined; now: number },
): Findings {
  const ask = askerOf(rules);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const found: Findings = { findings: [], undecided: 0 };
  for (const file of files) {
    const { change } = file;
    const packageFolder = packageOfAction(where.root, change);
    const { verdicts } = ask(
      { point: "action_requested", action: change },
      {
        now: where.now,
        branch: where.branch,
        package: packageFolder,
      },
    );
    for (const { ruleId, verdict, decision, evidence = "" } of verdicts) {
      if (verdict === "undecided") found.undecided += 1;
      const rule = byId.get(ruleId);
      if (!rule || verdict !== "violated" || decision === "pass") continue;
      const { path } = change;
      found.findings.push({
        ...{ rule, path, line: lineOf(file, evidence), stops: decision !== "remind" },
        evidence: maskText(evidence).text,
      });
    }
  }
  return found;
}

/** The first added line that shows the evidence, else the first added line. */
function lineOf({ change, lineNumbers }: DiffedFile, evidence: string): number | null {
  if (evidence === "" || evidence === change.path) return null;
  const needle = evidence.replace(/…$/, "");
  const at = change.addedLines.findIndex((line) => line.replace(/\s+/g, " ").includes(needle));
  return lineNumbers[Math.max(0, at)] ?? null;
}
