import { describe, expect, it } from "vitest";
import { readWish } from "../extraction/read-wish";
import { fileAction, shellAction, stepsOf } from "../verifiers/cases";
import { compileWithAct } from "./compile-with-act";

const lodash = readWish({ text: "never use lodash here", language: "en" });
const importing = fileAction({ path: "src/a.ts", added: "import { once } from 'lodash';" });
const logging = fileAction({ path: "src/b.ts", added: "logger.debug({ target });" });

describe("the act that a wish is about", () => {
  it("is the one that the check catches, when the act that was pointed at is innocent", () => {
    const made = compileWithAct({ candidate: lodash, act: logging, steps: stepsOf(importing, logging) });
    expect(made.content.tier).toBe("deterministic");
    expect(made.report?.replayAgreement).toBe(true);
    expect(made.act).toEqual(importing);
  });

  it("stays the one that was pointed at, when no act of the task is caught", () => {
    const made = compileWithAct({
      candidate: lodash,
      act: logging,
      steps: stepsOf(shellAction("ls"), logging),
    });
    expect(made.report?.replayAgreement ?? false).toBe(false);
    expect(made.act).toEqual(logging);
  });
});
