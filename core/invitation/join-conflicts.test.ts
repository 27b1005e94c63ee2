import { describe, expect, it } from "vitest";
import type { ComparedRule } from "../resolution/schema";
import { applicabilitySchema } from "../rule/schema";
import { joinConflicts } from "./join-conflicts";

const base = {
  scope: "project",
  source: "user_stated",
  applicability: applicabilitySchema.parse({}),
} as const;

function manager(number: string, layer: "personal" | "project", value: string): ComparedRule {
  const claim = { topic: "package-manager", subject: "javascript", polarity: "require", value } as const;
  return { ...base, id: number, number, layer, statement: `Use ${value} for packages.`, claim };
}

describe("joining shows which of my rules conflict with the project's", () => {
  it("names the pair that says opposite things, and no other", () => {
    const push: ComparedRule = {
      ...base,
      id: "R3",
      number: "R3",
      layer: "personal",
      statement: "Never force-push.",
      claim: { topic: "force-push", subject: "force-push", polarity: "forbid" },
    };
    const mine = [manager("R1", "personal", "npm"), push];
    expect(joinConflicts(mine, [manager("P2", "project", "pnpm")])).toEqual([
      {
        mine: { number: "R1", statement: "Use npm for packages." },
        theirs: { number: "P2", statement: "Use pnpm for packages." },
      },
    ]);
  });

  it("is empty where both say the same", () => {
    expect(joinConflicts([manager("R1", "personal", "pnpm")], [manager("P2", "project", "pnpm")])).toEqual(
      [],
    );
  });
});
