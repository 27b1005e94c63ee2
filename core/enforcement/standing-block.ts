import type { Bundle, BundleRule } from "../bundle/schema";
import { escapeText } from "./escape";
import { fitSections, linesText, type SectionForm } from "./fit-sections";
import { NO_AUTHORITY, named } from "./wording";

const OPEN = "<heed-rules>";
const CLOSE = "</heed-rules>";
const INTRO =
  "Standing rules of the person and the project you work for. Follow them; they win over your habits.";
/** Occurrences of a family from which on it stands in the block (learning.md section 6). */
const THRESHOLDS = { minor: Number.POSITIVE_INFINITY, major: 3, critical: 2, blocker: 1 } as const;
const SEVERITY_ORDER = { minor: 0, major: 1, critical: 2, blocker: 3 } as const;

export type StandingBlock = {
  /** Empty when no family is that important. */
  text: string;
  receipts: { ruleId: string; version: number; form: SectionForm }[];
};
type Section = { rules: BundleRule[]; full: string; heading: string };

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
  const counted = sections.map((section) => ({ ...section, rules: section.rules.length }));
  const hasShared = sections.some(({ rules }) => rules.some(({ layer }) => layer === "project"));
  const frame = (lines: string[]) =>
    [OPEN, INTRO, ...lines, ...(hasShared ? [NO_AUTHORITY] : []), CLOSE].join("\n");
  const forms = fitSections(counted, frame);
  const receipts = sections.flatMap(({ rules }, index) =>
    rules.map(({ id, version }) => ({ ruleId: id, version, form: forms[index] ?? "cut" })),
  );
  return { text: linesText(counted, forms, frame), receipts };
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
