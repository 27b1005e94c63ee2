import { describe, expect, it } from "vitest";
import {
  authorsOf,
  consentsOf,
  deliveredTo,
  needsConsent,
  type RuleForConsent,
  type VersionForConsent,
} from "./consent";

const ANN = "ann";
const BO = "bo";
const CY = "cy";

type Given = Partial<Omit<VersionForConsent, "approvals">> & {
  by?: { who: string; hash?: string; mode?: "observe" | "remind" | "block" }[];
};

function version(number: number, { by = [], ...fields }: Given = {}): VersionForConsent {
  const contentHash = fields.contentHash ?? `content-${number}`;
  const approvals = by.map(({ who, hash = contentHash, mode = "remind" }) => {
    return { approverId: who, contentHash: hash, mode };
  });
  return { version: number, authorId: ANN, ...fields, contentHash, approvals };
}

function rule(versions: VersionForConsent[], mode: RuleForConsent["mode"] = "remind"): RuleForConsent {
  return { ownerId: ANN, mode, versions };
}
const told = (given: RuleForConsent, personId: string, alone = false) => {
  const delivered = deliveredTo(given, { personId, alone });
  return delivered && `${delivered.version.version} ${delivered.mode}`;
};

describe("publishing to others needs two people: author ≠ approver", () => {
  it("does not count an approval of whoever wrote the version", () => {
    expect(consentsOf(rule([version(1, { authorId: BO, by: [{ who: BO }] })])).size).toBe(0);
  });

  it("does not count an approval of whoever proposed the rule, also of somebody's edit", () => {
    expect(consentsOf(rule([version(1, { authorId: BO, by: [{ who: ANN }] })])).size).toBe(0);
  });

  it("does not count one of whoever first wrote the text, when somebody else made it a version again", () => {
    const raised = version(3, { authorId: CY, contentHash: "content-2", by: [{ who: BO }] });
    const versions = [raised, version(2, { authorId: BO }), version(1)];
    expect(consentsOf(rule(versions)).size).toBe(0);
    expect(authorsOf(rule(versions))).toEqual([ANN, CY, BO]);
  });

  it("counts a second person's", () => {
    const consents = consentsOf(rule([version(1, { by: [{ who: BO }, { who: CY, mode: "block" }] })]));
    expect(consents.get("content-1")).toEqual({ approverIds: [BO, CY], mode: "block" });
  });
});

describe("approval binds to the hash; any change voids it", () => {
  it("does not count for another content than it was given for", () => {
    const altered = rule([version(1, { by: [{ who: BO, hash: "what Bo saw" }] })]);
    expect(told(altered, CY)).toBeNull();
  });

  it("leaves the approved version in force until the next one is approved, for its author too", () => {
    const revised = rule([version(2), version(1, { by: [{ who: BO }] })]);
    expect([told(revised, ANN), told(revised, BO), told(revised, CY)]).toEqual([
      "1 remind",
      "1 remind",
      "1 remind",
    ]);
    expect(needsConsent(revised)).toBe(true);
  });

  it("counts again when the approved content comes back, whoever brings it back", () => {
    const back = version(3, { authorId: BO, contentHash: "content-1" });
    const restored = rule([back, version(2), version(1, { by: [{ who: BO }] })]);
    expect(told(restored, CY)).toBe("3 remind");
    expect(needsConsent(restored)).toBe(false);
  });
});

describe("a stricter mode is approved too", () => {
  const approved = version(1, { by: [{ who: BO, mode: "remind" }] });

  it("counts only up to the mode that was agreed on", () => {
    expect(told(rule([approved], "block"), CY)).toBe("1 remind");
    expect(needsConsent(rule([approved], "block"))).toBe(true);
  });

  it("is made milder by one person alone", () => {
    expect(told(rule([approved], "observe"), CY)).toBe("1 observe");
    expect(needsConsent(rule([approved], "observe"))).toBe(false);
  });
});

describe("a project with one person is exempt until its second member joins", () => {
  it("tells the one person what they wrote, in the mode they chose", () => {
    expect(told(rule([version(1)], "block"), ANN, true)).toBe("1 block");
  });

  it("then tells the newcomer nothing of it, and keeps it for its author", () => {
    expect(told(rule([version(1)], "block"), BO)).toBeNull();
    expect(told(rule([version(1)], "block"), ANN)).toBe("1 block");
  });

  it("an approval that the author gave alone is none when somebody has joined", () => {
    const alone = rule([version(1, { by: [{ who: ANN }] })]);
    expect(told(alone, BO)).toBeNull();
    expect(needsConsent(alone)).toBe(true);
  });

  it("what somebody wrote and left behind unapproved does not count for whoever stays", () => {
    const left = rule([version(2, { authorId: BO }), version(1, { authorId: CY, by: [{ who: BO }] })]);
    expect(told(left, CY, true)).toBe("1 remind");
    expect(told(rule([version(1, { authorId: BO })]), CY, true)).toBeNull();
  });

  it("an edit by whoever is alone counts at once, over what two had agreed on", () => {
    const edited = rule([version(2), version(1, { by: [{ who: BO }] })], "block");
    expect(told(edited, ANN, true)).toBe("2 block");
  });
});
