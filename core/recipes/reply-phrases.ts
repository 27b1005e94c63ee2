import type { VerifierSpec } from "../rule/schema";
import { messageMoment } from "../verifiers/cases";
import { refuses, stanceAt } from "./reading/stance";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

const SPEAKS =
  /\b(?:say(?:ing|s)?|writ(?:e|es|ing)|use|using|start(?:ing|s)?|begin(?:ning|s)?|open(?:ing|s)?|end(?:ing|s)?|finish|close|repl(?:y|ies|ying)|answers?|respon[ds]\w*|responses?|tell me|phrases?|wording|messages?|call me|address me|write to me|sentence|filler|flatter\w*|apologi[sz]\w*|praise|compliment\w*|sorry)\b|说|回复|回答|开头|结尾|答复|言う|返信|返答|antwort\w*|sag\w*|schreib\w*|digas|decir|respuestas?|dis|dire|réponses?/iu;
const NOT_REPLIES =
  /\bcommits?\b|\bcode\b|\bcomments?\b|\bui\b|\bcopy\b|\bfiles?\b|\bdocs?\b|\breadme\b|提交|代码|注释|文档/iu;
const QUOTED =
  /["“”„«「『]([^"“”„«»」』\n]{2,80})["”“»」』]|(?<![\w])'([^'\n]{2,30}(?:'(?:re|s|t|ve|ll|m|d)\b[^'\n]{0,50})?)'(?!\w)|`([^`\n]{2,80})`/gu;

const HABITS: { named: RegExp; texts: string[] }[] = [
  {
    named: /\bapolog\w+|\bsay(?:ing)? sorry\b|道歉|対不起|抱歉|謝ら|entschuldig\w*|disculp\w*|excuse/iu,
    texts: ["sorry", "apologize", "apologise", "apologies", "抱歉", "对不起"],
  },
  {
    named:
      /\bflatter\w*|\bsycophan\w*|\bprais\w+|\bcompliment\w*|\bsuck(?:ing)? up\b|奉承|恭维|拍马屁|夸我|お世辞|schmeich\w*/iu,
    texts: [
      "you're right",
      "you're absolutely right",
      "that's a great",
      "that's an excellent",
      "you are absolutely right",
      "you’re absolutely right",
      "great question",
      "good question",
      "excellent question",
      "great idea",
      "excellent point",
      "great catch",
      "good catch",
      "brilliant",
      "你说得完全正确",
      "好问题",
    ],
  },
];

/** “Never say ‘You're absolutely right’”, “no apologies”. */
export const noPhrasesRecipe: Recipe = {
  name: "no-reply-phrases",
  title: "Phrases that replies do not hold",
  fits: (wish) => (unwantedPhrases(wish).length > 0 ? 0.89 : 0),
  draft(wish) {
    const texts = unwantedPhrases(wish);
    const first = texts[0];
    if (first === undefined) return null;
    return {
      params: { texts },
      verifier: STARTS.test(wish.said[0] ?? "")
        ? { not: { kind: "message", startsWith: withApostrophes(texts) } }
        : { kind: "message", forbid: withApostrophes(texts) },
      message: `Replies do not say “${first}”.`,
      remedy: "the result, in plain words",
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: [example(`${first} The file is changed.`)],
      pass: [example("The file is changed."), example(`The text \`${first}\` stays in the file.`)],
    };
  },
};

/** “Don't start with ‘Great’”: elsewhere the word is a word. */
const STARTS = /\b(?:start|begin|open)\w*\b(?![^.;]*\b(?:or|and) (?:end|finish|clos)\w*)/iu;

function unwantedPhrases(wish: Wish): string[] {
  for (const said of wish.said) {
    if (NOT_REPLIES.test(said) || !SPEAKS.test(said)) continue;
    const quoted = quotedIn(said).filter(({ start, end }) => stanceAt(said, start, end) === "against");
    if (quoted.length > 0) return quoted.map(({ text }) => text);
    const habit = HABITS.find(({ named }) => named.test(said));
    if (habit && (refuses(said) || wish.forbids)) return habit.texts;
  }
  return [];
}

/** “End each reply with ‘Done.’”, “every answer must contain a line ‘Risk:’”. */
export const requiredPhraseRecipe: Recipe = {
  name: "required-reply-phrase",
  title: "Phrase that replies hold",
  fits: (wish) => (wantedPhrase(wish) ? 0.885 : 0),
  draft(wish) {
    const text = wantedPhrase(wish);
    if (!text) return null;
    return {
      params: { text },
      verifier: { kind: "message", requireAny: [text] },
      message: `The reply lacks “${text}”.`,
      remedy: text,
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: [example("The file is changed.")],
      pass: [example(`The file is changed. ${text}`)],
    };
  },
};

const REPLIES =
  /\b(?:repl(?:y|ies)|answers?|respon[ds]\w*|responses?|summar\w+|final message|messages?|reports?)\b|回复|回答|总结|答复|返信|返答|Antwort\w*|respuestas?|réponses?/iu;

function wantedPhrase(wish: Wish): string | null {
  if (wish.forbids) return null;
  for (const said of wish.said) {
    if (NOT_REPLIES.test(said) || !REPLIES.test(said)) continue;
    if (
      !/\b(?:end|finish|close|start|begin|open|contain|include|mention|have|add|put|with|say)\b|结尾|开头|包含|以|加上|末尾/iu.test(
        said,
      )
    )
      continue;
    const wanted = quotedIn(said).find(({ start, end }) => stanceAt(said, start, end) !== "against");
    if (wanted) return wanted.text;
  }
  return null;
}

function quotedIn(said: string): { text: string; start: number; end: number }[] {
  return [...said.matchAll(QUOTED)].flatMap((match) => {
    // Code marks hold code, unless it is plainly a sentence.
    if (
      /[(=:[,]\s?$/.test(said.slice(0, match.index)) &&
      /^\s?[)\],;}]/.test(said.slice(match.index + match[0].length))
    )
      return [];
    if (match[3] !== undefined && !/^[\p{L}][\p{L}' ]+ [\p{L}' ]+[.!]?$/u.test(match[3])) return [];
    const text = (match[1] ?? match[2] ?? match[3] ?? "").replace(/(?:\.\.\.|…|[.,!?])+$/u, "").trim();
    return text.length >= 2 ? [{ text, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** “No bullet lists in replies”, “no headings”, “no tables”. */
const SHAPES: { named: RegExp; texts: string[]; sample: string }[] = [
  {
    named:
      /\b(?:bullet(?:ed)?(?: points?| lists?)?|bullets|lists?)\b|列表|箇条書き|Aufzählung\w*|listas?|puces/iu,
    texts: ["\n- ", "\n* ", "\n• ", "\n1. "],
    sample: "Changed:\n- one\n- two",
  },
  {
    named: /\bhead(?:ings?|ers?|lines?)\b|标题|見出し|Überschrift\w*|encabezados?|titres?/iu,
    texts: ["\n# ", "\n## ", "\n### "],
    sample: "Done\n## Changes\none",
  },
  {
    named: /\btables?\b|表格|Tabellen?|tablas?|tableaux?/iu,
    texts: ["\n|", "|---", "| ---"],
    sample: "Result:\n| a | b |\n|---|---|",
  },
];

const CODE_BLOCKS =
  /\bcode ?(?:blocks?|fences?|snippets?|listings?)\b|\bfenced code\b|\bpast(?:e|ing)\b[^.;]{0,16}\b(?:code|diffs?)\b/iu;

/** “No code blocks in the final message”. */
export const noReplyCodeRecipe: Recipe = {
  name: "no-reply-code",
  title: "Replies hold no code blocks",
  fits: (wish) => {
    const said = wish.said[0] ?? "";
    return CODE_BLOCKS.test(said) && REPLIES.test(said) && (refuses(said) || wish.forbids) ? 0.9 : 0;
  },
  draft: () => ({
    params: {},
    verifier: { kind: "message", noCodeBlocks: true },
    message: "Replies hold no code blocks.",
    remedy: "name the file and the line",
    onExhausted: "release",
    applicability: { paths: [], languages: [] },
    stop: [example("Done:\n```ts\nconst a = 1;\n```")],
    pass: [example("Done, see `src/a.ts`.")],
  }),
};

export const noReplyShapeRecipe: Recipe = {
  name: "no-reply-shapes",
  title: "Shapes that replies do not have",
  fits: (wish) => (shapesOf(wish).length > 0 ? 0.88 : 0),
  draft(wish) {
    const shapes = shapesOf(wish);
    const verifier: VerifierSpec = { kind: "message", forbid: shapes.flatMap(({ texts }) => texts) };
    return {
      params: { shapes: shapes.map(({ texts }) => texts[0]?.trim()) },
      verifier,
      message: "Replies are plain sentences.",
      remedy: "say it in sentences",
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: shapes.map(({ sample }) => example(sample)),
      pass: [example("The file is changed and the tests pass.")],
    };
  },
};

function shapesOf(wish: Wish) {
  for (const said of wish.said) {
    if (!REPLIES.test(said) || NOT_REPLIES.test(said)) continue;
    const found = SHAPES.filter(({ named }) => {
      const match = named.exec(said);
      return match !== null && stanceAt(said, match.index, match.index + match[0].length) === "against";
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** “You're” is “you are”, with either apostrophe. */
function withApostrophes(texts: readonly string[]): string[] {
  const written = texts.flatMap((text) => {
    const straight = text.replaceAll("’", "'");
    const long = straight
      .replace(/'re\b/gi, " are")
      .replace(/'ll\b/gi, " will")
      .replace(/\bI'm\b/g, "I am");
    return [straight, straight.replaceAll("'", "’"), long];
  });
  return [...new Set(written)].slice(0, 60);
}

function example(text: string) {
  return { text, moment: messageMoment(text) };
}
