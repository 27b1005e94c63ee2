import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TimelineItem } from "@/core/agent-session/schema";
import type { FileChange, HandEdit } from "@/core/hook-event/schema";
import { WithMessages } from "@/test/with-messages";
import { findCorrections, marginNotes } from "./margin-notes";
import { eventId, timelineItem } from "./test-timeline";
import { toRows } from "./timeline-rows";
import { TranscriptRow } from "./transcript-row";

vi.mock("next/navigation", () => ({ useParams: () => ({ projectSlug: "acme" }) }));
afterEach(cleanup);

const WRITTEN: FileChange = {
  ...{ kind: "file_change", path: "src/tax.ts", op: "modify" },
  ...{ addedLines: ["return withTax(price);"], removedLines: ["return price * 1.2;"] },
};
const ACT: Partial<TimelineItem> = {
  kind: "action_finished",
  author: "agent",
  action: WRITTEN,
  outcome: "ok",
};

function byHand(edit: Partial<HandEdit>): Partial<TimelineItem> {
  return {
    ...{ kind: "workspace_observed", hostEventName: "workspace" },
    workspace: {
      filesCreated: [],
      changes: [{ ...WRITTEN, addedLines: WRITTEN.removedLines, removedLines: WRITTEN.addedLines }],
      handEdits: [{ path: "src/tax.ts", how: "put_back", actId: eventId(1), lines: 4, kept: 3, ...edit }],
    },
    signals: [
      {
        ...{ detector: "tool_override", kind: "correction", score: 0.7, span: [0, 0] },
        ...{ reasons: ["put_back_by_hand: src/tax.ts"], referentEventId: eventId(1) },
      },
    ],
  };
}

function show(items: TimelineItem[]) {
  const acts = { onWhy: vi.fn(), onGo: vi.fn(), onMark: vi.fn() };
  const corrections = findCorrections(items);
  render(
    <ol>
      {toRows(items).map((row) => (
        <li key={row.id} data-testid={row.item.kind}>
          <TranscriptRow {...acts} row={row} notes={marginNotes(row, corrections)} isCurrent={false} />
        </li>
      ))}
    </ol>,
    { wrapper: WithMessages },
  );
  return { ...acts, line: (kind: string) => within(screen.getByTestId(kind)) };
}

describe("what was changed by hand", () => {
  it("stands in the session with what it amounts to, its signal, and the question why", async () => {
    const { line, onWhy, onGo } = show([timelineItem(1, 1, ACT), timelineItem(2, 2, byHand({}))]);
    const row = line("workspace_observed");
    expect(row.getByText("by hand")).toBeTruthy();
    expect(row.getByText("A file that the agent wrote was changed by hand")).toBeTruthy();
    expect(row.getByText("put back as it was before the agent's change")).toBeTruthy();
    expect(row.getByTitle("the agent's change was put back: src/tax.ts")).toBeTruthy();
    await userEvent.click(row.getByRole("button", { name: "Go to what it refers to" }));
    expect(onGo).toHaveBeenCalledWith(eventId(1));
    await userEvent.click(row.getByRole("button", { name: "Why?" }));
    expect(onWhy).toHaveBeenCalledWith(eventId(2));
    // Only what a person said can be marked.
    expect(row.queryByRole("button", { name: "This was none" })).toBeNull();
  });

  it("stands beside the act that was changed, and leads to the change", async () => {
    const { line, onGo } = show([timelineItem(1, 1, ACT), timelineItem(2, 2, byHand({}))]);
    await userEvent.click(line("action_finished").getByRole("button", { name: /changed by hand/ }));
    expect(onGo).toHaveBeenCalledWith(eventId(2));
  });

  it.each([
    ["rewritten", "written anew: 3 of the agent's 4 lines stayed"],
    ["removed", "lines deleted: 3 of the agent's 4 lines stayed"],
    ["reverted", "taken back by git: 3 of the agent's 4 lines stayed"],
    ["edited", "edited: 3 of the agent's 4 lines stayed"],
    ["deleted", "the file was deleted"],
  ] as const)("%s: %s", (how, words) => {
    const { line } = show([timelineItem(2, 2, byHand({ how }))]);
    expect(line("workspace_observed").getByText(words)).toBeTruthy();
  });

  it("a proposal that the person changed in the host's dialog says so", () => {
    const { line } = show([timelineItem(1, 1, { ...ACT, action: { ...WRITTEN, userEdited: true } })]);
    expect(line("action_finished").getByText("You changed it before you let it pass")).toBeTruthy();
  });
});
