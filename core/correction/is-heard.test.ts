import { expect, it } from "vitest";
import { isHeard } from "./is-heard";

it.each([
  ["a signal", { label: "correction", learnable: false, path: "ask" }, true],
  ["consent that carries a rule", { label: "none", learnable: true, path: "act" }, true],
  ["consent alone", { label: "none", learnable: false, path: "none" }, false],
  ["a signal that the person refused", { label: "correction", learnable: true, path: "none" }, false],
] as const)("%s", (_name, judged, heard) => {
  expect(isHeard(judged)).toBe(heard);
});
