import type { Applicability } from "../rule/schema";

/** When a rule counts, in one line of words; the empty text for everywhere. */
export function appliesWhen(applicability: Applicability): string {
  const { package: folder, condition } = applicability;
  const parts: [name: string, values: readonly string[]][] = [
    ["in package", folder === undefined ? [] : [folder]],
    ["files", applicability.paths],
    ["not files", applicability.exceptPaths],
    ["languages", applicability.languages],
    ["branches", applicability.branches],
    ["not branches", applicability.exceptBranches],
    ["hosts", applicability.hosts],
    ["tasks that mention", applicability.taskWords],
    ["not tasks that mention", applicability.exceptTaskWords],
  ];
  const given = parts.flatMap(([name, values]) => (values.length > 0 ? `${name} ${values.join(", ")}` : []));
  return [...given, ...(condition ? [condition] : [])].join("; ");
}
