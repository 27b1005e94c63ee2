import { expect, it } from "vitest";
import { type HookEvent, hookEventSchema } from "../hook-event/schema";
import { makeScrubber, REMOVED_TEXT, textsOf } from "./scrub";

function event(fields: Partial<HookEvent>): HookEvent {
  return hookEventSchema.parse({
    ...{ id: "01890000-0000-7000-8000-000000000001", schemaVersion: 1, host: "claude_code", session: "s1" },
    ...{ hostEventName: "x", kind: "prompt_submitted", seq: 1, occurredAt: "2026-01-01T00:00:00Z" },
    ...{ project: { key: "shop" }, author: "human", ...fields },
  });
}

const ACT = {
  kind: "shell_command",
  command: "deploy --to blue-heron",
  argv: [["deploy"]],
  fileChanges: [],
} as const;
const prompt = event({ prompt: "our customer is Blue Heron\nLtd in Graz, keep it quiet" });
const act = event({ kind: "action_requested", action: { ...ACT, argv: [["deploy"]], fileChanges: [] } });

it("collects what was written, not paths, kinds and ids", () => {
  const change = {
    kind: "file_change",
    path: "src/secret-plan.ts",
    op: "modify",
    addedLines: ["a = 1;", "b = 2;"],
  };
  const texts = textsOf([event({ action: hookEventSchema.shape.action.parse(change) }), prompt]);
  expect(texts).toEqual([prompt.prompt, "a = 1;\nb = 2;", "a = 1;", "b = 2;"]);
});

it("takes out whole copies, excerpts on one line and texts that quote it", () => {
  const scrub = makeScrubber([prompt]);
  expect(scrub({ request: prompt.prompt, at: 5 })).toEqual({
    value: { request: REMOVED_TEXT, at: 5 },
    changed: true,
  });
  expect(scrub("our customer is Blue Heron Ltd in…").value).toBe(REMOVED_TEXT);
  expect(scrub(`You said: ${prompt.prompt} (today)`).value).toBe(`You said: ${REMOVED_TEXT} (today)`);
});

it("drops a removed act from the steps and empties the field that holds it", () => {
  const scrub = makeScrubber([act]);
  const other = { ...ACT, command: "npm run verify --all" };
  const steps = [
    { action: ACT, outcome: "ok" },
    { action: other, outcome: "ok" },
  ];
  expect(scrub({ action: ACT, steps }).value).toEqual({
    action: null,
    steps: [{ action: other, outcome: "ok" }],
  });
});

it("leaves values without copies as they are, also words that the text happens to hold", () => {
  const scrub = makeScrubber([event({ prompt: "the package-manager is pnpm, human" })]);
  const stored = { topic: "package-manager", author: "human", words: "use tabs in this file" };
  expect(scrub(stored)).toEqual({ value: stored, changed: false });
});

it("recognises a short text only where it is the whole field", () => {
  const scrub = makeScrubber([event({ prompt: "use yarn" })]);
  expect(scrub({ words: "use yarn", reason: "because we use yarn here" }).value).toEqual({
    words: REMOVED_TEXT,
    reason: "because we use yarn here",
  });
});
