import { expect, it } from "vitest";
import { EMPTY_DRAFT, fromDraft } from "./topic-draft";

it("a value without words is named by its name, one without a name is left out", () => {
  const values = [
    { name: " unleash ", words: [] },
    { name: "", words: ["ld"] },
    { name: "flagd", words: ["flagd", "open feature"] },
  ];
  expect(fromDraft({ ...EMPTY_DRAFT, key: " flags ", words: ["flag"], values })).toEqual({
    key: "flags",
    words: ["flag"],
    values: { unleash: ["unleash"], flagd: ["flagd", "open feature"] },
    severity: null,
  });
});
