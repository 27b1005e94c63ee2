import { describe, expect, it } from "vitest";
import { spelledStops } from "./spelled-stops";

describe("spelledStops", () => {
  it("shows each spelling of an option, the long ones first", () => {
    const spec = {
      kind: "shell-command",
      forbid: [{ program: ["git"], subcommand: ["push"], flags: ["-f|--force|--force-with-lease"] }],
    };
    expect(spelledStops(spec)).toEqual(["git push --force", "git push --force-with-lease", "git push -f"]);
  });

  it("has nothing to say of other kinds", () => {
    expect(spelledStops({ kind: "import", modules: ["lodash"] })).toBeNull();
  });
});
