import type { Clause, Draft } from "../draft";
import { forbidsInForeign } from "../negation";

const LEAD =
  /^(?:you |we |i )?(?:(?:please |just |also |really |absolutely )*)(?:do not|don't|dont|don’t|never(?:,? ever)?|must not|mustn't|should not|shouldn't|shall not|cannot|can't|may not|are not allowed to|aren't allowed to|no(?: more| longer)?|stop|quit|avoid|refrain from|enough (?:with|of)|nothing|not|cease|i (?:do not|don't|dont) (?:want|like|need|wanna)(?: you to| to)?|(?:we|you) (?:do not|don't|dont|never)|(?:leave|have|write|add|use|make|keep|allow|put|create) no|drop|lose|ditch|skip|omit|leave out|get rid of|without|keep (?:your )?hands off|hands off|stay (?:away from|out of)|keep (?:away from|out of)|it's forbidden to|no one should)\s+(?:ever\s+|again\s+|to\s+|the\s+(?=\w+ stuff)|with\s+)*(.+)$/iu;
const TAIL =
  /^(?!(?:this|that|it|these|those)\b)(?:the |any |all )?(.{1,100}?)\s+(?:(?:is|are)\s+(?:strictly |completely |absolutely |totally )?(?:off[- ]limits|forbidden|banned|not allowed|prohibited|taboo|out|gone|history|over|read[- ]only|dead|verboten|tabu|prohibido|interdit\w*|proibid\w*|vietat\w*|запрещен\w*)|(?:must|should|shall|may|can|need)(?: not|n't) (?:ever )?(?:be\s+)?(.+)|(?:must|should) never (?:be\s+)?(.+)|is (?:third party|generated)\b.*|verboten|never|(?:do not|don't|does not|doesn't|must not) belong (?:in|into|on|under) .+)\b[\s\S]*$/iu;

/** “I'll do the deploying”, “leave the merging to me”: what the person keeps for themselves. */
const RESERVED =
  /^(?:i|we)(?:'ll| will| want to| prefer to)? (?:always )?(?:do|handle|take care of|manage) (?:all |the |any |your )*(.{3,60}?)(?: myself| ourselves)?$|^(?:please )?(?:leave|let me do|let me handle) (?:all |the |any )*(.{3,60}?)(?: to me)?$/iu;

/** “Generated files stay untouched”, “leave the lockfile alone”. */
const UNTOUCHED =
  /^(?:the |all |any |our )?(.{2,80}?)\s+(?:(?:must|should|has to|have to|need to)\s+)?(?:stays?|remains?|(?:is|are) (?:to be )?(?:left|kept)|be (?:left|kept))\s+(?:untouched|unchanged|alone|intact|as (?:it is|they are|is))\b|^(?:please )?(?:leave|keep)\s+(?:the |all |any |our |my )?(.{2,60}?)\s+(?:alone|untouched|unchanged|intact|be|as (?:it is|they are|is))$/iu;
/** “vendor/ is not ours, leave it alone”, “the changelog is generated, don't write to it”. */
const TAKES_BACK =
  /^(?:the |our |all )?([^,;]{2,50}?)\s+(?:is|are)\s+[^,;]{2,60}[,;:]\s*(?:so |and |please )*(?:don't|dont|do not|never|hands off|(?=leave it alone))\s*((?:[\p{L}-]+\s+){0,3}?[\p{L}-]+)\s+(?:it|them|that|those)(?: alone)?$/iu;
/** “No route without a schema”: what stands after “without” is demanded. */
const NEEDED =
  /^no\s+((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)\s+without\s+(?:an? |the |any |its own |their own )?([^,;]{2,80})$/iu;

/** Prohibitions: “never X”, “stop X-ing”, “no X”, “X is off limits”, and the negations of other languages. */
export function readForbid(clause: Clause): Draft | null {
  const { core } = clause;
  const untouched = UNTOUCHED.exec(core);
  const thing = untouched?.[1] ?? untouched?.[2];
  if (thing) return { form: "forbid", polarity: "forbid", object: `edit ${thing}` };
  const taken = TAKES_BACK.exec(core);
  if (taken?.[1] && taken[2])
    return { form: "forbid", polarity: "forbid", object: `${taken[2]} ${taken[1]}` };
  const needed = NEEDED.exec(core);
  if (needed?.[1] && needed[2])
    return { form: "require", polarity: "require", object: core, wanted: [needed[2]], trigger: [needed[1]] };
  const lead = LEAD.exec(core);
  if (lead?.[1]) return { form: "forbid", polarity: "forbid", object: lead[1] };
  const reserved = RESERVED.exec(core);
  const kept = reserved?.[1] ?? (/\bto me$|^let me/iu.test(core) ? reserved?.[2] : undefined);
  if (kept) return { form: "forbid", polarity: "forbid", object: kept };
  const tail = TAIL.exec(core);
  if (tail?.[1])
    return {
      form: "forbid",
      polarity: "forbid",
      object: [tail[2] ?? tail[3], tail[1]].filter(Boolean).join(" "),
    };
  if (clause.language !== "en" && forbidsInForeign(core, clause.language))
    return { form: "forbid", polarity: "forbid", object: core };
  return null;
}
