import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { PromptExplanation } from "@/core/agent-session/schema";
import { DETECTORS } from "@/core/correction/schema";
import { WithMessages } from "@/test/with-messages";
import { DetectionView } from "./detection-view";

afterEach(cleanup);

const ID = "00000000-0000-7000-8000-000000000001";
const WHY: PromptExplanation = {
  ...{ eventId: ID, sessionId: ID, prompt: "不对，用 pnpm", author: "human", summary: "A signal." },
  ...{ run: null, extractionReason: null, record: null, mark: null, resolutions: [], canTeach: true },
  detection: {
    ...{ label: "correction", learnable: true, path: "act", explanation: "A signal.", language: "zh" },
    scores: { signal: 0.93, learnable: 0.4 },
    signals: [
      {
        ...{ detector: "negation", kind: "correction", score: 0.8, span: [0, 2], referentEventId: null },
        reasons: ["rejection: 不对", "opens_message"],
      },
    ],
    misses: [{ detector: "interruption", reason: "not_cut_off" }],
    referentEventId: null,
  },
};

function show(why: Partial<PromptExplanation>) {
  render(<DetectionView why={{ ...WHY, ...why }} />, { wrapper: WithMessages });
}

describe("“why no signal here?”", () => {
  it("names every detector, hit and miss, with its reason in plain words and the words that fired", () => {
    show({});
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toHaveLength(DETECTORS.length);
    expect(items[0]).toBe("negation fired.80 “不对” · it rejects: “不对”, it opens the message");
    expect(items.find((text) => text?.startsWith("interruption"))).toBe(
      "interruption did not firethe agent was not cut off",
    );
  });

  it("shows both scores with their thresholds, and who decided", () => {
    show({});
    const [signal, learnable] = within(screen.getByRole("table")).getAllByRole("row");
    expect(signal?.textContent).toContain(".93above the strict threshold");
    expect(learnable?.textContent).toContain(".40between the two thresholds");
    expect(signal?.textContent).toMatch(/asks you from \.\d\d, acts from \.\d\d/);
    expect(screen.getByText(/Heed, by itself: a score is above its strict threshold/)).toBeTruthy();
  });

  it("says that the person decided where they did", () => {
    show({ mark: { id: ID, eventId: ID, verdict: "none", at: new Date(0) } });
    expect(screen.getByText(/You: you said that this was none/)).toBeTruthy();
  });

  it("answers for a prompt that no detector was asked about", () => {
    const explanation = "No signal: the agent's own text, fed back unchanged.";
    const detection = { ...WHY.detection, signals: [], misses: [], path: "none", label: "none", explanation };
    show({ detection: detection as PromptExplanation["detection"] });
    expect(screen.getByText(`No detector was asked: ${explanation}`)).toBeTruthy();
    cleanup();
    show({ detection: { ...detection, guard: "agent_text_fed_back" } as PromptExplanation["detection"] });
    expect(screen.getByText("No detector was asked: the agent's own text, fed back unchanged")).toBeTruthy();
    cleanup();
    show({ detection: null });
    expect(screen.getByText("Heed has not looked at this prompt yet.")).toBeTruthy();
  });
});
