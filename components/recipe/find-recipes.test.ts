import { describe, expect, it } from "vitest";
import type { OfferedPack } from "@/core/recipes/offers/schema";
import { blanksOf, fillBlank, filledSentence } from "./filled-blanks";
import { findRecipes } from "./find-recipes";

const offer = (recipe: string, title: string, sentence: string, chinese: string | null = null) => ({
  ...{ recipe, title, sentence, chinese, standing: null },
  parameters: [],
});
const PACKS: OfferedPack[] = [
  {
    key: "git-safety",
    title: "Git safety",
    offers: [
      offer("no-force-push", "No force push", "Never force-push.", "禁止强制推送。"),
      offer("no-push", "No push unless asked", "Never push unless I ask."),
    ],
  },
  { key: "files", title: "Files", offers: [offer("no-emoji", "No emoji", "No emojis.")] },
];
const found = (search: string, pack = "") =>
  findRecipes(PACKS, { search, pack }).flatMap(({ offers }) => offers.map(({ recipe }) => recipe));

describe("search over all packs", () => {
  it("finds by every word, in title, sentence, Chinese or the pack's name", () => {
    expect(found("push ask")).toEqual(["no-push"]);
    expect(found("强制")).toEqual(["no-force-push"]);
    expect(found("GIT safety")).toEqual(["no-force-push", "no-push"]);
    expect(found("terraform")).toEqual([]);
  });

  it("shows the chosen pack without one, and the first for a pack that is none", () => {
    expect(found(" ", "files")).toEqual(["no-emoji"]);
    expect(found("", "gone")).toEqual(["no-force-push", "no-push"]);
  });
});

describe("blanks in the address", () => {
  const recipe = {
    recipe: "required-option",
    sentence: "Always pass {option} to {command}.",
    parameters: [
      { key: "option", label: "Option", choices: null, value: "--no-cache" },
      { key: "command", label: "Command", choices: null, value: "docker build" },
    ],
  };

  it("hold what differs from the usual value, whatever is in it", () => {
    const filled = fillBlank([], recipe, { key: "option", value: "--key=a.b" });
    expect(filled).toEqual(["required-option.option=--key=a.b"]);
    expect(blanksOf(filled, "required-option")).toEqual({ option: "--key=a.b" });
    expect(filledSentence(recipe, filled)).toBe("Always pass --key=a.b to docker build.");
  });

  it("are clean again with the usual value or none, and leave other recipes alone", () => {
    const other = "forbidden-command.command=make";
    const filled = fillBlank([other], recipe, { key: "command", value: "make" });
    expect(fillBlank(filled, recipe, { key: "command", value: "docker build" })).toEqual([other]);
    expect(fillBlank(filled, recipe, { key: "command", value: " " })).toEqual([other]);
    expect(blanksOf(filled, "forbidden-command")).toEqual({ command: "make" });
  });
});
