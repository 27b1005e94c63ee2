import type { Clause, Draft } from "../draft";
import { anyOf, FOREIGN } from "../grammar/words";
import { triggersIn } from "../moments";

/** Ways to reserve a decision; the act stands in the rest of the clause. */
const RESERVES: RegExp[] = [
  /\bask (?:me |us |first |for (?:my )?(?:permission|approval|confirmation) )*(?:first )?(?:before|prior to|if you)\b/iu,
  /\b(?:get|need|want|require|wait for|await) (?:to get )?(?:my|our|the user's|explicit|an?) (?:explicit )?(?:ok|okay|approval|permission|confirmation|go|go-ahead|consent|sign[- ]off|green light)\b/iu,
  /\b(?:without|before|until|unless|except when|only (?:when|if|after)) (?:\p{L}+ )?(?:i|i've|we|the user|someone) (?:\p{L}+ ){0,2}(?:ask|approv|confirm|say|said|tell|told|agree|request|want|ok)\w*/iu,
  /\b(?:without|before|until|unless) (?:my |our |explicit |getting |having |you have |the user's |user )*(?:approval|permission|ok|okay|consent|confirmation|go-ahead|asking|asked|told)\b/iu,
  /\bwithout (?:asking|my|permission|approval|checking|being asked|explicit)\b/iu,
  /\b(?:always )?ask (?:me |us )?first\b/iu,
  /\bcheck with me\b|\brun (?:it|that|this) by me\b|\bclear it with me\b/iu,
  /\bunless (?:i|asked|told|explicitly)\b/iu,
  /\bonly (?:\p{L}+ ){0,3}(?:when|if|after) (?:i|asked|told)\b/iu,
  new RegExp(anyOf("asks", FOREIGN), "iu"),
];
const RESERVED_TO_PERSON = /\buntil (?:i|we) |(?:^|\s)(?:stop for|wait for)/iu;

function act(clause: Clause): string[] {
  const found = triggersIn(clause.core.replace(/\b(?:ask|confirm)\w*\b/giu, " "));
  return found.length > 0 ? found : ["implement"];
}

/** The person wants to be asked: “ask before deleting”, “don't commit unless I say so”. */
export function readAskFirst(clause: Clause): Draft | null {
  if (!RESERVES.some((pattern) => pattern.test(clause.core))) return null;
  if (
    /\b(?:no need to|don't|do not|stop|without|never|needn't) (?:having to )?(?:ask(?:ing)?|wait(?:ing)?)\b(?! (?:me )?(?:to|for))/iu.test(
      clause.core,
    ) &&
    !/\bwithout (?:asking|checking)/iu.test(clause.core)
  )
    return null;
  if (/^(?:you )?(?:can|may|are free to|feel free)\b/iu.test(clause.core) && /without/iu.test(clause.core))
    return null;
  const reserved = RESERVED_TO_PERSON.test(clause.core);
  return {
    form: "ask_first",
    polarity: "forbid",
    object: clause.core,
    trigger: act(clause),
    ...(reserved ? {} : {}),
  };
}
