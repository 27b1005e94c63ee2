import { expect, it } from "vitest";
import { FEATURE_NAMES } from "./feature-names";
import { AT_MOMENT } from "./features";
import { LEARNABLE_MODEL } from "./learnable-weights";
import { SIGNAL_MODEL } from "./signal-weights";

it("names every feature that has a weight", () => {
  const weighted = [...Object.keys(SIGNAL_MODEL.weights), ...Object.keys(LEARNABLE_MODEL.weights)];
  expect(weighted.filter((name) => FEATURE_NAMES[name.split(AT_MOMENT)[0] ?? name] === undefined)).toEqual(
    [],
  );
});
