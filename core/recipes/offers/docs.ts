import { compile } from "../../compilation/compile";
import { readWish } from "../../extraction/read-wish";
import { recipeTitle } from "../registry";
import { type RecipeOffer, sentenceOf } from "./offer";
import { RECIPE_PACKS } from "./packs";

const SHOWN = 3;

/** `docs/recipes.md`: every recipe with its wish, its blanks, and what it stops and lets pass, from the registry itself. */
export function recipeDocs(): string {
  const count = RECIPE_PACKS.reduce((sum, { offers }) => sum + offers.length, 0);
  const head = [
    "# Recipes",
    "",
    `A recipe turns a common wish into an exact check without a model. There are ${count}; each sentence below is read the way Heed reads what you type, so that other words for the same wish work too.`,
    "A wish that holds more than a recipe can say (a bound, an amount, a place that the check would leave out) becomes a reminder instead.",
    "",
    "This file is written by `npm run docs:recipes`; a test fails when it is out of date.",
  ];
  const packs = RECIPE_PACKS.flatMap(({ title, offers }) => [
    "",
    `## ${title}`,
    ...offers.flatMap(sectionOf),
  ]);
  return `${[...head, ...packs].join("\n")}\n`;
}

function sectionOf(offer: RecipeOffer): string[] {
  const { report } = compile({ candidate: readWish({ text: sentenceOf(offer), language: "en" }) });
  const cases = report?.stages.find(({ stage }) => stage === "unit")?.cases ?? [];
  const shown = (expected: "stop" | "pass") =>
    cases
      .filter((one) => one.expected === expected)
      .slice(0, SHOWN)
      .map(({ text }) => inCode(text));
  return [
    "",
    `### ${recipeTitle(offer.recipe) ?? offer.recipe}`,
    "",
    `\`${offer.recipe}\` · “${offer.sentence}”${offer.chinese ? ` · “${offer.chinese}”` : ""}`,
    ...blanksOf(offer),
    "",
    `- Stops: ${shown("stop").join(" · ")}`,
    `- Lets pass: ${shown("pass").join(" · ")}`,
  ];
}

function blanksOf({ parameters = [] }: RecipeOffer): string[] {
  if (parameters.length === 0) return [];
  const texts = parameters.map(
    ({ key, label, choices, value }) =>
      `\`{${key}}\` ${label.toLowerCase()} (${choices ? choices.join(", ") : `for example ${value}`})`,
  );
  return ["", `Blanks: ${texts.join("; ")}.`];
}

/** One line of code for Markdown, whatever quotes it has inside. */
function inCode(text: string): string {
  const line = text.replace(/\s+/g, " ").trim().slice(0, 90);
  return line.includes("`") ? `\`\` ${line} \`\`` : `\`${line}\``;
}
