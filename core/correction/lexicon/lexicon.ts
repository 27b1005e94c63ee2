/**
 * What a phrase does in a conversation with an agent. The eight families of dissatisfaction (learning.md
 * section 2) are evaluation, deixis, fault and neglect, expectation, misdirection, reminder, recurrence, accusation.
 */
export const FAMILIES = [
  /** Begins like a rejection and rejects nothing: “no problem”. Hidden from all other families. */
  "answer",
  "rejection",
  "contrast",
  "misdirection",
  "takeback",
  "fault",
  "neglect",
  "accusation",
  "evaluation",
  "dislike",
  "regression",
  "persistence",
  "expectation",
  "reminder",
  "recurrence",
  "frustration",
  "prohibition",
  "durable",
  "convention",
  "consent",
  "preferring",
  "knowledge",
  "universal",
  "temporary",
  "approval",
  "praise",
  "pivot",
  "tweak",
  "request",
  "inquiry",
  "trouble",
  "selfcorrection",
  "deixis",
  "guideline",
  /** The agent shall do itself what it hands back to the person. */
  "selfserve",
  /** Work with care: read first, no guesses, check. */
  "rigor",
  /** A bare ban that opens a clause: “no class components”. */
  "ban",
  /** “this, not that”. */
  "swap",
  /** What the work is about: how to work, as against how the product looks. */
  "workflow",
  "taste",
  /** The four below frame what a message says, see `framing.ts`: someone else's words, … */
  "report",
  /** … a request for an opinion on them, … */
  "opinion",
  /** … what the program shall do, … */
  "requirement",
  /** … and “never mind”. */
  "settled",
  /** A standing duty about an artefact of the work or about the agent: “branch names must …”. */
  "obligation",
  /** Goes on to the next piece of work: “next”, “now the export”. */
  "nextstep",
  /** Says in a plain sentence how the delivered thing is or behaves: “the bar covers the button”. */
  "state",
  /** A bare rule of the work in the present tense: “tests live next to the source”. */
  "norm",
  /** Draws a limit around what was meant: “only the middle one”. */
  "restrict",
  /** Names what must not be risked: secrets, production, other people's data. */
  "harm",
  /** How the agent shall talk: “in three sentences, no jargon”. */
  "manner",
  /** Reports that it works now: “tested, all green”. */
  "success",
  /** What the person did or will do themselves: “I’ll check it later”. */
  "minewill",
  /** Makes the rest of the message someone else's words: a role to play, a text to translate. */
  "staged",
  /** Opens a condition: “if”, “when”, “in case”. */
  "conditional",
  /** Turns a statement into a question without a mark: “isn't it”, “just wondering”. */
  "tag",
  /** Words of the closed classes: denial, persons, the past. */
  "neg",
  "we",
  "you",
  "me",
  "past",
  /** The four below read the agent's words, not the person's. */
  "agentAsks",
  "agentClaims",
  "agentChanges",
  "agentAnswers",
] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * Phrases of one language. A phrase is a regular expression without anchors over folded text (lower case,
 * NFKC, straight apostrophes); a space stands for any white space, `'` may be left out by the writer, `~` stands
 * for a gap of at most four words (eight characters where words are not separated).
 */
export type Lexicon = {
  language: string;
  /** False for scripts that do not separate words. */
  wordBoundaries: boolean;
  /** Frequent words that tell this language from others of its script. */
  functionWords: readonly string[];
  /** Words whose misspellings are mended before matching; each at least five letters. */
  mended: readonly string[];
  families: Partial<Record<Family, readonly string[]>>;
  /** Words that cancel a phrase of the family when they stand right before it: “can *you keep* it”. */
  unlessAfter?: Partial<Record<Family, readonly string[]>>;
};

export type CompiledLexicon = {
  language: string;
  functionWords: ReadonlySet<string>;
  mended: readonly string[];
  matchers: { family: Family; regex: RegExp }[];
};

/** A Latin or Cyrillic word may touch a CJK character: “勝手にpushする”. */
const WORD_CHARACTER = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}\\p{N}_]";
/** Reads a list of phrases written with `¦` between them; white space around one does not count. */
export function phrases(source: string): string[] {
  return source
    .split("¦")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}

const BEFORE = `(?<!${WORD_CHARACTER})`;
/** Start of the message, blanked parts and punctuation aside. */
const START = "(?<=^[\\s\\p{P}]{0,80})";
const AFTER = `(?!${WORD_CHARACTER})`;

/** Compiles a lexicon once; the expressions have bounded gaps, so matching is linear in the text. */
export function compileLexicon(lexicon: Lexicon): CompiledLexicon {
  const matchers = FAMILIES.flatMap((family) => {
    const phrases = lexicon.families[family];
    if (!phrases || phrases.length === 0) return [];
    const source = phrases.map((phrase) => expand(phrase, lexicon.wordBoundaries)).join("|");
    const guard = guardOf(lexicon.unlessAfter?.[family] ?? [], lexicon.wordBoundaries);
    const bounded = lexicon.wordBoundaries
      ? `${BEFORE}${guard}(?:${source})${AFTER}`
      : `${guard}(?:${source})`;
    return [{ family, regex: new RegExp(bounded, "gu") }];
  });
  return {
    language: lexicon.language,
    functionWords: new Set(lexicon.functionWords),
    mended: lexicon.mended,
    matchers,
  };
}

function guardOf(words: readonly string[], wordBoundaries: boolean): string {
  if (words.length === 0) return "";
  const source = words.map((word) => expand(word, wordBoundaries)).join("|");
  return wordBoundaries ? `(?<!${BEFORE}(?:${source})\\s{1,3})` : `(?<!${source})`;
}

function expand(phrase: string, wordBoundaries: boolean): string {
  const gap = wordBoundaries ? "(?:[ \\t,]+[^\\s.!?;:]{1,30}){0,4}[ \\t,]+" : "[^。！？!?\\n]{0,8}";
  return phrase
    .split(/ ?~ ?/)
    .map((part) =>
      part.replace(/^\^/, START).replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+").replaceAll("'", "'?"),
    )
    .join(gap);
}
