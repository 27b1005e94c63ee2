import { afterEach, expect, it } from "vitest";
import { hookWorld } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { readStatus, status } from "./commands/status";
import { noteDetectorMute, readDetectorMute } from "./state/detector-mute";

let remove: (() => unknown) | undefined;
afterEach(() => remove?.());

const LINE = "Detector mute: 60 prompts in language vi, 0 signals.";
const HEADER = JSON.stringify([{ by: "language", value: "vi", prompts: 60, signals: 0, line: LINE }]);

function given() {
  const world = hookWorld();
  remove = world.remove;
  return { place: world.place, ...terminalIn(world) };
}

it("heed status tells the alarm that came with the rules, and no longer once it has ended", () => {
  const { place, context, text } = given();
  noteDetectorMute(place, HEADER);
  expect(readStatus(context).problems).toEqual([LINE]);
  status(context, { json: false, showLast: false });
  expect(text()).toContain(`Problem     ${LINE}`);
  noteDetectorMute(place, "[]");
  expect(readStatus(context).problems).toEqual([]);
});

it.each([
  ["a server that does not tell", undefined, [LINE]],
  ["an answer that cannot be read", "{", []],
  ["lines without end", JSON.stringify([{ line: "x".repeat(5_000) }]), ["x".repeat(200)]],
  [
    "more alarms than fit",
    JSON.stringify(Array.from({ length: 9 }, () => ({ line: "l" }))),
    Array(5).fill("l"),
  ],
])("keeps what it can of %s", (_name, header, expected) => {
  const { place } = given();
  noteDetectorMute(place, HEADER);
  noteDetectorMute(place, header);
  expect(readDetectorMute(place)).toEqual(expected);
});
