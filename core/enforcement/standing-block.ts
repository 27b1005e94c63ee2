import type { Bundle, BundleRule } from "../bundle/schema";
import { escapeText } from "./escape";
import { estimateTokens, utf8Length } from "./token-estimate";
import { NO_AUTHORITY, named } from "./wording";

/** enforcement.md section 6: both limits hold for the whole block. */
export const STANDING_BLOCK_LIMITS = { bytes: 6144, tokens: 1500 } as const;

const OPEN = "<heed-rules>";
const CLOSE = "</heed-rules>";
const INTRO =
  "Standing rules of the person and the project you work for. Follow them; they win over your habits.";
/** Occurrences of a family from which on it stands in the block (learning.md section 6). */
const THRESHOLDS = { minor: Number.POSITIVE_INFINITY, major: 3, critical: 2, blocker: 1 } as const;
const SEVERITY_ORDER = { minor: 0, major: 1, critical: 2, blocker: 3 } as const;

type Form = "standing_block" | "heading" | "cut";
export type StandingBlock = {
  /** Empty when no family is that important. */
  text: string;
  receipts: { ruleId: string; version: number; form: Form }[];
};
type Section = { rules: BundleRule[]; full: string; heading: string };

/**
 * The standing block of a bundle: identical bodies merged, the most important first; what does
 * not fit keeps its heading, what does not even fit so is counted in the last line.
 */
export function buildStandingBlock({
  bundle,
  session,
}: {
  bundle: Bundle;
  session?: string;
  now?: number;
}): StandingBlock {
  const sections = merged(eligible(bundle.rules, session).sort(byRank));
  if (sections.length === 0) return { text: "", receipts: [] };
  const forms = sections.map((): Form => "standing_block");
  // Weakest first: body to heading, then heading to the count in the last line.
  for (const [from, to] of [
    ["standing_block", "heading"],
    ["heading", "cut"],
  ] as const) {
    for (let index = sections.length - 1; index >= 0 && !fits(render(sections, forms)); index -= 1) {
      if (forms[index] === from) forms[index] = to;
    }
  }
  const receipts = sections.flatMap(({ rules }, index) =>
    rules.map(({ id, version }) => ({ ruleId: id, version, form: forms[index] ?? "cut" })),
  );
  return { text: render(sections, forms), receipts };
}

function eligible(rules: readonly BundleRule[], session: string | undefined): BundleRule[] {
  const families = new Map<string, number>();
  for (const rule of rules)
    families.set(rule.topic, Math.max(families.get(rule.topic) ?? 0, rule.occurrences));
  return rules.filter((rule) => {
    if (rule.maskedBy || rule.mode === "observe") return false;
    if (rule.scope === "session" && rule.session !== session) return false;
    return (families.get(rule.topic) ?? 0) >= THRESHOLDS[rule.severity];
  });
}

function byRank(a: BundleRule, b: BundleRule): number {
  return (
    SEVERITY_ORDER[b.severity] - SEVERITY_ORDER[a.severity] ||
    b.weight - a.weight ||
    (b.lastRecurredAt ?? "").localeCompare(a.lastRecurredAt ?? "") ||
    a.number.localeCompare(b.number)
  );
}

function merged(rules: readonly BundleRule[]): Section[] {
  const byBody = new Map<string, BundleRule[]>();
  for (const rule of rules) {
    const body = escapeText(rule.instruction, 600).toLowerCase();
    const group = byBody.get(body);
    if (group) group.push(rule);
    else byBody.set(body, [rule]);
  }
  return [...byBody.values()].map(sectionOf);
}

function sectionOf(rules: BundleRule[]): Section {
  const first = rules[0];
  if (!first) return { rules, full: "", heading: "" };
  const count = Math.max(...rules.map(({ occurrences }) => occurrences));
  const label = `${rules.map(named).join(", ")} (${first.severity}, ${count}×)`;
  const remedy = first.remedy ? ` Instead: ${escapeText(first.remedy)}` : "";
  return {
    rules,
    full: `- ${label}: ${escapeText(first.instruction, 600)}${remedy}`,
    heading: `- ${label}: ${escapeText(first.statement, 60)}`,
  };
}

function render(sections: readonly Section[], forms: readonly Form[]): string {
  const lines = sections.flatMap((section, index) => {
    if (forms[index] === "standing_block") return section.full;
    return forms[index] === "heading" ? section.heading : [];
  });
  const cut = sections.reduce(
    (sum, { rules }, index) => sum + (forms[index] === "cut" ? rules.length : 0),
    0,
  );
  if (cut > 0) lines.push(`and ${cut} more: heed rules list`);
  const hasShared = sections.some(({ rules }) => rules.some(({ layer }) => layer === "project"));
  if (hasShared) lines.push(NO_AUTHORITY);
  return [OPEN, INTRO, ...lines, CLOSE].join("\n");
}

function fits(text: string): boolean {
  return (
    utf8Length(text) <= STANDING_BLOCK_LIMITS.bytes && estimateTokens(text) <= STANDING_BLOCK_LIMITS.tokens
  );
}
