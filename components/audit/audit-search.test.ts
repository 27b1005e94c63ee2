import { describe, expect, it } from "vitest";
import { auditCursor, auditFilter } from "./audit-search";

const nothing = { layer: "project" as const, what: [], who: [], of: null, from: null, to: null };

describe("auditFilter", () => {
  it("turns what was changed into the actions on it, and nothing of a longer name", () => {
    expect(auditFilter({ ...nothing, what: ["invitation"] }).action).toEqual([
      "invitation.create",
      "invitation.replace",
      "invitation.accept",
      "invitation.revoke",
    ]);
  });

  it("counts the whole last day, and one thing by its id", () => {
    const day = new Date("2026-11-30T00:00:00.000Z");
    expect(auditFilter({ ...nothing, of: "r1", from: day, to: day })).toEqual({
      ...{ layer: "project", action: [], actorId: [], entityId: "r1", from: day },
      to: new Date("2026-12-01T00:00:00.000Z"),
    });
  });
});

describe("auditCursor", () => {
  it("is a positive whole number or nothing", () => {
    expect(["12", "0", "-1", "1.5", "x", null].map(auditCursor)).toEqual([12, null, null, null, null, null]);
  });
});
