import { expect, it } from "vitest";
import { remembered } from "./remember";

it("reads a text once, also where there is nothing to read", () => {
  const asked: string[] = [];
  const read = remembered((text) => {
    asked.push(text);
    return text === "" ? undefined : text.length;
  });
  expect([read("abc"), read("abc"), read(""), read("")]).toEqual([3, 3, undefined, undefined]);
  expect(asked).toEqual(["abc", ""]);
});

it("stays right when it has forgotten: more texts than it keeps", () => {
  const read = remembered((text) => `${text}!`);
  for (let at = 0; at < 4100; at += 1) expect(read(String(at))).toBe(`${String(at)}!`);
  expect(read("0")).toBe("0!");
});
