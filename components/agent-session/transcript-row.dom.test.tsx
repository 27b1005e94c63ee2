import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TimelineItem } from "@/core/agent-session/schema";
import { WithMessages } from "@/test/with-messages";
import { findCorrections, marginNotes } from "./margin-notes";
import { command, decided, eventId, R3, R12, timelineItem, verdict } from "./test-timeline";
import { toRows } from "./timeline-rows";
import { TranscriptRow } from "./transcript-row";

vi.mock("next/navigation", () => ({ useParams: () => ({ projectSlug: "acme" }) }));
afterEach(cleanup);

const ACT = { kind: "action_requested", author: "agent", action: command("npm i left-pad") } as const;
const PROMPT: Partial<TimelineItem> = {
  prompt: "no, we use pnpm here",
  signals: [
    {
      ...{ detector: "negation", kind: "correction", score: 0.92, span: [0, 2] },
      ...{ reasons: ["rejection"], referentEventId: eventId(1) },
    },
  ],
  record: {
    ...{ id: eventId(800), label: "correction", learnable: true, path: "act" },
    ...{ explanation: "", status: "extracted" },
  },
};

function show(items: TimelineItem[], teachable = true) {
  const acts = { onWhy: vi.fn(), onGo: vi.fn(), onMark: vi.fn(), onWithdraw: vi.fn() };
  const corrections = findCorrections(items);
  render(
    <ol>
      {toRows(items).map((row) => (
        <li key={row.id}>
          <TranscriptRow
            {...acts}
            onMark={teachable ? acts.onMark : undefined}
            row={row}
            notes={marginNotes(row, corrections)}
            isCurrent={false}
          />
        </li>
      ))}
    </ol>,
    { wrapper: WithMessages },
  );
  return {
    ...acts,
    lines: screen
      .getAllByRole("listitem")
      .filter((item) => item.parentElement?.parentElement === document.body.firstElementChild),
  };
}

describe("TranscriptRow", () => {
  it("marks the words that fired, links to what they refer to, and the other way round", async () => {
    const { lines, onGo } = show([timelineItem(1, 1, ACT), timelineItem(2, 2, PROMPT)]);
    const [act, prompt] = lines.map((line) => within(line));
    expect(prompt?.getByText("no", { selector: "mark" })).toBeTruthy();
    expect(prompt?.getByText("signal negation .92")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Go to what it refers to" }));
    expect(onGo).toHaveBeenLastCalledWith(eventId(1));
    await userEvent.click(screen.getByRole("button", { name: /^corrected 14:02/ }));
    expect(onGo).toHaveBeenLastCalledWith(eventId(2));
    expect(act?.queryByText(/^signal/)).toBeNull();
    expect(prompt?.queryByRole("button", { name: /^corrected/ })).toBeNull();
  });

  it("counts denials against the cap and says what was fixed", () => {
    const { lines } = show([
      timelineItem(1, 3, {
        ...ACT,
        decision: decided("deny", verdict({ decision: "deny", denial: 1, outcome: "open" })),
      }),
      timelineItem(2, 3, {
        ...ACT,
        action: command("pnpm add left-pad"),
        decision: decided("pass", verdict({ verdict: "satisfied", denial: 1, outcome: "fixed" })),
      }),
    ]);
    expect(lines[0]?.textContent).toContain("$ npm i left-pad");
    expect(lines[0]?.textContent).toContain("stopped by R12 (1 of 3)");
    expect(lines[1]?.textContent).toContain("fixed after 1 · R12");
  });

  it("says what was learned in whose place, and that it was taken back", () => {
    const resolution: TimelineItem["resolutions"][number] = {
      ...{
        id: eventId(700),
        action: "supersede",
        decisionLine: "Decision: SUPERSEDE existing R3",
        reason: "",
      },
      ...{ directive: "use pnpm", decidedBy: "rules", target: R3, result: R12, undoneAt: null },
      claim: { topic: "package-manager", subject: "npm", polarity: "forbid" },
      createdAt: new Date(0),
    };
    const { lines } = show([timelineItem(1, 2, { ...PROMPT, resolutions: [resolution] })]);
    expect(lines[0]?.textContent).toContain("learned R12 Use pnpm, not npm in place of R3 Use yarn (blocks)");
    cleanup();
    const undone = { ...resolution, undoneAt: new Date(0) };
    expect(show([timelineItem(1, 2, { ...PROMPT, resolutions: [undone] })]).lines[0]?.textContent).toContain(
      "(taken back)",
    );
  });

  it("offers why and teaching where nothing was noticed, teaching only to those who may", async () => {
    const { onWhy, onMark } = show([timelineItem(7, 1, { prompt: "again npm?" })]);
    await userEvent.click(screen.getByRole("button", { name: "Why no signal here?" }));
    expect(onWhy).toHaveBeenCalledWith(eventId(7));
    await userEvent.click(screen.getByRole("button", { name: "This was a correction" }));
    expect(onMark).toHaveBeenCalledWith(eventId(7), "correction");
    cleanup();
    show([timelineItem(7, 1, { prompt: "again npm?" })], false);
    expect(screen.queryByRole("button", { name: "This was a correction" })).toBeNull();
  });

  it("shows masked values as such and prompts that nobody typed", () => {
    show([timelineItem(1, 1, { prompt: "use [redacted:github_token]", author: "automation" })]);
    expect(screen.getByText("masked github token")).toBeTruthy();
    expect(screen.queryByText(/redacted/)).toBeNull();
    expect(screen.getByText("not typed by a person")).toBeTruthy();
  });

  it("offers both marks where something was noticed, and shows one that was made with the way back", async () => {
    const { onMark, onWithdraw } = show([timelineItem(7, 1, PROMPT)]);
    await userEvent.click(screen.getByRole("button", { name: "This was none" }));
    expect(onMark).toHaveBeenCalledExactlyOnceWith(eventId(7), "none");
    expect(onWithdraw).not.toHaveBeenCalled();
    cleanup();
    const mark = { id: eventId(1), eventId: eventId(7), verdict: "none", at: new Date(0) } as const;
    const marked = show([timelineItem(7, 1, { ...PROMPT, mark })]);
    expect(screen.getByText("You said: none")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "This was none" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Take back" }));
    expect(marked.onWithdraw).toHaveBeenCalledExactlyOnceWith(eventId(7));
  });

  it.each([
    ["Chinese", "不对，用 pnpm", [0, 2], "不对"],
    ["a combining accent", "cafe\u0301 non", [0, 4], "cafe\u0301"],
    ["an emoji of two halves", "👎🏽 npm again", [0, 2], "👎🏽"],
  ] as const)("marks whole characters in every script: %s", (_name, prompt, span, expected) => {
    const signals = [{ ...PROMPT.signals?.[0], span: [...span] }] as TimelineItem["signals"];
    show([timelineItem(7, 1, { ...PROMPT, prompt, signals })]);
    expect(screen.getByText(expected, { selector: "mark" }).textContent).toBe(expected);
  });
});
