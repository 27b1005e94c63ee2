import type { Bundle, BundleRule } from "../bundle/schema";
import type { Host } from "../hook-event/schema";
import { matchesPrompt, matchesSurroundings } from "../rule/applicability";
import { mentionsWord } from "../rule/task-words";
import { escapeText } from "./escape";
import { NO_AUTHORITY, named } from "./wording";

/** enforcement.md section 6. */
export const MAX_CARDS = 4;
/** Room for all cards of a prompt, in UTF-16 units: with the standing block less than any host takes. */
export const CARDS_ROOM = 3_400;
const SEVERITY_ORDER = { minor: 0, major: 1, critical: 2, blocker: 3 } as const;

export type CardsInput = {
  bundle: Bundle;
  prompt: string;
  session: string;
  host: Host;
  branch?: string;
  /** Ids of rules that were shown in this task already. */
  shown: ReadonlySet<string>;
  /** UTF-16 units for the text. */
  room?: number;
};

type CardForm = "card" | "heading" | "cut";
export type Cards = {
  /** What was selected, the most important first. */
  rules: BundleRule[];
  text: string;
  /** One for each selected rule, whether it was emitted or not. */
  receipts: { ruleId: string; version: number; form: CardForm }[];
};

/**
 * Rules to bring up for a prompt: those whose task words it mentions, then reminders that count in
 * every task. What a check watches over anyhow comes only where the prompt touches it: the standing block
 * names it, and its act is judged. At most four, none twice in a task; the text is empty when there are
 * none. A card that does not fit keeps its heading.
 */
export function selectCards(input: CardsInput): Cards {
  const rules = input.bundle.rules
    .filter((rule) => isCandidate(rule, input))
    .map((rule) => ({ rule, named: isNamed(rule, input.prompt) }))
    .filter(({ rule, named }) => named || (!rule.verifier && rule.applicability.taskWords.length === 0))
    .sort((a, b) => Number(b.named) - Number(a.named) || byImportance(a.rule, b.rule))
    .slice(0, MAX_CARDS)
    .map(({ rule }) => rule);
  if (rules.length === 0) return { rules, text: "", receipts: [] };
  const forms = fittingForms(rules, input.room ?? CARDS_ROOM);
  return {
    rules,
    text: render(rules, forms),
    receipts: rules.map(({ id, version }, index) => ({ ruleId: id, version, form: forms[index] ?? "cut" })),
  };
}

/** Weakest first: from the card to its heading, then to nothing. */
function fittingForms(rules: readonly BundleRule[], room: number): CardForm[] {
  const forms = rules.map((): CardForm => "card");
  for (const form of ["heading", "cut"] as const) {
    for (let index = rules.length - 1; index >= 0; index -= 1) {
      if (render(rules, forms).length <= room) return forms;
      forms[index] = form;
    }
  }
  return forms;
}

function render(rules: readonly BundleRule[], forms: readonly CardForm[]): string {
  const lines = rules.flatMap((rule, index) => {
    if (forms[index] === "card") return cardText(rule);
    return forms[index] === "heading" ? `- ${named(rule)}: ${escapeText(rule.statement, 120)}` : [];
  });
  if (lines.length === 0) return "";
  return ["<heed-rules>", "Rules for this task:", ...lines, ...limits(rules), "</heed-rules>"].join("\n");
}

function isCandidate(rule: BundleRule, { session, host, branch, prompt, shown }: CardsInput): boolean {
  if (rule.maskedBy || rule.mode === "observe" || shown.has(rule.id)) return false;
  if (rule.scope === "session" && rule.session !== session) return false;
  // Without a known branch a rule for branches is not shown: it would mislead on all others.
  const around = { host, branch, prompt };
  if (rule.within && !matchesSurroundings(rule.within, around)) return false;
  return matchesSurroundings(rule.applicability, around);
}

/** Asking about a thing is not working on it. */
const QUESTION =
  /^\s*(?:what'?s?|why|how|when|where|who|which|is|are|does|do|did|was|were|warum|wieso|wie|qu[eé]|por qué|pourquoi)\b[^\n]*\?\s*$/i;

/** Words of a rule that tell what it is about, and pairs of letters where none are set apart. */
const TELLING =
  /(?<![\w-])(?!must|never|only|always|with|when|before|after|every|code|file|use)[a-z]{4,}|[\u3040-\u9fff]{2}/gi;

function isNamed(rule: BundleRule, prompt: string): boolean {
  if (QUESTION.test(prompt)) return false;
  if (matchesPrompt(rule.applicability, prompt)) return true;
  const own = rule.verifier && rule.instruction.match(TELLING);
  return own?.some((word) => mentionsWord(prompt, word)) ?? false;
}

function byImportance(a: BundleRule, b: BundleRule): number {
  return (
    SEVERITY_ORDER[b.severity] - SEVERITY_ORDER[a.severity] ||
    b.weight - a.weight ||
    b.createdAt.localeCompare(a.createdAt)
  );
}

function cardText(rule: BundleRule): string {
  const remedy = rule.remedy ? ` Instead: ${escapeText(rule.remedy)}` : "";
  return `- ${named(rule)}: ${escapeText(rule.instruction, 600)}${remedy}`;
}

/** What others agreed on is never a permission (trust.md section 5). */
function limits(rules: readonly BundleRule[]): string[] {
  return rules.some(({ layer }) => layer === "project") ? [NO_AUTHORITY] : [];
}
