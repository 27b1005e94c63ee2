import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { RuleVersionView } from "@/core/rule/output";
import { EVERYWHERE, type RuleContent } from "@/core/rule/schema";
import { WithMessages } from "@/test/with-messages";
import { ruleDetail } from "../test-rule";
import { VersionComparison } from "./version-comparison";

function version(number: number, content: Partial<RuleContent>): RuleVersionView {
  return {
    version: number,
    content: ruleDetail({}, content).content,
    ...{ contentHash: "", report: null, backtest: null, authorName: "Ada", authorType: "user" },
    ...{ reason: "", createdAt: new Date("2026-11-29T14:02:00.000Z"), approvals: [] },
  };
}

const forbid = (...subcommand: string[]) => ({
  kind: "shell-command",
  forbid: subcommand.map((name) => ({ program: ["npm"], subcommand: [name] })),
});
const VERSIONS = [
  version(3, { verifier: forbid("install", "ci"), applicability: { ...EVERYWHERE, paths: ["web/"] } }),
  version(2, { verifier: forbid("install") }),
  version(1, { verifier: null, statement: "Use yarn." }),
];

afterEach(cleanup);

function show(from: number | null, to: number | null) {
  render(<VersionComparison versions={VERSIONS} from={from} to={to} onChange={() => {}} />, {
    wrapper: WithMessages,
  });
}

/** What stands beside a label. */
function field(label: string): string | undefined {
  return screen.getByText(label).parentElement?.querySelector("dd")?.textContent ?? undefined;
}

it("compares the newest version with the one before, in words and not as JSON", () => {
  show(null, null);
  expect(field("Stops")).toContain("npm ci");
  expect(field("Only these files")).toContain("web/");
  expect(screen.queryByText("Severity")).toBeNull();
  expect(document.body.textContent).not.toContain("{");
});

it("compares any two versions", () => {
  show(1, 2);
  expect(field("Rule")).toMatch(/yarn/);
  expect(field("Stops")).toContain("npm install");
  expect(screen.queryByText("Only these files")).toBeNull();
});
