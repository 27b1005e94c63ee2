import { exceptedPlaces } from "./reading/exceptions";
import type { RecipeDraft } from "./recipe";
import { isBoundInTime } from "./time-bound";
import type { Wish } from "./wish";

const UNTIL = /(?<=^|\s)(?:until|till|bis|hasta|jusqu'à|finché|até|пока не)\s/u;
const OTHER_BRANCH =
  /\b(?:to|into|on|onto)\s+(?:(?:the|any|our|a|shared|protected|other|someone else'?s|public)\s+)*(?:[\w-]+\s+)?branch(?:es)?\b/;
const SOME_CODE =
  /\b(?:in|inside|within)\s+(?:the |our |any )?(?:library|public|shared|legacy|new|generated|client|server|backend|frontend)(?:[- ]side)?\s+(?:code|modules?|builds?|packages?)\b/;

/**
 * Whether a wish carries a bound (branch, time, place) that this check does not express: it would
 * stop more than was asked for, so that only a reminder may come of it.
 */
export function leavesQualifierOut(wish: Wish, draft: RecipeDraft): boolean {
  const { candidate, text, liftedByAsking } = wish;
  if (isBoundInTime(wish.said[0] ?? "")) return true;
  if (candidate.form !== "forbid" && candidate.form !== "order") return false;
  const lasts = UNTIL.test(text) && !liftedByAsking && candidate.scope !== "session";
  if (lasts && "kind" in draft.verifier && draft.verifier.kind !== "required-step") return true;
  if (leavesBoundOut(wish, draft)) return true;
  if (candidate.form === "order") return false;
  const where = { ...candidate.applicability, ...draft.applicability };
  // “… when the tests fail”, “… unless it is a hotfix”: shown with the rule, judged by no check.
  const isPlace = where.condition !== undefined && exceptedPlaces(where.condition).length > 0;
  if (
    where.condition !== undefined &&
    !isPlace &&
    !AT_END.test(where.condition) &&
    where.branches.length === 0 &&
    !liftedByAsking
  )
    return true;
  // “On production” names an environment, where no branch is meant.
  const isGit = JSON.stringify(draft.verifier).includes('"git"');
  if (!isGit && where.branches.some((name) => /^(?:production|prod|staging)$/.test(name))) return true;
  const git = candidate.claim.topic === "commit" || /push/.test(candidate.claim.topic);
  if (git && OTHER_BRANCH.test(text) && where.branches.length === 0 && draft.params.branches === undefined)
    return true;
  const named = draft.params.paths !== undefined || placesLeftOut(wish).length > 0;
  return SOME_CODE.test(text) && !named && where.paths.length === 0 && where.languages.length === 0;
}

/** “… when you stop” bounds nothing: what is left at the end was written before. */
const AT_END =
  /^(?:when|before|once|after|by the time|until)?\s*(?:you(?:'re| are)?|the (?:task|turn|session|work)|it|u)?\s*(?:is |are |'re )?(?:stop|finish|end|done|complete|over)(?:ed|s|ing)?[.!]?$/iu;

const BOUND =
  /\b(?:without|ohne|senza)\s|(?<![\p{L}])(?:sin|sans)\s|没有|不带|なしで|\banything but\b|\bnothing but\b|\bother than\b|\bmore than (?!\d)|\bon (?:the )?(?:whole|entire)\b|\bat once\b|\bin parallel\b|\bat the same time\b/u;
const RELATIVE = /\b(?:that|which|who) (?:are|is|have|has|were|was|had)\b|已经?推送|すでに/u;

/** “Never use npx without a pinned version”, “commits that are pushed”: said of commands, and shown by none. */
function leavesBoundOut({ said, liftedByAsking, forbids }: Wish, draft: RecipeDraft): boolean {
  const first = (said[0] ?? "").toLowerCase();
  if (draft.readsBounds || !forbids) return false;
  const isCommand = JSON.stringify(draft.verifier).includes('"shell-command"');
  if (isCommand && RELATIVE.test(first)) return true;
  return BOUND.test(first) && !liftedByAsking;
}

/** “In production code” leaves tests alone, “outside src/lib” leaves that folder alone. */
export function placesLeftOut(wish: Wish): string[] {
  return exceptedPlaces(wish.said[0] ?? "");
}
