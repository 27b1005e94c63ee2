/** One word of a message; offsets are UTF-16 positions in the text that was given. */
export type Token = { text: string; stem: string; start: number; end: number; code: boolean };

const WORD = /[\p{L}\p{N}\p{M}_@#$*./\\<>=+\-:'’&~|%^(){}[\]]+/gu;
const CODE = /[_@#$*/\\<>=+:&~|%^(){}[\]]|^[.-]|\p{L}\.\p{L}|\p{Ll}\p{Lu}/u;
const LEADING = /^['’([{]+(?=\p{L}|\p{N}|[.*@-])/u;
const TRAILING = /['’.:>]+$/u;
/** A map: “constructor” is a word, not a property. */
const IRREGULAR = new Map(
  Object.entries({
    written: "write",
    wrote: "write",
    ran: "run",
    done: "done",
    built: "build",
    kept: "keep",
    left: "leave",
    made: "make",
    said: "say",
    told: "tell",
    went: "go",
    indices: "index",
    using: "use",
    used: "use",
    uses: "use",
  }),
);
/** A stem must not become one of these: “note” is not “not”. */
const FUNCTION_WORDS = new Set(["not", "on", "her", "them", "car", "sit", "us"]);
const DOUBLED = /([bdgmnprt])\1$/;

/**
 * Light English stem: plural, -ing, -ed and a silent e are taken off, so that “committing”, “commits” and
 * “commit” are one word. Words with other letters than a–z stay as they are.
 */
export function stemOf(word: string): string {
  const lower = word.toLowerCase().replaceAll("’", "'");
  if (!/^[a-z']+$/.test(lower)) return lower;
  let stem = IRREGULAR.get(lower) ?? lower.replace(/'s$/, "");
  if (stem.length > 4 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  else if (/(ss|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^suis]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith("ing")) stem = stem.slice(0, -3).replace(DOUBLED, "$1");
  else if (stem.length > 4 && stem.endsWith("ed")) stem = stem.slice(0, -2).replace(DOUBLED, "$1");
  const bare = stem.length > 2 && stem.endsWith("e") ? stem.slice(0, -1) : stem;
  return FUNCTION_WORDS.has(bare) ? stem : bare;
}

/** NFKC with plain quotes and spaces; keeps case and length wherever NFKC does. */
export function normaliseText(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[‘’´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑]/g, "-")
    .replaceAll(/[ \t\u00a0]+/g, " ");
}

/** French and Italian elisions: “d'emoji” is the word “emoji”. */
const ELIDED = /^(?:[dlnsjcmt]|qu|dell|all|nell|sull|dall|quest)['’](?=\p{L}{3})/iu;

function trimmed(given: string, from: number): { text: string; start: number } {
  const mention = /^@(?=[\w-]+\.\w+)/.test(given) ? 1 : (ELIDED.exec(given)?.[0].length ?? 0);
  const [raw, start] = [given.slice(mention), from + mention];
  const lead = LEADING.exec(raw)?.[0].length ?? 0;
  let text = raw.slice(lead).replace(TRAILING, "");
  if (text.endsWith(")") && !text.includes("(")) text = text.slice(0, -1);
  if (text.endsWith("]") && !text.includes("[")) text = text.slice(0, -1);
  return { text, start: start + lead };
}

const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー`;
const SCRIPTS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, "gu");

/** “テストはJestで”: a Latin name inside of another script is a word of its own. */
function byScript(word: string): { text: string; start: number }[] {
  return [...word.matchAll(SCRIPTS)].map((match) => ({ text: match[0], start: match.index }));
}

function moved(token: Token, by: number): Token {
  return { ...token, start: token.start + by, end: token.end + by };
}

/** Words of a text in order. Hyphenated plain words come apart; paths, flags and identifiers stay whole. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const { text: word, start } = trimmed(match[0], match.index);
    if (word === "" || /^[-'’]+$/.test(word)) continue;
    const scripts = byScript(word);
    if (scripts.length > 1) {
      for (const { text: piece, start: at } of scripts)
        tokens.push(...tokenise(piece).map((token) => moved(token, start + at)));
      continue;
    }
    if (CODE.test(word)) {
      tokens.push({ text: word, stem: word.toLowerCase(), start, end: start + word.length, code: true });
      continue;
    }
    let offset = start;
    for (const part of word.split("-")) {
      if (part !== "") {
        tokens.push({
          text: part,
          stem: stemOf(part),
          start: offset,
          end: offset + part.length,
          code: false,
        });
      }
      offset += part.length + 1;
    }
  }
  return tokens;
}
