import { describe, expect, it } from "vitest";
import { cursorId, decodeCursor, encodeCursor } from "./cursor";

const ID = "0197f1aa-0000-7000-8000-000000000001";

describe("cursor", () => {
  it("brings back the keys, whatever is in them", () => {
    expect(decodeCursor(encodeCursor(["a~b", "2026-11-29T00:00:00.000Z", ID]))).toEqual([
      "a~b",
      "2026-11-29T00:00:00.000Z",
      ID,
    ]);
  });

  it("starts from the top when it is missing or damaged", () => {
    expect(decodeCursor(undefined)).toBeNull();
    expect(decodeCursor("%E0%A4%A")).toBeNull();
  });

  it("gives only an id that can be one", () => {
    expect(cursorId(encodeCursor(["x", ID]))).toBe(ID);
    expect(cursorId("'; drop table rules")).toBeUndefined();
  });
});
