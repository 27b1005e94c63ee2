import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { HistoryChain } from "@/core/history/schema";
import { WithMessages } from "@/test/with-messages";
import { ChainView } from "./chain-view";
import { november, rule, step } from "./test-steps";

vi.mock("next/navigation", () => ({ useParams: () => ({ projectSlug: "acme" }) }));
afterEach(cleanup);

const YARN = rule(3, "Use yarn");
const PNPM = rule(12, "Use pnpm", "active");
const CHAIN: HistoryChain = {
  topic: "package-manager",
  current: PNPM,
  steps: [
    step(1, { rule: YARN }),
    step(5, {
      ...{ rule: PNPM, step: "replaced", replaced: YARN, words: "no, we use pnpm here" },
      decisionLine: "Decision: SUPERSEDE existing R3 — because you changed your mind",
    }),
    step(6, { rule: PNPM, step: "repeated" }),
  ],
  lastAt: november(6),
};

function show() {
  const onPreview = vi.fn();
  render(<ChainView chain={CHAIN} onPreview={onPreview} />, { wrapper: WithMessages });
  return { onPreview, topic: within(screen.getByRole("region", { name: "package manager" })) };
}

it("reads from the first rule to today and offers the rollback of the last change", async () => {
  const { onPreview, topic } = show();
  const [first, second, today] = topic.getAllByRole("listitem");
  expect(first?.textContent).toContain("R3 Use yarn");
  expect(second?.textContent).toContain("was replaced byR12 Use pnpm");
  expect(second?.textContent).toContain("said again");
  expect(today?.textContent).toBe("today");
  await userEvent.click(topic.getByRole("button", { name: "Preview the rollback of R12" }));
  expect(onPreview).toHaveBeenCalledExactlyOnceWith(CHAIN.steps[1]?.resolutionId);
});

it("unfolds every step with its words, the latest first, each with its own way back", async () => {
  const { onPreview, topic } = show();
  expect(topic.queryByText("no, we use pnpm here")).toBeNull();
  await userEvent.click(topic.getByRole("button", { name: "3 steps" }));
  const steps = within(topic.getByRole("list", { name: "package manager" })).getAllByRole("listitem");
  expect(steps.map((item) => item.textContent?.match(/R\d+/)?.[0])).toEqual(["R12", "R12", "R3"]);
  expect(steps[1]?.textContent).toContain("no, we use pnpm here");
  expect(steps[1]?.textContent).toContain("Decision: SUPERSEDE existing R3");
  await userEvent.click(topic.getByRole("button", { name: "Preview the rollback of R3" }));
  expect(onPreview).toHaveBeenCalledExactlyOnceWith(CHAIN.steps[0]?.resolutionId);
});
