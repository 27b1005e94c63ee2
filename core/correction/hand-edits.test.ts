import { describe, expect, it } from "vitest";
import type { FileChange, HandEdit, HookEvent } from "../hook-event/schema";
import {
  changesByHand,
  changesOfProposal,
  judgeHandEdits,
  linesByHand,
  type ObservedChange,
  wordsByHand,
} from "./hand-edits";
import { DETECTORS } from "./schema";

const ACT = "0199a000-0000-7000-8000-000000000001";

function change(how: HandEdit["how"], more: Partial<HandEdit> = {}, lines = {}): ObservedChange {
  return {
    edit: { path: "src/tax.ts", how, actId: ACT, lines: 4, kept: 1, ...more },
    change: {
      kind: "file_change",
      path: "src/tax.ts",
      op: "modify",
      addedLines: ["return price * RATE;"],
      removedLines: ["const rate = 1.2;", "const gross = price * rate;", "return gross;"],
      ...lines,
    },
  };
}

describe("a change by hand is a behaviour signal with its referent (learning.md section 2)", () => {
  it.each([
    ["reverted", "tool_override", 0.75, "reverted_by_git: src/tax.ts"],
    ["put_back", "tool_override", 0.7, "put_back_by_hand: src/tax.ts"],
    ["deleted", "tool_override", 0.65, "deleted_by_hand: src/tax.ts"],
    ["removed", "tool_override", 0.5, "removed_by_hand: src/tax.ts"],
    // Three of four lines are gone: 0.5 + 0.3 × 0.75.
    ["rewritten", "rewrite", 0.725, "rewritten_by_hand: 75 %, src/tax.ts"],
  ] as const)("%s → %s", (how, detector, score, reason) => {
    const { signals, path, label } = judgeHandEdits([change(how)], false);
    expect(signals).toEqual([
      { detector, kind: label, score, span: [0, 0], reasons: [reason], referentEventId: ACT },
    ]);
    expect(path).toBe("none");
  });

  it("a small edit is an edit of the agent's text: less than 30 % of it differs", () => {
    const lines = { removedLines: ["const label = 'Send it';"], addedLines: ["const label = 'Store it';"] };
    const { signals } = judgeHandEdits([change("edited", { lines: 4, kept: 3 }, lines)], false);
    // Four letters of 24: “Send” → “Store” costs 3 exchanges and one more letter.
    expect(signals).toMatchObject([
      { detector: "edit_distance", kind: "correction", reasons: ["edited_by_hand: 17 %, src/tax.ts"] },
    ]);
  });

  it("few lines that differ much are no signal, and every detector says why", () => {
    const detection = judgeHandEdits([change("edited", { lines: 9, kept: 6 })], false);
    expect(detection).toMatchObject({ label: "none", path: "none", signals: [], referentEventId: null });
    expect(detection.misses.map(({ detector }) => detector)).toEqual([...DETECTORS]);
    expect(detection.misses).toContainEqual({ detector: "tool_override", reason: "nothing_taken_back" });
  });

  it("the strongest of several changes is what it is about", () => {
    const other = "0199a000-0000-7000-8000-000000000002";
    const { referentEventId, label } = judgeHandEdits(
      [change("removed"), change("put_back", { actId: other })],
      false,
    );
    expect([referentEventId, label]).toEqual([other, "correction"]);
  });

  it("goes on to a proposal only where a wish shows, and never without a signal", () => {
    expect(judgeHandEdits([change("rewritten")], true)).toMatchObject({ path: "act", learnable: true });
    expect(judgeHandEdits([change("rewritten")], false)).toMatchObject({ path: "none", learnable: false });
    expect(judgeHandEdits([], true)).toMatchObject({ path: "none", learnable: false });
  });
});

it("an event of an older client has no changes by hand, and a change without its lines is left out", () => {
  expect(changesByHand({})).toEqual([]);
  expect(changesByHand({ workspace: { filesCreated: [], changes: [change("removed").change] } })).toEqual([]);
  const { edit } = change("removed", { path: "src/other.ts" });
  const workspace = { filesCreated: [], changes: [change("removed").change], handEdits: [edit] };
  expect(changesByHand({ workspace })).toEqual([]);
  expect(linesByHand({ workspace: { ...workspace, handEdits: [change("removed").edit] } })).toBe(
    "return price * RATE;",
  );
});

describe("a proposal that the person changed in the host's dialog", () => {
  const REQUEST = "0199a000-0000-7000-8000-000000000003";
  const wrote = (addedLines: string[], userEdited?: boolean): FileChange => ({
    ...{ kind: "file_change", path: "src/tax.ts", op: "create", removedLines: [] },
    ...{ addedLines, ...(userEdited ? { userEdited } : {}) },
  });
  const event = (kind: "action_requested" | "action_finished", action: FileChange): HookEvent => ({
    ...({ id: REQUEST, schemaVersion: 1, host: "claude_code", hostEventName: "x", kind } as const),
    ...({ session: "s", seq: 1, occurredAt: "2026-11-30T12:00:00.000Z", author: "human" } as const),
    ...{ project: { key: "shop" }, action },
  });
  const asked = event("action_requested", wrote(["const a = 1;", "const b = 2;", "log(a);", "log(b);"]));

  it("is what was written against what was proposed, and refers to the request", () => {
    const done = event("action_finished", wrote(["const a = 1;", "const b = 2;", "log(a, b);"], true));
    const [found] = changesOfProposal(done, [asked, done]);
    expect(found?.edit).toEqual({ path: "src/tax.ts", how: "edited", actId: REQUEST, lines: 4, kept: 2 });
    expect(found?.change).toMatchObject({
      addedLines: ["log(a, b);"],
      removedLines: ["log(a);", "log(b);"],
    });
    expect(wordsByHand(done)).toBe("changed by hand: src/tax.ts");
    expect(linesByHand(done)).toBe("const a = 1;\nconst b = 2;\nlog(a, b);");
  });

  it("with lines only taken out, nothing stands in their place", () => {
    const done = event("action_finished", wrote(["const a = 1;"], true));
    expect(changesOfProposal(done, [asked, done])[0]?.edit).toMatchObject({ how: "removed", kept: 1 });
  });

  it("is nothing where the host does not say so, or no request is known", () => {
    const same = event("action_finished", wrote(["const a = 1;"]));
    expect(changesOfProposal(same, [asked, same])).toEqual([]);
    const alone = event("action_finished", wrote(["const a = 1;"], true));
    expect(changesOfProposal(alone, [alone])).toEqual([]);
  });
});
