import { escapeText } from "../enforcement/escape";
import { fitSections, linesText } from "../enforcement/fit-sections";
import { NO_AUTHORITY } from "../enforcement/wording";
import type { RepositoryRule } from "./repository-rules";

const HEADING = "## Rules of this project";
const INTRO =
  "Agreed on by its people and kept by Heed; `heed files sync` writes this part, so change it there.";
const SEVERITY_ORDER = { minor: 0, major: 1, critical: 2, blocker: 3 } as const;

/**
 * The project's rules as Markdown for a file of its repository, within the limits of a standing block (enforcement.md
 * section 6): identical bodies merged, the most severe first, what does not fit by heading or counted.
 * @returns the empty text when there are none
 */
export function rulesSection(rules: readonly RepositoryRule[]): string {
  if (rules.length === 0) return "";
  const groups = new Map<string, RepositoryRule[]>();
  for (const rule of [...rules].sort(byRank)) {
    const body = escapeText(rule.instruction, 600).toLowerCase();
    groups.set(body, [...(groups.get(body) ?? []), rule]);
  }
  const sections = [...groups.values()].map(sectionOf);
  const frame = (lines: string[]) => [HEADING, "", INTRO, NO_AUTHORITY, "", ...lines].join("\n");
  return linesText(sections, fitSections(sections, frame), frame);
}

function byRank(a: RepositoryRule, b: RepositoryRule): number {
  return SEVERITY_ORDER[b.severity] - SEVERITY_ORDER[a.severity] || numberOf(a) - numberOf(b);
}

function numberOf({ number }: RepositoryRule): number {
  return Number(number.replace(/\D/g, ""));
}

function sectionOf(rules: RepositoryRule[]) {
  const [first] = rules;
  if (!first) return { full: "", heading: "", rules: 0 };
  const label = `- ${rules.map(({ number }) => number).join(", ")} (${first.severity}${byWhom(first)})`;
  const when = first.appliesWhen === "" ? "" : ` For ${escapeText(first.appliesWhen, 300)}.`;
  const remedy = first.remedy ? ` Instead: ${escapeText(first.remedy)}` : "";
  return {
    rules: rules.length,
    full: `${label}: ${escapeText(first.instruction, 600)}${when}${remedy}`,
    heading: `${label}: ${escapeText(first.statement, 60)}`,
  };
}

function byWhom({ approvers }: RepositoryRule): string {
  return approvers.length === 0 ? "" : escapeText(`, approved by ${approvers.join(" and ")}`, 120);
}
