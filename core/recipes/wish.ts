import type { RuleCandidate } from "../extraction/schema";

/** A candidate in the form recipes read it. */
export type Wish = {
  candidate: RuleCandidate;
  topic: string;
  /** Directive and words, lower case, one line. */
  text: string;
  /** Directive and words as typed, each on one line; equal ones once. */
  said: string[];
  forbids: boolean;
  /** “unless I ask”, “ask me first”: allowed when the task asks for it. */
  liftedByAsking: boolean;
  unwanted: string[];
  wanted: string[];
  trigger: string[];
  step: string[];
  place: string[];
};

const ASKING =
  /\b(?:unless (?:i|you|we|it'?s|explicitly|asked|told)|without (?:asking|my|being asked|permission|approval)|ask (?:me )?(?:first|before)|until i (?:ask|say)|only when i|on your own|by yourself|unasked)\b/;

/** Reads the terms of a candidate without their code marks. */
export function readWish(candidate: RuleCandidate): Wish {
  const text = `${candidate.directive} ${candidate.words}`.toLowerCase().replace(/\s+/g, " ");
  const { terms } = candidate;
  return {
    candidate,
    topic: candidate.claim.topic,
    text,
    said: [...new Set([candidate.directive, candidate.words].map(oneLine))],
    forbids: candidate.claim.polarity === "forbid",
    liftedByAsking: candidate.form === "ask_first" || ASKING.test(text),
    unwanted: terms.unwanted.map(plain),
    wanted: terms.wanted.map(plain),
    trigger: terms.trigger.map(plain),
    step: terms.step.map(plain),
    place: terms.place.map(plain),
  };
}

/** Whether the text has one of these words as whole words. */
export function mentions(wish: Wish, ...words: string[]): boolean {
  return words.some((word) => {
    for (let at = wish.text.indexOf(word); at >= 0; at = wish.text.indexOf(word, at + 1)) {
      if (!/[\w.-]/.test(wish.text[at - 1] ?? "") && !/[\w-]/.test(wish.text[at + word.length] ?? ""))
        return true;
    }
    return false;
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function plain(term: string): string {
  return term.replace(/^[`'"“”]+|[`'"“”]+$/g, "").trim();
}
