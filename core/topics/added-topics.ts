import { z } from "zod";
import { type Claim, severitySchema } from "../rule/schema";
import { tokenise } from "./tokens";

const wordsSchema = z.array(z.string().trim().min(1).max(80)).min(1).max(60);

/**
 * A subject area that an admin adds to the built-in catalog (learning.md section 4, “topics and slots as data”).
 * `words` name the area; `values` are its slots that exclude each other, each with its words. A word that ends in `*`
 * stands for every ending.
 */
export const addedTopicSchema = z.object({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, "lower-case words joined by hyphens")
    .max(60),
  words: wordsSchema,
  values: z.record(z.string().trim().min(1).max(60), wordsSchema).default({}),
  severity: severitySchema.optional(),
});
export type AddedTopic = z.infer<typeof addedTopicSchema>;
export type TopicProblem = { key: string; problem: "built_in" | "twice" };
export type AddedMatch = { key: string; value?: string; severity?: AddedTopic["severity"] };

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Number of characters of the longest of the words that the text names; 0 when it names none. */
function longestNamed(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase();
  const tokens = tokenise(lower);
  const names = (word: string): boolean => {
    const open = word.endsWith("*");
    const bare = (open ? word.slice(0, -1) : word).toLowerCase();
    if (UNSPACED.test(bare)) return lower.includes(bare);
    const wanted = tokenise(bare);
    if (wanted.length === 0) return false;
    return tokens.some((_, from) =>
      wanted.every((part, offset) => {
        const token = tokens[from + offset];
        if (!token) return false;
        const last = offset === wanted.length - 1;
        return open && last ? token.text.startsWith(part.text) : token.stem === part.stem;
      }),
    );
  };
  return Math.max(0, ...words.filter(names).map((word) => word.length));
}

/**
 * The added area that a text names: by the longest of its words or of the words of its values.
 * @returns null when the text names none
 */
export function matchAddedTopic(text: string, topics: readonly AddedTopic[]): AddedMatch | null {
  let best: { match: AddedMatch; length: number } | null = null;
  for (const { key, words, values, severity } of topics) {
    const [value, named] = Object.entries(values)
      .map(([name, own]): [string, number] => [name, longestNamed(text, own)])
      .reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0]);
    const length = Math.max(longestNamed(text, words), named);
    if (length <= (best?.length ?? 0)) continue;
    const match = { key, ...(named > 0 ? { value } : {}), ...(severity === undefined ? {} : { severity }) };
    best = { match, length };
  }
  return best?.match ?? null;
}

/**
 * The catalog's keys with those that an admin added, and what is wrong with the additions.
 * @param builtIn keys of the catalog, which an addition cannot redefine
 */
export function checkAddedTopics(
  topics: readonly AddedTopic[],
  builtIn: ReadonlySet<string>,
): TopicProblem[] {
  const seen = new Set<string>();
  return topics.flatMap(({ key }): TopicProblem[] => {
    if (builtIn.has(key)) return [{ key, problem: "built_in" }];
    if (seen.has(key)) return [{ key, problem: "twice" }];
    seen.add(key);
    return [];
  });
}

/** The claim of a rule that was learned before its area was added: a made-up key gives way to the added one. */
export function claimInAdded(claim: Claim, text: string, topics: readonly AddedTopic[]): Claim {
  if (topics.length === 0 || !/^(?:phrase|tool|text):/.test(claim.topic)) return claim;
  const found = matchAddedTopic(text, topics);
  if (!found) return claim;
  const { key, value } = found;
  return { topic: key, subject: key, polarity: claim.polarity, ...(value === undefined ? {} : { value }) };
}
