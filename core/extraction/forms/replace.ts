import type { ConceptHit } from "../../topics/concept";
import { conceptById } from "../../topics/find-concepts";
import type { Clause, Draft } from "../draft";
import { isTurnedDown } from "../negation";
import { quantitiesIn } from "../numbers";
import { opensWithOrder } from "../verbs";

const NOUN = String.raw`["'\x60]?([^,;"\x60]{1,60}?)["'\x60]?`;
/** Wanted first, unwanted second. */
const PAIRS: RegExp[] = [
  new RegExp(
    String.raw`^(?:always |please |only )?(?:use|using|prefer|take|pick|choose|go with|stick (?:to|with)|write|call|run|do|(?:we |i )(?:now )?(?:\w+ ){1,2}(?:with|via|through|using|by|on)|we use|i use|we prefer|it's|its|it is|maybe )?\s*${NOUN},?\s+(?:instead of|rather than|in place of|over|and not|but not|never|not)\s+(?:the |a |an |using |with )?${NOUN}(?:,?\s+(?:for|to|in|when|on)\s.*)?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:we(?:'ve| have)? |let's )?(?:switch(?:ed)?|moved?|migrated?|moving|switching|changed?) (?:over )?(?:from [^,;]+? )?to ${NOUN}[,;]\s*(?:no more|not|away from|drop|stop using|stop with|never)\s+${NOUN}$`,
    "iu",
  ),
];
/** Unwanted first, wanted second. */
const REVERSED: RegExp[] = [
  new RegExp(
    String.raw`^(?:please |we(?:'ve| have)? |i(?:'ve| have)? )?(?:just |now |recently )?(?:replaced?|swap(?:ped)?|traded?|exchanged?) (?:out )?(?:all |every |the )?${NOUN} (?:with|by|for) (?:the )?${NOUN}(?:\s+(?:for|to|in|when|on|as|everywhere)\b.*)?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:the )?${NOUN} (?:is|was|has been|got|gets) (?:now )?(?:replaced|superseded|swapped out) (?:with|by|for) (?:the )?${NOUN}(?:\s+(?:for|to|in|when|on|as|everywhere)\b.*)?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:we(?:'ve| have)? |let's )?(?:just |now |recently )?(?:switch(?:ed)?|move[d]?|migrate[d]?|change[d]?|went) (?:away |over |off )?from ${NOUN} to ${NOUN}(?:\s+(?:for|in|when|on|as|everywhere)\b.*)?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:not|no|don't use|do not use|never use|stop using|stop with|no more|drop|ditch|quit using) ${NOUN}(?:\s*[,;:]|\.|\s[–—-])\s+(?:but |we |just |please |always )*(?:use |take |prefer |go with |with |it's )?(?:the )?${NOUN}(?: instead| please)?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:instead of|rather than) (?:the |using )?${NOUN},?\s+(?:always |please )?(?:use|take|prefer|call|write) (?:the )?${NOUN}$`,
    "iu",
  ),
];

type Found = { wanted: string; unwanted: string };

function choiceHits(
  hits: readonly ConceptHit[],
): { hit: ConceptHit; topic: string; subject: string; value: string }[] {
  return hits.flatMap((hit) => {
    const choice = conceptById(hit.id)?.choice;
    return choice ? [{ hit, ...choice }] : [];
  });
}

/** Two values of one dimension, one of them turned down: holds in every language we know values of. */
function byChoices(clause: Clause): Found | null {
  const choices = choiceHits(clause.hits);
  for (const down of choices.filter(({ hit }) =>
    isTurnedDown(clause.core.toLowerCase(), hit.start, hit.end),
  )) {
    const up = choices.find(
      (other) =>
        other.topic === down.topic &&
        other.subject === down.subject &&
        other.value !== down.value &&
        !isTurnedDown(clause.core.toLowerCase(), other.hit.start, other.hit.end),
    );
    if (up) return { wanted: up.value, unwanted: down.value };
  }
  return null;
}

/** “Log with pino”, “test with vitest”: what comes after the preposition is what is wanted. */
function wantedOf(words: string): string {
  const text = words.replace(/\s+now$/iu, "").trim();
  const [, verb = "", name = ""] = /^(\p{L}+)\s+(?:with|via|through|using)\s+(\S+)$/iu.exec(text) ?? [];
  return name !== "" && (opensWithOrder(verb) || verb === "log") ? name : text;
}

function byWords(core: string): Found | null {
  for (const pattern of PAIRS) {
    const match = pattern.exec(core);
    if (match?.[1] && match[2]) return { wanted: wantedOf(match[1]), unwanted: match[2].trim() };
  }
  for (const pattern of REVERSED) {
    const match = pattern.exec(core);
    if (match?.[1] && match[2]) return { wanted: match[2].trim(), unwanted: match[1].trim() };
  }
  return null;
}

/** “A file name, not a date” is a pair of nouns; whole clauses on either side are no replacement. */
function isNoun(text: string): boolean {
  if (
    /^(?:ever|even|never|still|just|really|actually|yet|now|probably|definitely|period|either|too|again|please|always|ok)$/iu.test(
      text,
    )
  )
    return false;
  if (
    /\b(?:is|are|was|were|be|i|we|you|they|there)\b|\p{L}(?:'s|n't|'re)\s/iu.test(text) ||
    /\S+\s+\S+\s+all$/iu.test(text)
  )
    return false;
  if (
    /(?:^|\s)(?:do|does|did|is|are|was|must|should|shall|may|can|could|will|would|has|have|need|needs|it|that|and|or|just|if)$/iu.test(
      text,
    )
  )
    return false;
  return (
    text.split(/\s+/).length <= 6 &&
    !/^(?:even|ever|and|or|please|always|also|never|to|just|only|if|when|that|the one|me|you|it|always|everything|anything)\b/i.test(
      text,
    )
  );
}

/** Replace X by Y: “use pnpm, not npm”, “rg instead of grep -r”, “no tabs, spaces”, “vitest, pas jest”. */
export function readReplace(clause: Clause): Draft | null {
  const chosen = byChoices(clause);
  const words = chosen ?? byWords(clause.core);
  if (!words || !isNoun(words.wanted) || !isNoun(words.unwanted)) return null;
  const spaces = quantitiesIn(clause.core).find(({ unit }) => unit === "spaces");
  return {
    form: "replace",
    polarity: "require",
    object: clause.core,
    wanted: [words.wanted],
    unwanted: [words.unwanted],
    ...(spaces ? { number: spaces.number } : {}),
  };
}
