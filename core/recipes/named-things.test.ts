import { describe, expect, it } from "vitest";
import { compile } from "../compilation/compile";
import { extract } from "../extraction/extract";
import type { AgentAction } from "../hook-event/schema";
import { fileAction, shellAction } from "../verifiers/cases";

function learned(message: string, act: AgentAction) {
  const { candidates } = extract({ message, language: "en", label: "correction", act });
  const candidate = candidates[0];
  if (!candidate) throw new Error(`nothing read in “${message}”`);
  return { candidate, ...compile({ candidate, act }) };
}

describe("a bare “never use X”", () => {
  it.each([
    [
      "nope, never use zorblib",
      fileAction({ path: "src/a.ts", added: "import z from 'zorblib';" }),
      "import:zorblib",
    ],
    ["never use zorblib", shellAction("pnpm add zorblib@2"), "import:zorblib"],
    ["don't use zorblib", shellAction("pip install zorblib"), "import:zorblib"],
    ["don't use zorbctl", shellAction("zorbctl apply -f x"), "command:zorbctl"],
  ])("%s", (message, act, topic) => {
    const { candidate, report } = learned(message, act);
    expect(candidate.claim).toMatchObject({ topic, polarity: "forbid" });
    expect(report?.replayAgreement).toBe(true);
  });

  it("is a tool where the act does not name it", () => {
    const { candidate, content } = learned("never use zorblib", shellAction("ls"));
    expect(candidate.claim.topic).toBe("tool:zorblib");
    expect(content.tier).toBe("intent");
  });

  it("stops the corrected install of a library that is replaced", () => {
    const { report } = learned("don't use axios, use ky instead", shellAction("yarn add axios"));
    expect(report?.replayAgreement).toBe(true);
  });
});

describe("a command that is typed out", () => {
  it("wins over the topic", () => {
    const { content, candidate, report } = learned(
      "never run cargo publish unless I ask",
      shellAction("cargo publish"),
    );
    expect(candidate.claim.topic).toBe("command:cargo");
    expect(content.verifier).toMatchObject({ forbid: [{ program: ["cargo"], subcommand: ["publish"] }] });
    expect(report?.replayAgreement).toBe(true);
  });

  it("may be a target of make", () => {
    const { report } = learned("use `make ship` instead of `make all`", shellAction("make all"));
    expect(report?.replayAgreement).toBe(true);
  });
});

describe("directives are sentences", () => {
  it.each([
    ["Test with vitest, not jest", "Use vitest, not jest."],
    ["Log with pino, not winston.", "Use pino, not winston."],
  ])("%s", (message, directive) => {
    expect(learned(message, shellAction("ls")).candidate.directive).toBe(directive);
  });
});
