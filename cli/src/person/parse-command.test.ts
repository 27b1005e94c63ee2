import { describe, expect, it } from "vitest";
import { parsePromptCommand, ruleNumber } from "./parse-command";

describe("parsePromptCommand", () => {
  it.each([
    ["heed: undo 12", { verb: "undo", rule: "R12" }],
    ["HEED: undo", { verb: "undo", rule: undefined }],
    ["  heed:wrong  ", { verb: "wrong", rule: undefined }],
    ["heed: allow 12", { verb: "allow", rule: "R12", span: "once" }],
    ["heed: allow P4 this task", { verb: "allow", rule: "P4", span: "task" }],
    [
      "heed: allow 3 today because CI is down",
      { verb: "allow", rule: "R3", span: "day", reason: "CI is down" },
    ],
    ["heed: pause 2h", { verb: "pause", minutes: 120 }],
    ["heed: pause 30 minutes", { verb: "pause", minutes: 30 }],
    ["heed: pause", { verb: "pause", minutes: 60 }],
    ["heed: pause 7d", { verb: "pause", minutes: 10_080 }],
    ["heed: resume", { verb: "resume" }],
    ["heed: remember we use pnpm", { verb: "remember", text: "we use pnpm" }],
    ["heed: forget pnpm", { verb: "forget", text: "pnpm" }],
    ["heed: on", { verb: "on" }],
    ["heed: off", { verb: "off" }],
    ["heed: mute P4", { verb: "mute", rule: "P4" }],
    ["heed: mute 4", { verb: "mute", rule: "P4" }],
    ["heed: unmute p4", { verb: "unmute", rule: "P4" }],
  ])("%s", (prompt, command) => {
    expect(parsePromptCommand(prompt)).toEqual({ ok: true, command });
  });

  it.each([
    ["heed: mute R6", "R6 is a rule of your own"],
    ["heed: mute", "Say which rule, such as P4"],
    ["heed: unmute banana", "“banana” is no number of a rule, such as P4"],
    ["heed: undo banana", "“banana” is no number of a rule, such as R12"],
    ["heed: allow", "Say which rule, such as R12"],
    ["heed: allow banana", "“banana” is no number of a rule, such as R12"],
    ["heed: allow 3 for ever", "“for ever” is no span"],
    ["heed: pause banana", "“banana” is no length of time"],
    ["heed: pause 0h", "“0h” is no length of time"],
    ["heed: pause 8d", "A pause lasts 7 days at most"],
    ["heed: pause 99999h", "A pause lasts 7 days at most"],
    ["heed: on now", "“on” takes nothing after it"],
    ["heed: remember", "Say what to remember"],
  ])("refuses %s and says what is wrong with it, not the list of commands", (prompt, fault) => {
    const refusal = parsePromptCommand(prompt);
    expect(refusal).toMatchObject({ ok: false, reason: expect.stringContaining(fault) });
    expect(JSON.stringify(refusal)).not.toContain("Commands:");
  });

  it("refuses words and reasons above their limit instead of cutting them", () => {
    const at = (length: number) => "x".repeat(length);
    expect(parsePromptCommand(`heed: remember ${at(1000)}`)).toMatchObject({ ok: true });
    expect(parsePromptCommand(`heed: remember ${at(1001)}`)).toMatchObject({
      ok: false,
      reason: expect.stringContaining("at most 1000 characters; these are 1001"),
    });
    expect(parsePromptCommand(`heed: allow 3 because ${at(500)}`)).toMatchObject({ ok: true });
    expect(parsePromptCommand(`heed: allow 3 because ${at(501)}`)).toMatchObject({
      ok: false,
      reason: expect.stringContaining("at most 500 characters; these are 501"),
    });
  });

  it.each(["heed: fly", "heed:"])("refuses %s with the usage", (prompt) => {
    expect(parsePromptCommand(prompt)).toMatchObject({
      ok: false,
      reason: expect.stringContaining("heed: undo"),
    });
  });

  it.each(["no, heed: undo 12", "heed: undo 12\nand go on", "Please heed: this", "undo 12"])(
    "leaves other prompts alone: %j",
    (prompt) => {
      expect(parsePromptCommand(prompt)).toBeNull();
    },
  );
});

describe("ruleNumber", () => {
  it("takes a bare number for an own rule", () => {
    expect(["7", "#7", "r7", "p07", "x7", ""].map(ruleNumber)).toEqual(["R7", "R7", "R7", "P7", null, null]);
  });
});
