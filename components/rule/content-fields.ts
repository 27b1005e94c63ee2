import type { Applicability, RuleContent, VerifierSpec } from "@/core/rule/schema";
import { explainSpec } from "./explain-spec";

/** Lists of an applicability, in the order they are read. */
export const APPLICABILITY_LISTS = [
  "paths",
  "exceptPaths",
  "languages",
  "hosts",
  "branches",
  "exceptBranches",
  "taskWords",
  "exceptTaskWords",
] as const satisfies ReadonlyArray<keyof Applicability>;
export type ApplicabilityList = (typeof APPLICABILITY_LISTS)[number];

/** Also the message keys `rule.fields.<key>`. */
export type ContentFieldKey =
  | "statement"
  | "instruction"
  | "message"
  | "remedy"
  | "severity"
  | "onExhausted"
  | "tier"
  | "package"
  | "condition"
  | ApplicabilityList
  | "when"
  | "stops"
  | "passes"
  | "check"
  | "about";

export type ContentField = { key: ContentFieldKey; text: string | null };

/** A version field by field in plain words: what the comparison of two versions reads. */
export function contentFields(content: RuleContent): ContentField[] {
  const { applicability } = content;
  return [
    { key: "statement", text: content.statement },
    { key: "instruction", text: content.instruction },
    ...checkFields(content.verifier),
    { key: "message", text: content.message },
    { key: "remedy", text: content.remedy },
    ...APPLICABILITY_LISTS.map((key) => ({ key, text: listText(applicability[key]) })),
    { key: "package", text: applicability.package ?? null },
    { key: "condition", text: applicability.condition ?? null },
    { key: "about", text: aboutText(content.claim) },
    { key: "severity", text: content.severity },
    { key: "onExhausted", text: content.onExhausted },
    { key: "tier", text: content.tier },
  ];
}

/** Plain words, and the raw fields only where no words can be found. */
function checkFields(verifier: VerifierSpec | null): ContentField[] {
  const parts = verifier ? explainSpec(verifier).parts : [];
  const said = parts.flatMap(({ explanation }) => explanation ?? []);
  const isUnknown = said.length < parts.length;
  return [
    { key: "when", text: listText(said.map(({ when }) => when)) },
    { key: "stops", text: listText(said.flatMap(({ stops }) => stops)) },
    { key: "passes", text: listText(said.flatMap(({ passes }) => passes)) },
    { key: "check", text: isUnknown ? JSON.stringify(verifier, null, 2) : null },
  ];
}

/** What later wishes are compared with. */
function aboutText({ topic, subject, value, unit }: RuleContent["claim"]): string {
  return [topic, subject, value, unit].filter(Boolean).join(" · ");
}

function listText(items: readonly string[]): string | null {
  return items.length === 0 ? null : items.join("\n");
}
