import type { Clause, Draft } from "../draft";

const WORLD =
  /^(?:the |our |this )?(?:prod(?:uction)?|staging|server|ci|pipeline|database|db|cluster|box|machine|backend|frontend|api|service|repo|monorepo|customers?|users?|docker image|host|deployment|\w+ (?:server|database|service|cluster|environment))\b/iu;
const STATES =
  /^(?:[^,]{2,60}?)\s+(?:runs?(?: on)?|is (?:on|at|in|hosted|running|called|named|located)|are (?:on|at|in|hosted)|uses|has|have|lives? (?:at|on)|listens? on|supports? only|contains?)\s+\S+/iu;
const OUGHT =
  /\b(?:must|should|shall|never|always|don't|do not|not allowed|off limits|forbidden|please|use)\b/iu;

/** A statement about the world without an order: “prod runs Node 18”. */
export function readFact(clause: Clause): Draft | null {
  if (!WORLD.test(clause.core) || !STATES.test(clause.core) || OUGHT.test(clause.core)) return null;
  if (clause.hits.some(({ id }) => id.startsWith("indentation=") || id.startsWith("quotes="))) return null;
  if (/^this (?:repo|project)/iu.test(clause.core)) return null;
  return { form: "fact", polarity: "require", object: clause.core };
}
