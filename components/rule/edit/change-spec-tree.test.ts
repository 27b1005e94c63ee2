import { expect, it } from "vitest";
import { addPart, changeJoin, movePart, removePart, replacePart } from "./change-spec-tree";

const [a, b, c] = ["a", "b", "c"].map((kind) => ({ kind })) as [
  { kind: string },
  { kind: string },
  { kind: string },
];

it("adds a part to a group, and makes a group of a single check", () => {
  expect(addPart(a, b)).toEqual({ all: [a, b] });
  expect(addPart({ any: [a, b] }, c)).toEqual({ any: [a, b, c] });
  expect(addPart({ not: a }, b)).toEqual({ all: [{ not: a }, b] });
});

it("changes how parts work together without losing one", () => {
  expect(changeJoin({ all: [a, b] }, "any")).toEqual({ any: [a, b] });
  expect(changeJoin({ all: [a, b] }, "not")).toEqual({ not: { all: [a, b] } });
  expect(changeJoin(a, "not")).toEqual({ not: a });
  expect(changeJoin({ not: a }, "any")).toEqual({ any: [a] });
});

it("moves within the group only", () => {
  expect(movePart({ all: [a, b, c] }, 0, 1)).toEqual({ all: [b, a, c] });
  expect(movePart({ all: [a, b, c] }, 2, -1)).toEqual({ all: [a, c, b] });
  expect(movePart({ all: [a, b] }, 1, 1)).toEqual({ all: [a, b] });
});

it("a group of one is that one", () => {
  expect(removePart({ any: [a, b] }, 0)).toEqual(b);
  expect(removePart({ any: [a, b, c] }, 1)).toEqual({ any: [a, c] });
  expect(removePart({ not: a }, 0)).toBeNull();
});

it("replaces deep in a nest", () => {
  const nest = { all: [a, { any: [b, c] }] };
  expect(replacePart(nest, 1, replacePart({ any: [b, c] }, 0, a))).toEqual({ all: [a, { any: [a, c] }] });
});
