import { canonicalJson } from "../audit/chain";
import type { HookEvent } from "../hook-event/schema";

/** What stands where a removed text stood. */
export const REMOVED_TEXT = "[removed by its author]";

/** Shorter texts occur by chance: they are only recognised where a whole field equals them. */
const MIN_PART = 12;

/** Fields of an event that hold what somebody wrote; others name paths, kinds and ids. */
const WRITTEN = new Set(
  `prompt message feedback command content addedLines removedLines url query arguments summary text reason
   evidence detail gitStatus`.split(/\s+/),
);
/** Fields of stored copies in which one word alone may be a quotation. */
const QUOTING = new Set(
  `${[...WRITTEN].join(" ")} words request excerpt statement instruction remedy directive quote value subject line
   decisionLine explanation outcome title error`.split(/\s+/),
);

export type Scrubbed = { value: unknown; changed: boolean };
export type Scrubber = (value: unknown) => Scrubbed;

/** Every text that a person or an agent wrote in these events, longest first; lines of files one by one too. */
export function textsOf(events: readonly HookEvent[]): string[] {
  const texts = new Set<string>();
  for (const { action, prompt, message, feedback, workspace, decision, note } of events) {
    collect({ action, prompt, message, feedback, workspace, decision, note }, "", texts);
  }
  return [...texts].sort((left, right) => right.length - left.length);
}

function collect(value: unknown, key: string, into: Set<string>): void {
  if (typeof value === "string") {
    if (WRITTEN.has(key) && value.trim() !== "") into.add(value);
    return;
  }
  if (Array.isArray(value)) {
    const isLines = key === "addedLines" || key === "removedLines";
    if (isLines && value.length > 0) into.add(value.join("\n"));
    for (const item of value) collect(item, key, into);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, field] of Object.entries(value)) collect(field, name, into);
}

/**
 * Takes copies of removed events out of what was derived from others (trust.md section 1, “remove this event”):
 * acts that equal a removed act, texts that hold a removed text, and excerpts of one.
 * @returns a function over JSON values; it leaves a value without copies as it is
 */
export function makeScrubber(events: readonly HookEvent[]): Scrubber {
  const acts = new Set(events.flatMap(({ action }) => (action ? [canonicalJson(action)] : [])));
  const texts = textsOf(events).map((text) => ({ text, plain: plainOf(text) }));

  function isRemovedAct(value: unknown): boolean {
    return typeof value === "object" && value !== null && "kind" in value && acts.has(canonicalJson(value));
  }

  function scrubText(leaf: string, key: string): string {
    let scrubbed = leaf;
    const mayQuote = /\s/.test(leaf) || QUOTING.has(key);
    for (const { text, plain } of texts) {
      if (text.length >= MIN_PART) scrubbed = scrubbed.replaceAll(text, REMOVED_TEXT);
      if (scrubbed === REMOVED_TEXT) return scrubbed;
      const rest = plainOf(scrubbed);
      if (!mayQuote || rest === "") continue;
      const holds = plain.length >= MIN_PART && rest.includes(plain);
      const isPart = rest.length >= MIN_PART && plain.includes(rest);
      if (holds || isPart || rest === plain) return REMOVED_TEXT;
    }
    return scrubbed;
  }

  function scrub(value: unknown, key: string): unknown {
    if (typeof value === "string") return scrubText(value, key);
    if (isRemovedAct(value)) return null;
    if (Array.isArray(value)) {
      return value
        .filter((item) => !isRemovedAct(item) && !isRemovedAct(fieldOf(item, "action")))
        .map((item) => scrub(item, key));
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, scrub(field, name)]));
  }

  return (value) => {
    const scrubbed = scrub(value, "text");
    return { value: scrubbed, changed: canonicalJson(scrubbed) !== canonicalJson(value) };
  };
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** Excerpts are cut and put on one line, so that space, case and the mark of a cut say nothing. */
function plainOf(text: string): string {
  return text.replace(/…/g, " ").replace(/\s+/g, " ").trim().toLowerCase();
}
