import { describe, expect, it } from "vitest";
import type { TimelineItem } from "@/core/agent-session/schema";
import { findCorrections, isMarkable, isUnnoticed, marginNotes } from "./margin-notes";
import { command, decided, eventId, R3, R12, timelineItem, verdict } from "./test-timeline";
import { findRow, toRows } from "./timeline-rows";

const NPM = { kind: "action_requested", author: "agent", action: command("npm install left-pad") } as const;

const RECORD = {
  ...{ id: eventId(800), label: "correction", learnable: true, path: "act", explanation: "a correction" },
  status: "extracted" as const,
};

function signal(detector: "negation" | "tool_override", score: number, referentEventId: string | null) {
  return {
    detector,
    kind: "correction" as const,
    score,
    span: [0, 2] as [number, number],
    reasons: [],
    referentEventId,
  };
}

/** The kinds of notes beside each line, as “kind rule number-of-denials”. */
function margin(items: TimelineItem[]): string[][] {
  const corrections = findCorrections(items);
  return toRows(items).map((row) =>
    marginNotes(row, corrections).map((note) =>
      "denials" in note ? `${note.kind} ${note.rule?.number} ${note.denials}` : note.kind,
    ),
  );
}

describe("the margin of a session", () => {
  it("sets each note beside the line it is about", () => {
    const items = [
      timelineItem(1, 1, { prompt: "add left-pad to the web app" }),
      timelineItem(2, 1, NPM),
      timelineItem(3, 2, {
        prompt: "no, we use pnpm here",
        signals: [signal("tool_override", 0.7, null), signal("negation", 0.92, eventId(2))],
        record: RECORD,
      }),
      timelineItem(4, 3, {
        ...NPM,
        decision: decided("deny", verdict({ decision: "deny", denial: 1, outcome: "open" })),
      }),
      timelineItem(5, 3, {
        ...NPM,
        action: command("pnpm add left-pad"),
        decision: decided("pass", verdict({ verdict: "satisfied", denial: 1, outcome: "fixed" })),
      }),
    ];
    expect(margin(items)).toEqual([[], ["corrected"], ["signal"], ["stopped R12 1"], ["fixed R12 1"]]);
    const [note] = marginNotes({ id: "", item: items[2] ?? timelineItem(0, 0, {}), finish: null }, new Map());
    expect(note).toMatchObject({ kind: "signal", more: 1, counts: true, signal: { score: 0.92 } });
  });

  it("tells apart what a broken rule did", () => {
    const broken = (fields: Parameters<typeof verdict>[0]) =>
      margin([timelineItem(1, 1, { ...NPM, decision: decided("pass", verdict(fields)) })])[0];
    expect(broken({ decision: "remind", outcome: "open" })).toEqual(["reminded R12 null"]);
    expect(broken({ outcome: "open" })).toEqual(["noticed R12 null"]);
    expect(broken({ denial: 3, outcome: "exhausted" })).toEqual(["letGo R12 3"]);
    expect(broken({ decision: "ask", denial: 3, outcome: "exhausted" })).toEqual(["asked R12 3"]);
    expect(broken({ outcome: "exempted" })).toEqual(["exempted R12 null"]);
  });

  it("is silent about rules that were kept or could not judge", () => {
    const decision = decided("pass", verdict({ verdict: "satisfied" }), verdict({ verdict: "undecided" }));
    expect(margin([timelineItem(1, 1, { ...NPM, decision })])).toEqual([[]]);
  });

  it("puts the denial before all else and names each card once", () => {
    const decision = decided(
      "deny",
      verdict({ rule: R3, decision: "remind", outcome: "open" }),
      verdict({ decision: "deny", denial: 2, outcome: "open" }),
    );
    const cards = [R12, R12].map((rule) => ({ rule, form: "card" }));
    const items = [timelineItem(1, 1, { ...NPM, decision, cards })];
    expect(margin(items)).toEqual([["stopped R12 2", "reminded R3 null", "cards"]]);
  });

  it("draws no correction mark for a signal that became none", () => {
    const items = [
      timelineItem(1, 1, NPM),
      timelineItem(2, 2, { prompt: "no", signals: [signal("negation", 0.3, eventId(1))] }),
      timelineItem(3, 3, {
        prompt: "no!",
        signals: [signal("negation", 0.9, eventId(1))],
        record: { ...RECORD, status: "dismissed" },
      }),
    ];
    expect(margin(items)).toEqual([[], ["signal"], ["signal"]]);
  });
});

describe("toRows", () => {
  const done = { ...NPM, kind: "action_finished", outcome: "ok" } as const;

  it("puts the end of an act on its line, and a correction of the end too", () => {
    const items = [
      timelineItem(1, 1, NPM),
      timelineItem(2, 1, done),
      timelineItem(3, 2, { prompt: "no", signals: [signal("negation", 0.9, eventId(2))], record: RECORD }),
    ];
    expect(toRows(items).map(({ item, finish }) => [item.id, finish?.id])).toEqual([
      [eventId(1), eventId(2)],
      [eventId(3), undefined],
    ]);
    expect(margin(items)).toEqual([["corrected"], ["signal"]]);
    expect(findRow(toRows(items), eventId(2))).toBe(0);
    expect(findRow(toRows(items), eventId(9))).toBe(-1);
  });

  it("does not end an act that was denied, nor one of another agent", () => {
    const items = [
      timelineItem(1, 1, { ...NPM, decision: decided("deny", verdict({ decision: "deny", denial: 1 })) }),
      timelineItem(2, 1, NPM),
      timelineItem(3, 2, { ...done, agentId: "sub" }),
      timelineItem(4, 2, done),
    ];
    expect(toRows(items).map(({ item, finish }) => [item.id, finish?.id])).toEqual([
      [eventId(1), undefined],
      [eventId(2), eventId(4)],
      [eventId(3), undefined],
    ]);
  });
});

it("sets a host's report of a denial beside the attempt that was stopped", () => {
  const stop = decided("deny", verdict({ decision: "deny", denial: 1 }));
  const items = [
    timelineItem(1, 1, { ...NPM, decision: stop }),
    timelineItem(2, 1, { ...NPM, kind: "action_finished", outcome: "denied" }),
    timelineItem(3, 2, { ...NPM, decision: stop }),
  ];
  expect(toRows(items).map(({ item, finish }) => [item.id, finish?.id])).toEqual([
    [eventId(1), eventId(2)],
    [eventId(3), undefined],
  ]);
});

describe("a prompt without a signal", () => {
  it("can be asked about, and marked when a person typed it", () => {
    const typed = timelineItem(1, 1, { prompt: "why npm?" });
    expect([isUnnoticed(typed), isMarkable(typed)]).toEqual([true, true]);
    const made = timelineItem(1, 1, { prompt: "Task is done.", author: "automation" });
    expect([isUnnoticed(made), isMarkable(made)]).toEqual([true, false]);
    expect(isUnnoticed(timelineItem(1, 1, { prompt: "no", record: RECORD }))).toBe(false);
    expect(isUnnoticed(timelineItem(1, 1, NPM))).toBe(false);
  });
});
