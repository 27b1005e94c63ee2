import { conceptById } from "../../topics/find-concepts";
import { spansOf } from "../../topics/spans";
import { contentStems, matchTopic } from "../../topics/topic";
import type { Clause, Draft } from "../draft";
import { STANDING } from "../standing";
import { opensWithOrder } from "../verbs";

const PERMITS =
  /^(?:you|we|it)?\s*(?:can|may|are (?:free|allowed) to|feel free to|is fine to|is ok(?:ay)? to|'s (?:fine|ok(?:ay)?) to)\b\s*(.+)$|^(.{2,80}?) (?:is|are) (?:fine|ok(?:ay)?|allowed|permitted|welcome)(?: now| again)?$|^(?:no need to|you (?:don't|do not) (?:need|have) to|needn't)\s+(.+)$/iu;
const OUGHT =
  /^(?:always |please )*(?:the |all |every |each |any |our )?(.{1,100}?)\s+(?:must|should|shall|has to|have to|needs? to|needs?|required?|may)\s+(.+)$/iu;
/** A plain statement is a convention only where it is about a known area and not about what just happened. */
const STATES =
  /^(?!(?:your|you|it|its|it's|this|that|there|now|i|he|she|they|what|who|why|how|is|are)\b)(?:the |all |every |each |any |our )?(.{1,100}?)\s+(?:carr(?:y|ies)|follows?|ha(?:s|ve)|gets?|comes?|uses?|are|is|goes?|go|runs?|run|starts?|begins?|ends?|contains?|includes?|stays?|belongs?|needs?)\s+(.+)$/iu;
const USE =
  /^(?:always |please |only |just |we |i |you |the project |this (?:repo|project|codebase) |our team |here we |everyone )*(?:must |should |only |always |all )*(?:use|uses|using|prefer|take(?! (?:your|my|the) time\b| (?:care|note|notes|over|into|it|this|that|them|another|some time)\b| an? (?:look|break|step)\b)|go with|stick (?:to|with)|work with|adopt|switch to|switched to|moved to|install with|write (?:\w+ )?(?:with|in))\s+(.+)$/iu;
const ONLY = /^(.{1,60}?)\s+only$|^only\s+(.{1,60})$|^nothing but\s+(.{1,60})$/iu;

function wantedOf(object: string): string {
  return object
    .replace(/^(?:the|a|an|our|your|my)\s+/iu, "")
    .replace(/\s+(?:for|to|in|when|on|as|here|everywhere)\b.*$/iu, "")
    .trim();
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Tells what happened or how things are; no wish. */
const OBSERVED =
  /(?:ました|でした|ています|ている|しまった|네|네요|던데|같아|같아요|됐어|했어|했네)[。.!！]?$|了[。.!！]?$/u;

/** Another language than English, no known area: two things that the glossary knows, or one and a standing word. */
function standsForItself({ core, words, language }: Clause): boolean {
  const named = spansOf(core, language).filter(({ ids }) => [...ids].some((id) => !id.startsWith("w:")));
  if (/[?？]\s*$|吗$|ですか|나요$|까요$/u.test(words.trim())) return false;
  if (UNSPACED.test(core) && core.length >= 6 && !OBSERVED.test(core)) return true;
  if (STANDING.test(words)) return named.length >= 1 || contentStems(core).length >= 2;
  return named.length >= 2 || contentStems(core).length >= 3;
}

/** Orders and conventions: “always X”, “use X”, “X only”, “every X needs Y”, “you may X”. */
export function readRequire(clause: Clause): Draft | null {
  const { core } = clause;
  const permits = PERMITS.exec(core);
  const allowed = permits?.[1] ?? permits?.[2] ?? permits?.[3];
  if (allowed) return { form: "require", polarity: "require", object: allowed, permits: true };
  const only = ONLY.exec(core);
  const sole = only?.[1] ?? only?.[2] ?? only?.[3];
  if (sole)
    return {
      form: "require",
      polarity: "require",
      object: sole,
      wanted: [wantedOf(sole.replace(/^use\s+/i, ""))],
    };
  const use = USE.exec(core);
  if (use?.[1]) return { form: "require", polarity: "require", object: use[1], wanted: [wantedOf(use[1])] };
  const main = core.replace(
    /^(?:when(?:ever)?|if|before|after|while|once|each time|every time)\s[^,]{3,80},\s*/iu,
    "",
  );
  if (
    opensWithOrder(core) ||
    (main !== core && opensWithOrder(main)) ||
    OUGHT.test(core) ||
    (STATES.test(core) && (matchTopic(clause.hits) !== null || STANDING.test(clause.words)))
  )
    return { form: "require", polarity: "require", object: core };
  // “changelog!! every time”: a known thing and a standing word are an order without a verb.
  if (clause.hits.length > 0 && STANDING.test(clause.words) && core.split(/\s+/).length <= 6)
    return { form: "require", polarity: "require", object: core };
  if (clause.language !== "en" && matchTopic(clause.hits) !== null)
    return { form: "require", polarity: "require", object: core };
  if (clause.language !== "en" && standsForItself(clause))
    return { form: "require", polarity: "require", object: core };
  const chosen = clause.hits.find(({ id }) => conceptById(id)?.choice);
  return chosen ? { form: "require", polarity: "require", object: core } : null;
}
