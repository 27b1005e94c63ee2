import type { Clause, Draft } from "../draft";
import { anyOf, FOREIGN } from "../grammar/words";
import { opensWithOrder } from "../verbs";

const OMITTED =
  /\byou (?:\w+ )?(?:never|didn't|did not|forgot to|forget to|haven't|have not|failed to)\s+(?:actually |even |really )*(.{3,100})/iu;
const REPEATED =
  /\byou (?:keep|always|constantly|again)\s+(.{3,100})|\bwhy (?:are|do|did|have|would) you (?:always |keep |even )?(.{3,100})/iu;
const DID =
  /(?:^|[,;:!]\s*|\b(?:and|but|again|because|that)\s+)you (?:just |again |even )?(?:put|left|added|used|broke|removed|deleted|changed|touched|wrote|created|committed|pushed|installed|dropped|renamed|skipped|ignored|rewrote|overwrote|hardcoded|hard-coded|threw away|hid|lost|killed|wiped|moved|mocked|disabled|silenced|reverted|reformatted|invented|made up|duplicated|commented out|merged|deployed|restarted|reset|ran|guessed|assumed)\b\s*(.{0,100})/iu;

/** The agent said that something is done which is not. */
const FALSE_CLAIM =
  /\byou (?:just |again )?(?:keep |kept )?(?:said|told me|tell me|claim\w*|saying|reported)\b|\byou (?:didn't|did not|haven't|have not) (?:actually|really)\b|\byou (?:didn't|did not|haven't|have not) (?:change|fix|solve|do|touch|update|test|run|check)\b|\bit(?:'s| is) still (?:not|broken|there|failing)\b/iu;

/** Whether a text complains that something was said to be done which is not. */
export function saysFalseClaim(text: string): boolean {
  return FALSE_CLAIM.test(text);
}

/** “There's commented-out code all over the place again”: what lies around should not have been left. */
const LIES_AROUND =
  /^there(?:'s| is| are) (?:still |again |now )?(.{3,60}?) (?:all over(?: the place)?|everywhere|lying around|left|in there|in the (?:code|repo|root))(?: again| still)?$/iu;

const BLAMES = new Map(
  FOREIGN.map((grammar) => [
    grammar.language,
    new RegExp(String.raw`(?:^|[\s,，、。])${anyOf("blames", [grammar])}\s*([^,，。.!！?？]{2,100})`, "iu"),
  ]),
);

/** “你把组件全重构了”, “du hast alles umformatiert”: the act without what only marks the past. */
function blamed(clause: Clause): Draft | null {
  const object = BLAMES.get(clause.language)
    ?.exec(clause.core)?.[1]
    ?.replace(/(?:了|啦|吗|呢)+$/u, "");
  return object ? { form: "forbid", polarity: "forbid", object, complaint: true } : null;
}

/** A complaint without a wish: the wish is the negated act (learning.md sections 3 and 4). */
export function readComplaint(clause: Clause): Draft | null {
  const { core } = clause;
  if (clause.language !== "en") return blamed(clause);
  if (opensWithOrder(core) && !/^(?:stop|no)\b/iu.test(core)) return null;
  const lies = LIES_AROUND.exec(core);
  if (lies?.[1])
    return { form: "forbid", polarity: "forbid", object: `leave ${lies[1]} behind`, complaint: true };
  if (FALSE_CLAIM.test(core)) {
    const object = "verify that a thing is done before saying so";
    return { form: "require", polarity: "require", object, complaint: true };
  }
  const omitted = OMITTED.exec(core);
  if (omitted?.[1]) return { form: "require", polarity: "require", object: omitted[1], complaint: true };
  const repeated = REPEATED.exec(core);
  const again = repeated?.[1] ?? repeated?.[2];
  if (again) return { form: "forbid", polarity: "forbid", object: again, complaint: true };
  const did = DID.exec(core);
  if (did)
    return {
      form: "forbid",
      polarity: "forbid",
      object: did[0].replace(/^.*?\byou\s+(?:just |again |even )?/iu, ""),
      complaint: true,
    };
  return null;
}
