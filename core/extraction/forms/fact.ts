import type { Clause, Draft } from "../draft";
import { anyOf, FOREIGN, SPACED } from "../grammar/words";

const WORLD =
  /^(?:the |our |this )?(?:prod(?:uction)?|staging|server|ci|pipeline|database|db|cluster|box|machine|backend|frontend|api|service|repo|monorepo|customers?|users?|docker image|host|deployment|\w+ (?:server|database|service|cluster|environment))\b/iu;
const STATES =
  /^(?:[^,]{2,60}?)\s+(?:runs?(?: on)?|is (?:on|at|in|hosted|running|called|named|located)|are (?:on|at|in|hosted)|uses|has|have|lives? (?:at|on)|listens? on|supports? only|contains?)\s+\S+/iu;
const OUGHT =
  /\b(?:must|should|shall|never|always|don't|do not|not allowed|off limits|forbidden|please|use)\b/iu;

/** The same in the other languages: a thing of the world, and how it is. */
const FOREIGN_FACTS = new Map(
  FOREIGN.map((grammar) => [
    grammar.language,
    new RegExp(String.raw`^${anyOf("world", [grammar])}.{0,40}?${anyOf("holds", [grammar])}`, "iu"),
  ]),
);
const NO_FACT = new RegExp(
  `${anyOf("obliges", SPACED)}|${anyOf("forbids", FOREIGN)}|${anyOf("standing", FOREIGN)}|必须|应该|してください|해야`,
  "iu",
);

function isForeignFact({ core, language }: Clause): boolean {
  return FOREIGN_FACTS.get(language)?.test(core) === true && !NO_FACT.test(core);
}

/** A statement about the world without an order: “prod runs Node 18”. */
export function readFact(clause: Clause): Draft | null {
  if (isForeignFact(clause)) return { form: "fact", polarity: "require", object: clause.core };
  if (!WORLD.test(clause.core) || !STATES.test(clause.core) || OUGHT.test(clause.core)) return null;
  if (clause.hits.some(({ id }) => id.startsWith("indentation=") || id.startsWith("quotes="))) return null;
  if (/^this (?:repo|project)/iu.test(clause.core)) return null;
  return { form: "fact", polarity: "require", object: clause.core };
}
