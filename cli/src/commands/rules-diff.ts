import { openBundle } from "../state/bundle-cache";
import { changesSince, forgetFormerRules, type RuleChange, readFormerRules } from "../state/rule-changes";
import type { CommandContext } from "./context";
import { requireLink } from "./here";

/**
 * `heed rules diff`: what others changed in this project's shared rules since the person looked last, with who
 * approved it (trust.md section 5). Looking settles it, unless an agent looks.
 */
export function rulesDiff(context: CommandContext, options: { json: boolean }): void {
  const { home, now, terminal } = context;
  const { link } = requireLink(context);
  const place = { home, ...link };
  const former = readFormerRules(place);
  const bundle = openBundle(place, new Set(), now());
  const changes = former && bundle ? changesSince(former.rules, bundle) : [];
  if (options.json) terminal.say(JSON.stringify({ since: former ? isoOf(former.at) : null, changes }));
  else if (!former || changes.length === 0) terminal.say(`No shared rule of ${link.name} changed.`);
  else {
    terminal.say(`Shared rules of ${link.name} since ${isoOf(former.at)}`);
    for (const change of changes) for (const line of linesOf(change)) terminal.say(line);
  }
  if (former && !context.insideHost()) forgetFormerRules(place);
}

const MARKS = { added: "+", removed: "-", changed: "~" } as const;

function linesOf({ kind, number, before, after, awaitsReview }: RuleChange): string[] {
  const rule = after ?? before;
  if (!rule) return [];
  const approvers =
    rule.approvers.length > 0 ? `approved by ${rule.approvers.join(", ")}` : "no approver named";
  const who = kind === "removed" ? "" : ` (${approvers})`;
  const lines = [`${MARKS[kind]} ${number.padEnd(6)} ${rule.mode.padEnd(8)} ${rule.statement}${who}`];
  if (before && after) {
    for (const name of ["mode", "statement", "instruction"] as const)
      if (before[name] !== after[name]) lines.push(`    ${name}: ${before[name]} → ${after[name]}`);
  }
  if (awaitsReview) lines.push("    only observed until you accept it in the web application");
  if (after) lines.push(`    not for you: heed mute ${number}`);
  return lines;
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
