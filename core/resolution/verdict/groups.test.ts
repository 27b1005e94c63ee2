import { describe, expect, it } from "vitest";
import { TOOL_KINDS } from "../../topics/glossary/tool-kinds";
import { readFrame } from "../frame/read-frame";
import { groupCells } from "./groups";

function told(candidate: string, rule: string): string[] {
  const cells = groupCells(readFrame(candidate), readFrame(rule));
  return Object.entries(cells).flatMap(([name, count]) =>
    count > 0 && /^group_(?:same|kept|both|other|turned|replaced)$/.test(name) ? [name.slice(6)] : [],
  );
}

describe("things that stand in for each other", () => {
  it.each([
    ["DI in the app is Koin, not Hilt", "Use Koin for dependency injection.", "kept"],
    ["Use Kamal to deploy.", "Deploy with Capistrano.", "other"],
    ["give me fish syntax, I am on fish", "Write shell snippets for bash.", "other"],
    ["Release notes: present tense, please.", "Release notes are written in the past tense.", "other"],
    ["Logic goes into service objects.", "Put business logic in the models.", "other"],
    ["No more Airflow for jobs.", "Schedule jobs with Airflow.", "turned"],
    ["Use Luxon for dates instead of Moment.", "Use Moment for dates.", "replaced"],
    ["We schedule with Dagster now, Airflow is slow.", "Schedule jobs with Airflow.", "both"],
    ["Prices are whole cents.", "Store money as integer minor units.", "same"],
  ])("%s / %s: %s", (candidate, rule, expected) => {
    expect(told(candidate, rule)).toContain(expected);
  });

  it("says nothing of two wishes that have no group in common", () => {
    expect(told("Use Redis for sessions.", "Write in British English.")).toEqual([]);
  });

  it("a word stands for one thing of a group", () => {
    for (const [group, values] of Object.entries(TOOL_KINDS)) {
      const words = values.flatMap((value) => value.split("|"));
      expect(new Set(words).size, group).toBe(words.length);
    }
  });
});
