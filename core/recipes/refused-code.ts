import type { Recipe } from "./recipe";
import { type FileContentFields, textRecipe } from "./text-recipe";
import type { Wish } from "./wish";

/** A habit of code that people name in words, with the files and the patterns that show it. */
export type RefusedCode = {
  name: string;
  /** A sentence: it is the message, too. */
  title: string;
  /** How people name the habit; the sentence must turn it down. */
  named: RegExp;
  /** How they name what they want in its place. */
  rival?: RegExp;
  when?: (wish: Wish) => boolean;
  files: string[];
  except?: string[];
  where?: FileContentFields["in"];
  remedy: string;
  stop: [path: string, added: string][];
  pass: [path: string, added: string][];
} & Pick<FileContentFields, "re" | "calls" | "words" | "texts" | "notRe" | "ignoreCase">;

/** Just above habits that are known for several languages at once. */
const FIT = 0.912;

/** Makes a recipe of a habit of code: “no field injection”, “use nullptr, not NULL”. */
export function refusedCode(habit: RefusedCode): Recipe {
  const { re, calls, words, texts, notRe, ignoreCase, except } = habit;
  const examples = (given: [string, string][]) => given.map(([path, added]) => ({ path, added }));
  return textRecipe({
    name: habit.name,
    title: habit.title,
    topics: [],
    named: habit.named,
    rival: habit.rival,
    fit: FIT,
    when: habit.when,
    spec: {
      paths: habit.files,
      ...(except ? { except } : {}),
      ...(texts ? { texts } : {}),
      ...(words ? { words } : {}),
      ...(calls ? { calls } : {}),
      ...(re ? { re } : {}),
      ...(notRe ? { notRe } : {}),
      ...(ignoreCase ? { ignoreCase } : {}),
      in: habit.where ?? "code",
    },
    message: `${habit.title}.`,
    remedy: habit.remedy,
    stop: examples(habit.stop),
    pass: examples(habit.pass),
  });
}
