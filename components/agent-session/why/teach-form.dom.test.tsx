import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { PromptExplanation } from "@/core/agent-session/schema";
import { WithMessages } from "@/test/with-messages";
import { TeachForm } from "./teach-form";

const calls = vi.hoisted(() => ({ mark: vi.fn(async () => true) }));
vi.mock("../use-marks", () => ({ useMarks: () => ({ mark: calls.mark, pending: false }) }));

afterEach(() => {
  cleanup();
  calls.mark.mockClear();
});

const ID = "00000000-0000-7000-8000-000000000001";
const WHY: PromptExplanation = {
  ...{ eventId: ID, sessionId: ID, prompt: "no", author: "human", summary: "" },
  ...{ run: null, extractionReason: null, record: null, mark: null, resolutions: [], canTeach: true },
  detection: null,
};

async function say(words: string) {
  const field = screen.getByRole("textbox", { name: "What should the agent do instead?" });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(words);
  await userEvent.click(screen.getByRole("button", { name: "This was a correction" }));
}

it("own words above their limit are not cut: the limit is said, and nothing is marked", async () => {
  render(<TeachForm why={WHY} onTaught={() => {}} />, { wrapper: WithMessages });
  await say("x".repeat(1001));
  expect(screen.getByText(/At most 1,000 characters; these are 1,001\./)).toBeTruthy();
  expect(calls.mark).not.toHaveBeenCalled();
  await say("y".repeat(1000));
  expect(calls.mark).toHaveBeenCalledExactlyOnceWith(ID, "correction", "y".repeat(1000));
});
