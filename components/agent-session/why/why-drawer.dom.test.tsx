import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PromptExplanation } from "@/core/agent-session/schema";
import { WithMessages } from "@/test/with-messages";
import { Explanation } from "./why-drawer";

vi.mock("@/lib/trpc/client", () => ({ useTRPC: vi.fn() }));
vi.mock("../use-marks", () => ({ useMarks: () => ({ mark: vi.fn(), withdraw: vi.fn(), pending: false }) }));

afterEach(cleanup);

const ID = "00000000-0000-7000-8000-000000000001";
const LINE = "Decision: NEW because nothing says it yet.";
const stage = (name: string) => ({
  ...{ stage: name, version: 1, status: "succeeded" as const, attempts: 1, error: null, durationMs: 3 },
});

/** A prompt that was marked in own words, of which one decision came. */
function show(undoneAt: Date | null) {
  const why: PromptExplanation = {
    ...{ eventId: ID, sessionId: ID, prompt: "show me the lockfile", author: "human", summary: "Said." },
    ...{ detection: null, extractionReason: null, record: null, mark: null, canTeach: true },
    run: { status: "succeeded", outcome: "", stages: ["detect", "extract", "resolve", "publish"].map(stage) },
    resolutions: [
      {
        ...{ id: ID, action: "new", decisionLine: LINE, reason: "test", directive: "Use pnpm, not npm." },
        claim: { topic: "package-manager", subject: "javascript", polarity: "require", value: "pnpm" },
        ...{ decidedBy: "person", target: null, result: null, undoneAt, createdAt: new Date(0) },
      },
    ],
  };
  render(<Explanation why={why} mayTeach onTaught={vi.fn()} />, { wrapper: WithMessages });
}
const stepCount = () => screen.getAllByText("done").length;

describe("after a mark in own words is taken back", () => {
  it("own words can be given again", () => {
    show(new Date(1));
    expect(screen.getByLabelText("What should the agent do instead?")).toBeTruthy();
  });

  it("the withdrawn decision is struck out and called taken back, and its steps are gone", () => {
    show(new Date(1));
    expect(screen.getByText(LINE).tagName).toBe("S");
    expect(screen.getByText(/\(taken back\)/)).toBeTruthy();
    expect(stepCount()).toBe(2);
  });
});

describe("while a decision counts", () => {
  it("it is shown as current with all its steps, and no other words are asked for", () => {
    show(null);
    expect(screen.getByText(LINE).tagName).toBe("LI");
    expect(screen.queryByText(/taken back/)).toBeNull();
    expect(stepCount()).toBe(4);
    expect(screen.queryByLabelText("What should the agent do instead?")).toBeNull();
  });
});
