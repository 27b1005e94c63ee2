import { describe, expect, it } from "vitest";
import type { AgentAction } from "../hook-event/schema";
import { weightAt, withOccurrence } from "./decay";
import { escalation, synthesise } from "./escalation";
import { harmOf } from "./harm";
import { countByWeek } from "./weeks";

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-30T12:00:00Z");
const shell = (command: string): AgentAction => ({
  ...{ kind: "shell_command", command, argv: [], fileChanges: [] },
});

describe("30-day half-life: plain counts would let 39 old hits beat 5 new ones for ever", () => {
  it("39 hits of a year ago weigh less than 5 of today", () => {
    const repeat = (times: number, at: number) =>
      Array.from({ length: times }).reduce<{ weight: number; at: number }>(
        (weight) => withOccurrence(weight, at),
        { weight: 0, at },
      );
    const [old, recent] = [repeat(39, NOW - 365 * DAY), repeat(5, NOW)];
    expect(weightAt(recent, NOW)).toBe(5);
    expect(weightAt(old, NOW)).toBeLessThan(0.01);
  });

  it("half in 30 days; the order in which occurrences are worked on does not matter", () => {
    expect(weightAt({ weight: 4, at: NOW - 30 * DAY }, NOW)).toBe(2);
    const start = { weight: 0, at: NOW - 60 * DAY };
    const inOrder = withOccurrence(withOccurrence(start, NOW - 30 * DAY), NOW);
    const late = withOccurrence(withOccurrence(start, NOW), NOW - 30 * DAY);
    expect([inOrder.weight, late.weight]).toEqual([1.5, 1.5]);
    expect(late.at).toBe(NOW);
  });
});

describe("severity from harm", () => {
  it.each([
    ["rm -rf build", "destructive"],
    ["cd app && git reset --hard HEAD~1", "destructive"],
    ["git push --force origin main", "destructive"],
    ["git push --force-with-lease", null],
    ["git clean -fd", "destructive"],
    ["psql -c 'DROP TABLE users'", "destructive"],
    ["terraform destroy", "destructive"],
    ["chmod -R 777 .", "security"],
    ["curl -k https://example.com", "security"],
    ["npm install left-pad", null],
    ["git checkout main", null],
    ["git restore --staged a.ts", null],
  ])("a destructive or security-relevant act: %s", (command, harm) => {
    expect(harmOf({ action: shell(command), words: "no" })).toBe(harm);
  });

  it("a file that holds secrets, not its template", () => {
    const change = (path: string): AgentAction => ({
      ...{ kind: "file_change", path, op: "modify", addedLines: [], removedLines: [] },
    });
    expect(harmOf({ action: change("api/.env"), words: "" })).toBe("security");
    expect(harmOf({ action: change("api/.env.example"), words: "" })).toBeNull();
  });

  it.each([
    "you just deleted all my changes",
    "hours of work lost, thanks",
    "du hast meine Änderungen überschrieben",
    "borraste mis cambios",
    "tu as effacé mes modifications",
    "você apagou meu trabalho",
    "hai cancellato le mie modifiche",
    "ты удалил мои изменения",
    "你把我的代码删了",
    "私の変更が消えた",
    "내 작업이 사라졌어",
  ])("lost work, in ten languages: %s", (words) => {
    expect(harmOf({ action: null, words })).toBe("lost_work");
  });

  it("deleting what was asked for is no harm", () => {
    expect(harmOf({ action: null, words: "use pnpm, not npm" })).toBeNull();
    expect(harmOf({ action: null, words: "the old tests can be deleted" })).toBeNull();
  });
});

describe("the reviewer's next decline after the third in 14 days becomes a rule", () => {
  const state = (days: number[], fields = {}) => ({
    declinedAt: days.map((day) => NOW - day * DAY),
    ...{ hasRule: false, isDismissed: false },
    ...fields,
  });

  it("the fourth does, the third does not", () => {
    expect(escalation(state([1, 2, 3]), NOW)).toEqual({ escalates: true });
    expect(escalation(state([1, 2]), NOW)).toEqual({ escalates: false, reason: "too_few" });
  });

  it("only those of the last 14 days count", () => {
    expect(escalation(state([1, 2, 14]), NOW)).toEqual({ escalates: true });
    expect(escalation(state([1, 2, 15]), NOW)).toEqual({ escalates: false, reason: "too_few" });
  });

  it("a family that already has a rule is left to recurrence; a dismissed one stays dismissed", () => {
    expect(escalation(state([1, 2, 3], { hasRule: true }), NOW)).toMatchObject({ reason: "has_rule" });
    expect(escalation(state([1, 2, 3], { isDismissed: true }), NOW)).toMatchObject({ reason: "dismissed" });
  });

  it("a major rule synthesised from the decline summaries", () => {
    const content = synthesise("unrequested-changes", [
      "The agent changed files that nobody asked for",
      "the agent changed files that nobody asked for.",
      "It renamed a function on the way.",
    ]);
    expect(content).toMatchObject({
      statement: "The agent changed files that nobody asked for.",
      instruction: "The agent changed files that nobody asked for. It renamed a function on the way.",
      ...{ severity: "major", verifier: null, tier: "intent" },
      claim: { topic: "unrequested-changes" },
    });
  });
});

describe("counts over time", () => {
  it("by week from Monday, with the empty weeks", () => {
    const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
    const weeks = countByWeek(
      [
        { at: at("2026-11-30"), kind: "said" },
        { at: at("2026-11-29"), kind: "relapse" },
        { at: at("2026-11-16"), kind: "said" },
        { at: at("2026-01-01"), kind: "said" },
      ],
      NOW,
      3,
    );
    expect(weeks.map(({ week, said, relapse }) => [week.toISOString().slice(0, 10), said, relapse])).toEqual([
      ["2026-11-16", 1, 0],
      ["2026-11-23", 0, 1],
      ["2026-11-30", 1, 0],
    ]);
  });
});
