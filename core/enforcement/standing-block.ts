import type { Bundle, BundleRule } from "../bundle/schema";
import { escapeText } from "./escape";
import { tokenWeight, utf8Length } from "./token-estimate";
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
type Size = { bytes: number; tokens: number };

/**
 * The standing block of a bundle: identical bodies merged, the most important first; what does
 * not fit keeps its heading, what does not even fit so is counted in the last line. The most
 * important ones keep their bodies while these take no more than half of the room.
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
  const forms = fittingForms(sections);
  const receipts = sections.flatMap(({ rules }, index) =>
    rules.map(({ id, version }) => ({ ruleId: id, version, form: forms[index] ?? "cut" })),
  );
  return { text: render(sections, forms), receipts };
}

/** Weakest first: body to heading, then heading to the count in the last line. */
function fittingForms(sections: readonly Section[]): Form[] {
  const forms = sections.map((): Form => "standing_block");
  const frame = sizeOf(
    render(
      sections,
      sections.map((): Form => "cut"),
    ),
  );
  const sizes = sections.map(({ full, heading }) => ({ full: lineSize(full), heading: lineSize(heading) }));
  const bodies = sizes.reduce((sum, { full }) => added(sum, full), NOTHING);
  let headings = NOTHING;
  let left = bodies;
  const fits = () => isWithin(added(frame, added(left, headings)), 1);
  for (let index = sections.length - 1; index >= 0 && !fits() && !isWithin(left, 2); index -= 1) {
    const size = sizes[index];
    if (!size) continue;
    left = added(left, size.full, -1);
    headings = added(headings, size.heading);
    forms[index] = "heading";
  }
  for (let index = sections.length - 1; index >= 0 && !fits(); index -= 1) {
    const size = sizes[index];
    if (!size) continue;
    if (forms[index] === "heading") headings = added(headings, size.heading, -1);
    else left = added(left, size.full, -1);
    forms[index] = "cut";
  }
  return forms;
}

const NOTHING: Size = { bytes: 0, tokens: 0 };

function sizeOf(text: string): Size {
  return { bytes: utf8Length(text), tokens: tokenWeight(text) };
}

function lineSize(line: string): Size {
  return sizeOf(`${line}\n`);
}

function added(sum: Size, { bytes, tokens }: Size, sign = 1): Size {
  return { bytes: sum.bytes + sign * bytes, tokens: sum.tokens + sign * tokens };
}

function isWithin({ bytes, tokens }: Size, divisor: number): boolean {
  return (
    bytes <= STANDING_BLOCK_LIMITS.bytes / divisor &&
    // Sums of fractions may be a little too high, never too low for the text as a whole.
    Math.ceil(tokens - 1e-6) <= STANDING_BLOCK_LIMITS.tokens / divisor
  );
}

function eligible(rules: readonly BundleRule[], session: string | undefined): BundleRule[] {
  const families = new Map<string, number>();
  for (const rule of rules)
    families.set(rule.topic, Math.max(families.get(rule.topic) ?? 0, rule.occurrences));
  return rules.filter((rule) => {
    if (rule.maskedBy || rule.mode === "observe") return false;
    if (rule.scope === "session" && rule.session !== session) return false;
    return (families.get(rule.topic) ?? 0) >= THRESHOLDS[gravity(rule)];
  });
}

/** Of its family, where the person said something about its topic; else the rule's own. */
function gravity({ familySeverity, severity }: BundleRule): BundleRule["severity"] {
  return familySeverity ?? severity;
}

function byRank(a: BundleRule, b: BundleRule): number {
  return (
    SEVERITY_ORDER[gravity(b)] - SEVERITY_ORDER[gravity(a)] ||
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
  const label = `${rules.map(named).join(", ")} (${gravity(first)}, ${count}×)`;
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
