import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BacktestRunView, BacktestStopView } from "@/core/backtest/run-schema";
import { WithMessages } from "@/test/with-messages";
import { BacktestStops } from "./backtest-stops";

vi.mock("next/navigation", () => ({ useParams: () => ({ projectSlug: "acme" }) }));
afterEach(cleanup);

const idOf = (at: number) => `00000000-0000-7000-8000-00000000000${at}`;

function stop(at: number, excerpt: string, fields: Partial<BacktestStopView> = {}): BacktestStopView {
  return {
    ...{ id: idOf(at), eventId: idOf(at), sessionId: idOf(9), excerpt, related: false, mark: null },
    atTurnEnd: false,
    occurredAt: new Date("2026-11-29T14:02:00.000Z"),
    ...fields,
  };
}

const RUN: BacktestRunView = {
  ...{ id: idOf(8), version: 1, isOld: false, status: "succeeded", total: 40, checked: 40, hasMore: false },
  ...{ actions: 40, undecided: 0, related: 1, unrelated: 2, right: 0, wrong: 0, precision: null },
  ...{ against: 2, limits: [], passed: false, finishedAt: new Date("2026-11-29T15:00:00.000Z") },
};
const STOPS = [
  stop(1, "npm ci"),
  stop(2, "npm install lodash", { related: true }),
  stop(3, "npm i react", { mark: "wrong" }),
];

function list(fields: { run?: BacktestRunView; stops?: BacktestStopView[] } = {}) {
  const onMark = vi.fn();
  render(<BacktestStops run={RUN} stops={STOPS} onMark={onMark} {...fields} />, { wrapper: WithMessages });
  return onMark;
}

const current = () => screen.getAllByRole("listitem").find((row) => row.getAttribute("aria-current"));

describe("the list of would-be stops", () => {
  it("shows each excerpt with its kind, its mark and the way to the moment", () => {
    list();
    const [first, second, third] = screen.getAllByRole("listitem");
    if (!first || !second || !third) throw new Error("three rows");
    expect(within(first).getByText("npm ci")).toBeTruthy();
    expect(within(first).getByText("other kind")).toBeTruthy();
    expect(within(second).getByText("same kind")).toBeTruthy();
    expect(within(first).getByRole("link").getAttribute("href")).toBe(
      `/p/acme/sessions/${idOf(9)}?at=${idOf(1)}`,
    );
    const wrong = within(third).getByRole("button", { name: "Wrong to stop: npm i react" });
    expect(wrong.getAttribute("aria-pressed")).toBe("true");
  });

  it("tells ends of turns from acts, in words and in numbers", () => {
    list({ stops: [...STOPS, stop(4, "src/a.ts", { atTurnEnd: true })] });
    expect(screen.getAllByText("end of a turn")).toHaveLength(1);
    expect(
      screen.getByText(
        "3 acts would have been stopped, and at one end of a turn the agent would have been sent on.",
      ),
    ).toBeTruthy();
  });

  it("one key marks the current one and goes on to the next", async () => {
    const onMark = list();
    await userEvent.keyboard("y");
    expect(onMark).toHaveBeenLastCalledWith(STOPS[0], "right");
    expect(current()?.textContent).toContain("npm install lodash");
    await userEvent.keyboard("n");
    expect(onMark).toHaveBeenLastCalledWith(STOPS[1], "wrong");
    await userEvent.keyboard("u");
    expect(onMark).toHaveBeenLastCalledWith(STOPS[2], null);
    await userEvent.keyboard("k");
    expect(current()?.textContent).toContain("npm install lodash");
    expect(onMark).toHaveBeenCalledTimes(3);
  });

  it("a mark that is pressed again is taken back", async () => {
    const onMark = list();
    await userEvent.click(screen.getByRole("button", { name: "Wrong to stop: npm i react" }));
    expect(onMark).toHaveBeenLastCalledWith(STOPS[2], null);
    await userEvent.click(screen.getByRole("button", { name: "Right to stop: npm i react" }));
    expect(onMark).toHaveBeenLastCalledWith(STOPS[2], "right");
  });

  it("says how many are kept where more were found", () => {
    list({ run: { ...RUN, unrelated: 250 } });
    expect(screen.getByText("The newest 3 are kept; the counts go on.")).toBeTruthy();
  });

  it("says that nothing would have been stopped only once the run is over", () => {
    list({ stops: [] });
    expect(screen.getByText("Nothing of your work would have been stopped.")).toBeTruthy();
    cleanup();
    list({ stops: [], run: { ...RUN, status: "running" } });
    expect(screen.queryByText("Nothing of your work would have been stopped.")).toBeNull();
  });
});
