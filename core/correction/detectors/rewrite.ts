import { diffLines } from "diff";
import { agentTexts, MAX_AGENT_TEXT, pastedCode } from "../agent-texts";
import { writeReason } from "../reasons";
import { type Detector, found, missed, wholeSpan } from "./detector";

/** The seed: more than half of the lines differ. */
const DIFFERENT = 0.5;
const MIN_LINES = 3;
const MIN_SHARED_NAMES = 0.2;
const SAYS_REPLACE =
  /\b(?:replace|instead|use this|like this|this way|rewrote|rewritten|my version|should be|change it to|i'd write|better)\b|换成|改成|用这个|これに|대신|вместо|заменить|así|ersetz|remplace|substitu|sostitu/iu;
const SAYS_EXISTING =
  /\b(?:current(?:ly)?|existing|right now|runs? in prod|in production|we have|what does|explain|why|error|original)\b|现在的|目前|現在の|текущ|actual(?:mente)?|aktuell|actuel/iu;
const IDENTIFIER = /[A-Za-z_]\w{2,}/g;

/** Rewrite trigger (active-learning.txt): the person gives a full version of code that the agent wrote. */
export const detectRewrite: Detector = (input, prepared) => {
  const pasted = pastedCode(prepared.text.slice(0, MAX_AGENT_TEXT));
  const hasCode = !pasted.isWhole || prepared.shape.codeShare > 0.5 || prepared.shape.logShare > 0.5;
  const lines = pasted.code.split("\n").filter((line) => line.trim());
  if (!hasCode || lines.length < MIN_LINES) return missed("rewrite", "no_code");
  const says = SAYS_REPLACE.test(prepared.prose.text);
  if (!says && SAYS_EXISTING.test(prepared.prose.text)) return missed("rewrite", "existing_code");
  const names = identifiers(pasted.code);
  for (const candidate of agentTexts(input)) {
    if (!candidate.isCode) continue;
    const shared = overlap(identifiers(candidate.text), names);
    if (shared < MIN_SHARED_NAMES && !says) continue;
    const different = differentLines(candidate.text, pasted.code);
    if (different <= DIFFERENT) continue;
    return found(
      "rewrite",
      { ...prepared, context: { ...prepared.context, referentEventId: candidate.eventId } },
      [
        {
          kind: "rewrite",
          score: 0.6 + 0.3 * shared,
          span: wholeSpan(input),
          reasons: [writeReason("replaced_code", `${Math.round(different * 100)} %`)],
        },
      ],
    );
  }
  return missed("rewrite", "no_replaced_code");
};

function differentLines(agent: string, person: string): number {
  let changed = 0;
  let total = 0;
  for (const part of diffLines(normalise(agent), normalise(person))) {
    total += part.added ? 0 : part.count;
    if (part.removed) changed += part.count;
  }
  return total === 0 ? 0 : changed / total;
}

function normalise(code: string): string {
  return `${code
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n")}\n`;
}

function identifiers(code: string): Set<string> {
  return new Set(code.match(IDENTIFIER) ?? []);
}

function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0) return 0;
  return [...left].filter((name) => right.has(name)).length / left.size;
}
