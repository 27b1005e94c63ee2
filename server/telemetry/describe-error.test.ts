import { describe, expect, test } from "vitest";
import { HeedError } from "../../core/errors";
import { describeError } from "./describe-error";

describe("describeError", () => {
  test("keeps the message of our own errors", () => {
    expect(describeError(new HeedError("CONFLICT", "Another person changed it."))).toMatchObject({
      name: "HeedError",
      code: "CONFLICT",
      message: "Another person changed it.",
    });
  });

  test("drops the message of others, also from the stack and the cause", () => {
    const cause = new Error("canary-prompt-text\n    canary-second-line");
    const error = Object.assign(new TypeError("canary-token", { cause }), { code: "22P02" });
    const described = describeError(error);
    expect(described).toMatchObject({ name: "TypeError", code: "22P02", cause: { name: "Error" } });
    expect(JSON.stringify(described)).not.toContain("canary");
    expect(described.frames.length).toBeGreaterThan(0);
  });

  test("shows no absolute path of the checkout", () => {
    expect(JSON.stringify(describeError(new Error("x")))).not.toContain(process.cwd());
  });

  test("a thrown value that is no error shows only its kind", () => {
    expect(describeError("canary")).toEqual({ name: "string", frames: [] });
  });
});
