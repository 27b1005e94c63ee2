import { join } from "node:path";
import type { BundleRule } from "../../../core/bundle/schema";
import type { FileChange } from "../../../core/hook-event/schema";
import { diskPlace } from "../project/disk-place";
import { readDiff } from "../project/read-diff";
import { diffOf } from "../project/safe-git";
import { askRules } from "./ask-rules";
import { type CommandContext, EXIT } from "./context";
import { requireLink, requireRules } from "./here";

type Broken = { rule: string; path: string; decision: string; statement: string };

/**
 * `heed check [commit]`: which rules the files changed since a commit would break; for CI, where no host runs.
 * Reads only. @returns an exit code: 1 when something would be stopped, 5 when git was not asked
 */
export function check(context: CommandContext, options: { commit: string; json: boolean }): number {
  const { terminal } = context;
  const { here } = requireLink(context);
  const { rules } = requireRules(context);
  const answer = diffOf(here.checkout, options.commit);
  if (answer.state === "not_checked") {
    terminal.say(
      options.json ? JSON.stringify({ checked: false, why: answer.why }) : `Not checked: ${answer.why}.`,
    );
    return EXIT.notChecked;
  }
  const place = diskPlace(here.checkout.root, context.userHome);
  const changes = readDiff(answer.text).map((change) => {
    const content = change.op === "delete" ? null : place.read(join(here.checkout.root, change.path));
    return content === null ? change : { ...change, content };
  });
  const broken = changes.flatMap((change) => brokenBy(rules, change, context.now()));
  if (options.json) terminal.say(JSON.stringify({ checked: true, files: changes.length, broken }));
  else {
    for (const { rule, path, decision, statement } of broken)
      terminal.say(`${path}: ${rule} ${decision === "remind" ? "reminds" : "stops"}: ${statement}`);
    terminal.say(`${changes.length} changed files checked, ${broken.length} findings.`);
  }
  return broken.some(({ decision }) => decision !== "remind") ? EXIT.failed : EXIT.ok;
}

function brokenBy(rules: BundleRule[], change: FileChange, now: number): Broken[] {
  const { verdicts } = askRules(rules, { point: "action_requested", action: change }, now);
  return verdicts.flatMap(({ ruleId, verdict, decision }) => {
    const rule = rules.find(({ id }) => id === ruleId);
    if (!rule || verdict !== "violated" || decision === "pass") return [];
    return [{ rule: rule.number, path: change.path, decision, statement: rule.statement }];
  });
}
