import { expect, it } from "vitest";
import { FEATURE_NAMES } from "./feature-names";
import { LEARNABLE_MODEL, SIGNAL_MODEL } from "./weights";

it("names every feature that has a weight", () => {
  const weighted = [...Object.keys(SIGNAL_MODEL.weights), ...Object.keys(LEARNABLE_MODEL.weights)];
  expect(weighted.filter((name) => FEATURE_NAMES[name] === undefined)).toEqual([]);
});
