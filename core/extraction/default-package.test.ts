import { describe, expect, it } from "vitest";
import { extract } from "./extract";

const ACT = {
  kind: "shell_command" as const,
  command: "npm install left-pad",
  cwd: "packages/web",
  argv: [["npm", "install", "left-pad"]],
  fileChanges: [],
};

function packageOf(message: string, actPackage?: string): string | undefined {
  const { candidates } = extract({ message, language: "en", act: ACT, actPackage, label: "correction" });
  expect(candidates).toHaveLength(1);
  return candidates[0]?.applicability.package;
}

describe("trust.md section 2: the default applicability in a monorepo", () => {
  it("is the package of the corrected act", () => {
    expect(packageOf("no, use pnpm, not npm", "packages/web")).toBe("packages/web");
  });

  it("is the whole repository when the act lies at the root", () => {
    expect(packageOf("no, use pnpm, not npm")).toBeUndefined();
  });

  it.each([
    "use pnpm, not npm, in the whole repo",
    "use pnpm, not npm, in all packages",
    "use pnpm everywhere, not npm",
    "use pnpm, not npm, in all my projects",
  ])("is wider when the words say so: %s", (message) => {
    expect(packageOf(message, "packages/web")).toBeUndefined();
  });
});
