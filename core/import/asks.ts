import type { RuleCandidate } from "../extraction/schema";
import { STANDING } from "../extraction/standing";
import { opensWithOrder } from "../extraction/verbs";

/** `npm run build`: builds it · src/api – the routes · “You are an expert …” · “See docs/…” */
const LISTS =
  /^(?:`[^`]+`|[\w@./-]*[/.][\w@./-]*)\s*(?::|-{1,2}|–|—|=)\s|^you(?:['’]re| are)\b|^(?:see|refer to|read more)\b/iu;
/** “Build: `pnpm build`” names a command; “Never use: `any`” asks. So short a line has no language to go by. */
const NAMES_COMMAND =
  /^(?:build|compile|run|start|serve|dev|test|lint|format|check|type-?check|install|set-?up|deploy|release|clean|migrate|seed|generate)\b[\w /-]{0,30}:\s*`[^`]+`(?:\s*\([^)]*\))?\.?$/iu;
const OBLIGES =
  /\b(?:must|mustn['’]t|should|shouldn['’]t|shall|never|always|don['’]?ts?|do not|cannot|can['’]?t|avoid|prefer|only|instead|not|no|without|ask|require[sd]?|forbidden|allowed|ensure|make sure|have to|need to|we use|uses?)\b/iu;
const THIRD_PERSON = /^(?:the|this|that|our|its|it|there|a|an)\b/iu;

/**
 * Whether a line of a file asks for something. A person who talks to an agent wants something of it; a file also
 * describes: what a command does, where things lie, who it is for. Only plain requirements are doubted: what forbids,
 * replaces, limits or orders says what it wants.
 */
export function asksForSomething(text: string, { form, language }: RuleCandidate): boolean {
  if (LISTS.test(text) || NAMES_COMMAND.test(text)) return false;
  if (form !== "require" || language !== "en") return true;
  if (opensWithOrder(text) || STANDING.test(text)) return true;
  if (OBLIGES.test(text))
    return !THIRD_PERSON.test(text) || /\b(?:must|should|shall|never|always|only)\b/iu.test(text);
  // “Error handling: wrap …” asks; “Frontend: Next.js 14” tells.
  const rest = text.replace(/^[^:]{2,60}:\s+/u, "");
  return rest !== text && opensWithOrder(rest);
}
