import type { z } from "zod";

type Issue = z.core.$ZodIssue;
/** Keys of `rule.edit.issues`. */
export type IssueKey =
  | "missing"
  | "atLeastOne"
  | "tooFew"
  | "tooMany"
  | "tooShort"
  | "tooLong"
  | "tooSmall"
  | "tooBig"
  | "choose"
  | "unknownField"
  | "wrongType";
export type DescribedIssue = { key: IssueKey; values: Record<string, string | number> } | { text: string };

/**
 * A schema's complaint in words for people: what to write instead. What a kind says in its own words (a pattern that
 * RE2 has not, a field that does not fit another one) stays as it is.
 */
export function describeIssue(issue: Issue): DescribedIssue {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || /received undefined/.test(issue.message)
        ? { key: "missing", values: {} }
        : { key: "wrongType", values: { expected: issue.expected } };
    case "too_small":
      return small(String(issue.origin), Number(issue.minimum));
    case "too_big":
      return big(String(issue.origin), Number(issue.maximum));
    case "invalid_value":
      return { key: "choose", values: { options: issue.values.map(String).join(", ") } };
    case "unrecognized_keys":
      return { key: "unknownField", values: { fields: issue.keys.join(", ") } };
    default:
      return { text: issue.message };
  }
}

function small(origin: string, count: number): DescribedIssue {
  if (origin === "array")
    return count === 1 ? { key: "atLeastOne", values: {} } : { key: "tooFew", values: { count } };
  if (origin !== "string") return { key: "tooSmall", values: { count } };
  return count === 1 ? { key: "missing", values: {} } : { key: "tooShort", values: { count } };
}

function big(origin: string, count: number): DescribedIssue {
  if (origin === "array") return { key: "tooMany", values: { count } };
  return origin === "string" ? { key: "tooLong", values: { count } } : { key: "tooBig", values: { count } };
}
