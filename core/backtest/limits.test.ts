import { expect, it } from "vitest";
import { backtestLimits } from "./limits";

const unrelated = (actions: number, count: number) =>
  backtestLimits({ recipe: "no-push", actions, unrelated: count });

it("allows at most one unrelated stop where fewer than 100 actions are stored", () => {
  expect(unrelated(99, 1)).toEqual([{ limit: "count", passed: true, found: 1, allowed: 1 }]);
  expect(unrelated(99, 2)[0]?.passed).toBe(false);
});

it("allows less than one percent among 100 and more", () => {
  expect(unrelated(100, 1)).toEqual([{ limit: "share", passed: false, found: 1, allowed: 0 }]);
  expect(unrelated(200, 1)[0]?.passed).toBe(true);
  expect(unrelated(200, 2)[0]?.passed).toBe(false);
  expect(unrelated(201, 2)[0]?.passed).toBe(true);
});

it("lets only recipes block on fewer than 50 actions", () => {
  const enough = (actions: number) => backtestLimits({ recipe: null, actions, unrelated: 0 })[1];
  expect(enough(49)).toEqual({ limit: "enough", passed: false, found: 49, allowed: 50 });
  expect(enough(50)?.passed).toBe(true);
  expect(unrelated(3, 0)).toHaveLength(1);
});
