import type { BundleRule } from "../../../core/bundle/schema";
import { readBundleFile } from "../check/bundle-file";
import { changedFiles } from "../check/changed-files";
import { findingsIn } from "../check/findings";
import type { CheckFormat } from "../check/formats";
import { githubReport } from "../check/report-github";
import { sarifReport } from "../check/report-sarif";
import { jsonReport, textReport } from "../check/report-text";
import { branchOf } from "../project/git-folder";
import type { Comparison } from "../project/safe-git";
import { type CommandContext, CommandFailure, EXIT } from "./context";
import { requireHere, requireRules } from "./here";

export type CheckOptions = {
  comparison: Comparison;
  untracked: boolean;
  /** A file with rules, for a machine that is not signed in. */
  bundle?: string;
  format: CheckFormat;
};

/** Reports that colleagues read name no rule of one's own (trust.md section 4). */
const FOR_OTHERS: ReadonlySet<CheckFormat> = new Set(["sarif", "github"]);

/**
 * `heed check`: which rules changed files would break; for CI and commit hooks, where no host runs. Reads only.
 * @returns an exit code: 1 when something would be stopped, 5 when nothing could be checked
 */
export function check(context: CommandContext, options: CheckOptions): number {
  const { terminal, now } = context;
  const { checkout, rules } = orNotChecked(() => ({
    checkout: requireHere(context).checkout,
    rules: rulesFor(context, options),
  }));
  const changed = changedFiles(checkout, options.comparison, options);
  if (!changed.ok) {
    const problem = { checked: false, why: changed.why };
    if (options.format === "json") terminal.say(JSON.stringify(problem));
    else terminal.warn(`Not checked: ${changed.why}.`);
    return EXIT.notChecked;
  }
  const found = findingsIn(changed.files, rules, {
    root: checkout.root,
    branch: branchOf(checkout.gitFolder),
    now: now(),
  });
  for (const line of reportIn(options.format, found, changed.files.length)) terminal.say(line);
  return found.findings.some(({ stops }) => stops) ? EXIT.failed : EXIT.ok;
}

function reportIn(format: CheckFormat, found: ReturnType<typeof findingsIn>, files: number): string[] {
  switch (format) {
    case "json":
      return [jsonReport(found, files)];
    case "sarif":
      return [sarifReport(found)];
    case "github":
      return githubReport(found);
    case "text":
      return textReport(found, files);
  }
}

function rulesFor(context: CommandContext, { bundle, format }: CheckOptions): BundleRule[] {
  const rules = bundle === undefined ? requireRules(context).rules : readBundleFile(context, bundle);
  return FOR_OTHERS.has(format) ? rules.filter(({ layer }) => layer === "project") : rules;
}

/** Nothing to check with is no failed check, so a job can tell the two apart. */
function orNotChecked<TResult>(read: () => TResult): TResult {
  try {
    return read();
  } catch (error) {
    if (error instanceof CommandFailure) throw new CommandFailure(error.message, EXIT.notChecked);
    throw error;
  }
}
