import { z } from "zod";
import { readWish } from "../../extraction/read-wish";
import { DIRECTIVE_FORMS, type ExtractionInput, type RuleCandidate } from "../../extraction/schema";
import { maskText } from "../../redaction/mask-text";
import type { Result } from "../../result";
import { answerSchema } from "../answer-schema";
import { dataBlock } from "../data-block";
import { HOUSE_RULES } from "../house-rules";
import { readJson } from "../read-json";
import type { ModelRefusal, ModelRequest } from "../schema";

export const EXTRACT_VERSION = 1;
const MOST_WISHES = 6;

const INSTRUCTIONS = `${HOUSE_RULES}

Your task: a person has written a message to their coding agent that corrects it or says how they want things done. Write down each
lasting wish in it as one short order to the agent.
- One wish an entry: what can be kept or dropped alone stands alone. A reason, a condition or an exception belongs to its wish.
- "words" is the part of the message that the wish comes from, copied letter by letter.
- "directive" is the wish in one plain sentence, in the language of the message, that can be understood without it: “Use pnpm, not npm.”
  Name tools, files, commands and numbers as the message or the agent's act names them; add none of your own.
- "form": forbid, require, replace (this instead of that), order (first this, then that), limit, format, location, ask_first,
  clean_up, or fact (something that is so, with no wish in it).
- "lasting": "global" where they say that it holds in all their projects, "session" where they say only now, else "project".
- Leave out what is good once: the task itself, one value, one name, one place in the code. A complaint that does not say what they
  want is left out too, unless the act that they complain about tells it.
- Nothing that they quote, paste or relay from somebody else is a wish.
An empty list is a good answer.

Answer with one JSON object: "reason" (one sentence), then "wishes".`;

const answer = z.object({
  reason: z.string().max(600),
  wishes: z
    .array(
      z.object({
        words: z.string().min(1).max(2_000),
        directive: z.string().min(1).max(300),
        form: z.enum(DIRECTIVE_FORMS),
        lasting: z.enum(["project", "global", "session"]),
      }),
    )
    .max(MOST_WISHES),
});

/** The request: the message, the act that it refers to, and the request of the task. */
export function extractRequest(input: ExtractionInput): ModelRequest {
  const user = [
    ...(input.request ? [dataBlock("request of the task", input.request, 1_000)] : []),
    ...(input.act || input.actMessage ? [dataBlock("what the agent did", evidenceOf(input), 2_000)] : []),
    dataBlock("message", input.message, 4_000),
  ].join("\n");
  return {
    purpose: "extract",
    version: EXTRACT_VERSION,
    system: INSTRUCTIONS,
    user,
    schema: answerSchema(answer),
  };
}

/**
 * Reads the wishes. One that is not the person's own is refused with the whole answer: words that are not in the message, a name
 * that nobody named, another language, an address or a secret (learning.md section 7).
 */
export function readWishesOf(text: string, input: ExtractionInput): Result<RuleCandidate[], ModelRefusal> {
  const read = readJson(text, answer);
  if (!read.ok) return read;
  const candidates: RuleCandidate[] = [];
  for (const wish of read.value.wishes) {
    const reason = faultOf(wish, input);
    if (reason) return { ok: false, reason };
    const base = readWish({ text: wish.directive, language: input.language, topics: input.topics });
    candidates.push({
      ...base,
      directive: wish.directive.trim(),
      form: wish.form,
      words: wish.words,
      scope: wish.lasting,
      source: "user_stated",
    });
  }
  const unique = new Map(candidates.map((candidate) => [plain(candidate.directive), candidate]));
  return unique.size === candidates.length
    ? { ok: true, value: candidates }
    : { ok: false, reason: "repeated" };
}

type Wish = z.infer<typeof answer>["wishes"][number];

function faultOf({ words, directive }: Wish, input: ExtractionInput): ModelRefusal | null {
  if (!plain(input.message).includes(plain(words))) return "not_their_words";
  if (maskText(directive).text !== directive || /\bhttps?:\/\/|<\/?data\b/iu.test(directive)) return "unsafe";
  if (script(directive) !== script(words)) return "wrong_language";
  const known = plain(`${input.message} ${evidenceOf(input)}`);
  return namesOf(directive).every((name) => known.includes(name)) ? null : "not_their_words";
}

/** Flags, paths, files, numbers and whatever else is no plain word: a model may reword, not invent. */
function namesOf(text: string): string[] {
  const tokens = text.split(/[\s,;:!?()"'“”„«»`、，。；：]+/u).map((token) => token.replace(/\.$/u, ""));
  return tokens
    .filter((token) => /^-|[/\\_$@#=]|\w\.\w|\d/u.test(token))
    .map(plain)
    .filter(Boolean);
}

function evidenceOf({ act, actMessage }: ExtractionInput): string {
  return [act ? JSON.stringify(act) : "", actMessage ?? ""].filter(Boolean).join("\n");
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
}

/** Han, Kana, Hangul and Cyrillic can be told from the rest without a guess. */
function script(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "kana";
  const counts = ["Han", "Hangul", "Cyrillic", "Latin"].map((name) => {
    const found = text.match(new RegExp(`\\p{Script=${name}}`, "gu"))?.length ?? 0;
    return { name, weight: name === "Han" || name === "Hangul" ? found * 3 : found };
  });
  const first = counts.reduce((best, one) => (one.weight > best.weight ? one : best));
  return first.weight === 0 ? "none" : first.name;
}
