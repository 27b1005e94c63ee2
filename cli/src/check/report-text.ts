import type { Finding, Findings } from "./findings";
import { commandsNothing, jsonCommandsNothing } from "./runner-words";

/** Findings for people: one line each, then the sum. */
export function textReport({ findings, undecided }: Findings, files: number): string[] {
  const unclear = undecided > 0 ? [`${counted(undecided, "check")} could not be judged.`] : [];
  return [
    ...findings.map(findingLine),
    `${counted(files, "changed file")} checked, ${counted(findings.length, "finding")}.`,
    ...unclear,
  ];
}

function findingLine({ rule, path, line, stops, evidence }: Finding): string {
  const place = line === null ? path : `${path}:${line}`;
  const shown = evidence === "" || evidence === path ? "" : ` (${evidence})`;
  return commandsNothing(
    `${place}: ${rule.number} ${stops ? "stops" : "reminds"}: ${rule.statement}${shown}`,
  );
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

export function jsonReport({ findings, undecided }: Findings, files: number): string {
  const broken = findings.map(({ rule, path, line, stops, evidence }) => ({
    ...{ rule: rule.number, path, line, decision: stops ? "deny" : "remind" },
    ...{ statement: rule.statement, evidence },
  }));
  return jsonCommandsNothing(JSON.stringify({ checked: true, files, broken, undecided }));
}
