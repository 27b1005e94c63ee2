import { describe, expect, it } from "vitest";
import { canMove, isInForce, nextStatuses } from "./lifecycle";
import { RULE_STATUSES } from "./schema";

describe("lifecycle", () => {
  it("lets a superseded rule come back, and a dismissed one only by its person", () => {
    expect(canMove("superseded", "active")).toBe(true);
    expect(canMove("dismissed", "archived")).toBe(false);
    expect(canMove("active", "proposed")).toBe(false);
    expect(canMove("proposed", "paused")).toBe(false);
  });

  it("has a way on from every status and none to itself", () => {
    for (const status of RULE_STATUSES) {
      expect(nextStatuses(status).length).toBeGreaterThan(0);
      expect(canMove(status, status)).toBe(false);
    }
    expect(RULE_STATUSES.filter(isInForce)).toEqual(["active"]);
  });
});
