import type { RuleCandidate } from "../../core/extraction/schema";
import { relate } from "../../core/resolution/relate";
import type { Side } from "../../core/resolution/relation";
import { featuresOf, jaccard } from "../../core/resolution/similarity";
import { similarityIn } from "../../server/similarity/similarity-in";

/** Free-text claims agree from this share of common ideas and stems on. */
const ALIKE_FROM = 0.3;

/**
 * Normalisation of a claim: known areas by topic, subject (or none on one side), polarity and (where both name one) value; areas without
 * a key (`phrase:`, `tool:`, `text:`) by polarity and at least 30 % common ideas and stems of the directives.
 */
export function sameClaim(got: RuleCandidate, wanted: RuleCandidate): boolean {
  const [mine, theirs] = [got.claim, wanted.claim];
  if (mine.polarity !== theirs.polarity) return false;
  const generic = /^(?:phrase|tool|text):/;
  if (generic.test(mine.topic) || generic.test(theirs.topic)) {
    return jaccard(featuresOf(got.directive).core, featuresOf(wanted.directive).core) >= ALIKE_FROM;
  }
  if (mine.topic !== theirs.topic) return false;
  const general = mine.subject === mine.topic || theirs.subject === theirs.topic;
  if (mine.subject !== theirs.subject && !general) return false;
  return mine.value === undefined || theirs.value === undefined || mine.value === theirs.value;
}

function sideOf(candidate: RuleCandidate): Side {
  const { directive: text, claim, applicability, scope } = candidate;
  return { text, claim, applicability, scope, layer: "personal", obliges: claim.polarity === "require" };
}

/**
 * Whether the resolver would take one for the other: the same wish, an instance, or the wish with more or fewer
 * details, in any of the languages. Looser than `sameClaim`, and blind to what the resolver is blind to.
 */
export function sameMeaning(got: RuleCandidate, wanted: RuleCandidate): boolean {
  if (sameClaim(got, wanted)) return true;
  const { kind } = relate(sideOf(got), sideOf(wanted), similarityIn());
  return kind === "same" || kind === "covered" || kind === "refines" || kind === "widens";
}

/** Number of claims that find a partner; each partner is used once. */
export function countMatches(
  got: RuleCandidate[],
  wanted: RuleCandidate[],
  agrees: (got: RuleCandidate, wanted: RuleCandidate) => boolean = sameClaim,
): number {
  const open = [...wanted];
  let matches = 0;
  for (const candidate of got) {
    const at = open.findIndex((other) => agrees(candidate, other));
    if (at < 0) continue;
    open.splice(at, 1);
    matches += 1;
  }
  return matches;
}
