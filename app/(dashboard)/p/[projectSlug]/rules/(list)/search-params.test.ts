import { expect, it } from "vitest";
import { listRulesInput } from "@/core/rule/input";
import { loadRulesSearchParams, rulesFilter } from "./search-params";

function filterOf(address: string) {
  const { cursor, ...search } = loadRulesSearchParams(new URLSearchParams(address));
  return rulesFilter(search, cursor);
}

it.each([
  ["words of 300 characters", `q=${"x".repeat(300)}`],
  ["a topic of 300 characters", `topic=${"x".repeat(300)}`],
  ["an emoji on the limit", `q=${"x".repeat(199)}😀`],
  ["a layer that stands three times", "layer=personal,personal,personal"],
  ["a status that stands seven times", `status=${Array(7).fill("active").join(",")}`],
  ["only spaces", "q=%20%20"],
])("the rules list stands with any address: %s", (_what, address) => {
  expect(listRulesInput.safeParse(filterOf(address)).success).toBe(true);
});

it("cuts the words of a search at the server's limit, between two characters", () => {
  expect(filterOf(`q=${"x".repeat(300)}`).search).toBe("x".repeat(200));
  expect(filterOf(`q=${"x".repeat(199)}😀`).search).toBe("x".repeat(199));
  expect(filterOf("q=pnpm").search).toBe("pnpm");
});
