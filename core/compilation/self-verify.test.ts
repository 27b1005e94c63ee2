import { describe, expect, it } from "vitest";
import { commandExample } from "../recipes/examples";
import { selfVerify } from "./self-verify";

const verifier = { kind: "shell-command", forbid: [{ program: ["npm"], subcommand: ["install"] }] };
const stop = [commandExample("npm install x")];
const pass = [commandExample("npm test")];

function failing(report: ReturnType<typeof selfVerify>) {
  expect(report.passed).toBe(false);
  expect(report.replayAgreement).toBe(false);
  const last = report.stages.at(-1);
  return [last?.stage, last?.detail];
}

describe("selfVerify", () => {
  it("passes all four stages", () => {
    const report = selfVerify({ verifier, stop, pass });
    expect(report.stages.map(({ stage, passed }) => [stage, passed])).toEqual([
      ["parse", true],
      ["schema", true],
      ["unit", true],
      ["replay", true],
    ]);
  });

  it("stops at what is too large", () => {
    const huge = { kind: "shell-command", forbid: [{ program: ["x".repeat(20_000)] }] };
    expect(failing(selfVerify({ verifier: huge, stop, pass }))[0]).toBe("parse");
    expect(failing(selfVerify({ verifier: { all: [] }, stop, pass }))[0]).toBe("parse");
  });

  it("refuses unknown kinds, unknown fields and patterns that RE2 cannot run", () => {
    expect(failing(selfVerify({ verifier: { kind: "magic" }, stop, pass }))[1]).toContain("“magic”");
    expect(failing(selfVerify({ verifier: { ...verifier, prompt: "x" }, stop, pass }))[0]).toBe("schema");
    const lookahead = { kind: "file-content", re: ["foo(?!bar)"] };
    expect(failing(selfVerify({ verifier: lookahead, stop, pass }))[1]).toContain(
      "Look-around is not supported",
    );
    const backReference = { kind: "file-content", re: ["(a)\\1"] };
    expect(failing(selfVerify({ verifier: backReference, stop, pass }))[1]).toContain(
      "Back-references are not supported",
    );
  });

  it("names the case of this rule that is judged wrong", () => {
    const report = selfVerify({ verifier, stop, pass: [commandExample("npm install y")] });
    expect(failing(report)).toEqual([
      "unit",
      "The synthesised example “npm install y” must pass but would stop.",
    ]);
  });

  it("rejects when an act that the check is about is not stopped", () => {
    const global = {
      kind: "shell-command",
      forbid: [{ program: ["npm"], subcommand: ["install"], flags: ["-g"] }],
    };
    const report = selfVerify({
      verifier: global,
      stop: [commandExample("npm install -g x")],
      pass,
      observedStop: commandExample("npm install x"),
    });
    expect(failing(report)).toEqual([
      "replay",
      "The observed example “npm install x” must stop but would pass.",
    ]);
  });
});
