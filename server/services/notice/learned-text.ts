import { spelledStops } from "@/core/compilation/spelled-stops";
import type { AgentAction } from "@/core/hook-event/schema";
import type { RuleContent } from "@/core/rule/schema";
import { verifierKind } from "@/core/verifiers/registry";
import { leavesOf } from "@/core/verifiers/spec-parts";

export type LearnedText = {
  content: RuleContent;
  /** The act that was corrected. */
  act: AgentAction | null;
  number: string;
  status: string;
  mode: string;
  /** Number of the rule that lost its place. */
  replaces: string | null;
};

/** A regular expression, or what introduces one. */
const PATTERN = /that match|\\[a-zA-Z]|\[\^|\(\?|\.\*/;
const MAX_STATEMENT = 200;
const MAX_STOPPED = 60;

/**
 * The one line that a person sees after a correction (learning.md section 8):
 * `Heed learned: use pnpm, not npm (blocks npm install). Undo: heed undo 12`.
 */
export function learnedText({ content, act, number, status, mode, replaces }: LearnedText): string {
  const wish = lowerFirst(
    content.statement
      .trim()
      .replace(/[.!。]+$/u, "")
      .slice(0, MAX_STATEMENT),
  );
  if (status !== "active") return `Heed proposes ${number}: ${wish}. It waits in the inbox.`;
  const stopped = (nameOf(act) ?? firstStopped(content))?.slice(0, MAX_STOPPED);
  const effects: Record<string, string> = {
    block: stopped ? `blocks ${stopped}` : "blocks",
    remind: "reminds the agent",
    observe: "only counts",
  };
  const { package: folder } = content.applicability;
  const where = folder ? [`in ${folder.slice(0, MAX_STOPPED)}`] : [];
  const effect = [effects[mode] ?? mode, ...where, ...(replaces ? [`replaces ${replaces}`] : [])].join(", ");
  return `Heed learned: ${wish} (${effect}). Undo: heed undo ${number.replace(/^R/, "")}`;
}

/** `npm install`, `git push --force`: program, sub-command and flags of the corrected command. */
function nameOf(act: AgentAction | null): string | null {
  if (act?.kind !== "shell_command") return null;
  const [words = []] = act.argv;
  const kept = words.filter((word, index) => index < 2 || word.startsWith("-"));
  return kept.length > 0 ? kept.slice(0, 4).join(" ") : null;
}

function firstStopped({ verifier }: RuleContent): string | undefined {
  if (!verifier) return undefined;
  for (const leaf of leavesOf(verifier)) {
    // A pattern is no language for people: what the wish says is clearer than that.
    const all = spelledStops(leaf) ?? verifierKind(leaf.kind)?.explain(leaf).stops ?? [];
    const stops = all.find((text) => !PATTERN.test(text));
    if (stops) return stops.replaceAll("`", "");
  }
  return undefined;
}

/** “Use pnpm” reads as part of a sentence; “API keys …” keeps its capitals. */
function lowerFirst(text: string): string {
  return /^\p{Lu}[\p{Ll}\s]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
