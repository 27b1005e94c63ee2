import type { OfferedRecipe, RecipePick } from "@/core/recipes/offers/schema";

/** Blanks in the address: `protected-branch.branch=develop`, one entry a blank. */
export type FilledBlanks = readonly string[];

const ENTRY = /^([^.=]+)\.([^.=]+)=([\s\S]*)$/;

/** What was filled in for one recipe; what is not there has its usual value. */
export function blanksOf(filled: FilledBlanks, recipe: string): Record<string, string> {
  const entries = filled.flatMap((entry) => {
    const [, name, key = "", value = ""] = ENTRY.exec(entry) ?? [];
    return name === recipe ? [[key, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The usual value leaves the address clean. */
export function fillBlank(
  filled: FilledBlanks,
  { recipe, parameters }: Pick<OfferedRecipe, "recipe" | "parameters">,
  { key, value }: { key: string; value: string },
): string[] {
  const others = filled.filter((entry) => !entry.startsWith(`${recipe}.${key}=`));
  const usual = parameters.find((blank) => blank.key === key)?.value;
  return value === usual || value.trim() === "" ? others : [...others, `${recipe}.${key}=${value}`];
}

export function pickOf(filled: FilledBlanks, recipe: string): RecipePick {
  return { recipe, parameters: blanksOf(filled, recipe) };
}

/** The sentence with what is in its blanks now; the server decides what it becomes. */
export function filledSentence(
  { recipe, sentence, parameters }: Pick<OfferedRecipe, "recipe" | "sentence" | "parameters">,
  filled: FilledBlanks,
): string {
  const given = blanksOf(filled, recipe);
  return parameters.reduce(
    (text, { key, value }) => text.replaceAll(`{${key}}`, () => given[key] ?? value),
    sentence,
  );
}
