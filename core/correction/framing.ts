import type { Family } from "./lexicon/lexicon";
import type { Hit, Prepared } from "./prepare";
import type { GuardReason } from "./reasons";

/** What a person states as theirs; inside a frame it is not. */
const STATEMENTS: ReadonlySet<Family> = new Set([
  "durable",
  "convention",
  "consent",
  "preferring",
  "prohibition",
  "obligation",
]);
/** Complaints about the agent; they are the person's own whatever stands around them. */
const COMPLAINTS: ReadonlySet<Family> = new Set([
  "fault",
  "neglect",
  "misdirection",
  "takeback",
  "frustration",
  "evaluation",
  "regression",
  "persistence",
]);
/** Said of the agent's acts, never of a program or of oneself. */
const OF_THE_AGENT: ReadonlySet<Family> = new Set(["fault", "neglect", "accusation", "frustration"]);
const STANDING_ORDERS: ReadonlySet<Family> = new Set(["durable", "consent", "obligation"]);
/** In a question they ask about the report: “is that still right?” */
const SOFT: ReadonlySet<Family> = new Set(["evaluation", "regression", "persistence"]);
const BLAME = /\b(?:why|did|didn't|didnt|have|haven't|do|don't)\b.{0,12}\byou\b/u;
const OPINION = /what do you|do you agree/u;
const SENTENCE_END = /[.!?](?=\s|$)|[\n。！？]/gu;
const BUILD_IT =
  /(?:^|[\s,.;:])(?:please )?(?:implement|build|add|code|create|develop) (?:that|this|it)(?: (?:please|now|for me|too))?[\s.!]*$/u;
const RULE_WORD = /\b(?:rules?|conventions?|polic(?:y|ies)|guidelines?|standards?)\b/u;
const ASKS_WHETHER = /^[\s\p{P}]*(?:so |and |ok |hey |hi )*(?:is|are|was|does|do|should|did) (?!you\b)/u;
const ASKS_FOR_RULE =
  /^[\s\p{P}]*(?:so |and |ok |hey |hi )*(?:(?:should|must|may) (?:we|i|one|they|people)|do (?:we|they|people) (?:still|always|never|ever))\b/u;
/** “No, leave it so”: the no answers a question. */
const BARE_NO = /^(?:no|nope|nah|non|nein|nee?|нет|n[aã]o|いや|いいえ|아니|아니요|不)[\s,，、。]*$/u;
const LEADING_NO = /^[\s\p{P}]*(?:no|nope|nah|non|nein|nee?|нет|n[aã]o|ne)(?=[\s\p{P}]|$)/u;
const MAX_SETTLED_WORDS = 12;

/**
 * Tells messages whose words are not the person's order to the agent: a question about what someone else or a
 * document says, a requirement of the program, “never mind” (trust.md section 3: only the person teaches).
 * @returns why nothing may be learnt from it, or null
 */
export function framingReason(prepared: Prepared): GuardReason | null {
  if (prepared.context.interrupted) return null;
  if (isSettled(prepared)) return "lets_it_be";
  if (asksAboutReport(prepared)) return "asks_about_report";
  if (asksAboutRule(prepared)) return "asks_about_rule";
  if (isRequirement(prepared)) return "states_requirement";
  if (isStaged(prepared)) return "plays_or_translates";
  if (isOwnMistake(prepared)) return "own_mistake";
  return null;
}

/** Asks for a role or a translation, or answers in a role, so that the rest is said by someone else. */
function isStaged({ hits, context }: Prepared): boolean {
  if (complainsOf(hits, OF_THE_AGENT)) return false;
  if (context.plays && (context.asked || !context.changed)) return true;
  return hits.some((hit) => hit.family === "staged") && !hits.some((hit) => STANDING_ORDERS.has(hit.family));
}

/** Takes the blame and neither complains nor orders anything for good. */
function isOwnMistake({ hits }: Prepared): boolean {
  if (!hits.some((hit) => hit.family === "selfcorrection")) return false;
  return !hits.some((hit) => STANDING_ORDERS.has(hit.family)) && !complainsOf(hits, OF_THE_AGENT);
}

function complainsOf(hits: readonly Hit[], families: ReadonlySet<Family>): boolean {
  return hits.some((hit) => families.has(hit.family));
}

/** Nothing is left once “never mind” and consent are taken out. */
function isSettled({ hits, prose, shape }: Prepared): boolean {
  if (shape.words > MAX_SETTLED_WORDS || shape.questions > 0) return false;
  if (!hits.some((hit) => hit.family === "settled")) return false;
  const covering = hits.filter(
    ({ family, phrase }) =>
      ["settled", "approval", "praise", "answer"].includes(family) ||
      (family === "rejection" && BARE_NO.test(phrase)),
  );
  const rest = [...prose.text].map(() => true);
  for (const { start, end } of covering) rest.fill(false, start, end);
  const left = Array.from({ length: prose.text.length }, (_unit, index) =>
    rest[index] === false ? " " : prose.text.charAt(index),
  ).join("");
  return !/[\p{L}\p{N}]{2}/u.test(left.replace(LEADING_NO, ""));
}

/** The rule in it is reported, and the person asks what to make of it. */
function asksAboutReport(prepared: Prepared): boolean {
  const { hits, prose, shape } = prepared;
  const report = hits.find((hit) => hit.family === "report");
  if (!report) return false;
  const opinion = hits.find((hit) => hit.family === "opinion");
  if (shape.questions === 0 && !opinion) return false;
  // The agent's own words are held against it more often than they are asked about.
  if (report.phrase.startsWith("you") && !opinion) return false;
  if (complains(prepared, report)) return false;
  const wantsJudgement = opinion !== undefined && opinion.start > report.start;
  return !hits.some((hit) => {
    if (!STATEMENTS.has(hit.family) || hit.sentence === report.sentence) return false;
    return hit.sentence < report.sentence || !(wantsJudgement || endsAsQuestion(prose.text, hit.end));
  });
}

function asksAboutRule(prepared: Prepared): boolean {
  const { shape, prose } = prepared;
  if (shape.questions === 0 || shape.questions < shape.sentences) return false;
  const asks = ASKS_WHETHER.test(prose.text) && RULE_WORD.test(prose.text);
  if (!asks && !ASKS_FOR_RULE.test(prose.text)) return false;
  return !prepared.hits.some((hit) => hit.family === "contrast") && !complains(prepared, null);
}

/** A prohibition in it binds the program, not the agent. */
function isRequirement(prepared: Prepared): boolean {
  const { hits, prose } = prepared;
  const requirement = hits.find((hit) => hit.family === "requirement");
  const isOrdered = BUILD_IT.test(prose.text);
  if (!isOrdered && !requirement) return false;
  if (complains(prepared, null)) return false;
  if (isOrdered) return !hits.some((hit) => hit.family === "consent" || hit.family === "obligation");
  const bound = hits.filter((hit) => STATEMENTS.has(hit.family));
  return (
    bound.length > 0 &&
    bound.every((hit) =>
      hits.some(
        (other) => other.family === "requirement" && hit.start >= other.start && hit.start <= other.end + 1,
      ),
    )
  );
}

function complains({ hits, prose }: Prepared, report: Hit | null): boolean {
  if (BLAME.test(prose.text.replace(OPINION, " "))) return true;
  const asksOpinion = hits.some((hit) => hit.family === "opinion");
  return hits.some((hit) => {
    if (hit.family === "rejection") return hit.leads && !asksOpinion;
    // “Didn't we say …?” reports what was said to the agent.
    if (hit.family === "accusation") return report !== null && overlaps(hit, report);
    if (!COMPLAINTS.has(hit.family)) return false;
    if (SOFT.has(hit.family) && endsAsQuestion(prose.text, hit.end)) return false;
    return report === null || hit.sentence !== report.sentence || hit.start < report.start;
  });
}

function overlaps(left: Hit, right: Hit): boolean {
  return left.start < right.end && right.start < left.end;
}

function endsAsQuestion(text: string, from: number): boolean {
  SENTENCE_END.lastIndex = from;
  const end = SENTENCE_END.exec(text)?.[0];
  return end === "?" || end === "？";
}
