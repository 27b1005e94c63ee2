import { describeAction } from "../../../core/compilation/describe-action";
import type { Found } from "../../../core/transcript/find-corrections";
import { promptOf } from "./scan";

const MAX_WORDS = 120;
const MAX_TOPICS = 10;

/** The corrections that were said most often, by their area; one that was said once is none. */
export function repeated(found: readonly Found[]): { wish: string; times: number }[] {
  const byTopic = new Map<string, { wish: string; times: number }>();
  for (const { topic, wish } of found) {
    if (topic === null || wish === null) continue;
    const before = byTopic.get(topic);
    // Newest last: how it was said last says it best.
    byTopic.set(topic, { wish, times: (before?.times ?? 0) + 1 });
  }
  return [...byTopic.values()]
    .filter(({ times }) => times > 1)
    .sort((left, right) => right.times - left.times)
    .slice(0, MAX_TOPICS);
}

/** One correction in two lines: when and what was said, and after which act. */
export function foundLines(found: Found, number: number): string[] {
  const day = promptOf(found)?.occurredAt.slice(0, 10) ?? "";
  const after = afterOf(found);
  const head = `${String(number).padStart(4)}  ${day}  “${wordsOf(found)}”`;
  return after === null ? [head] : [head, `      after: ${after}`];
}

export function wordsOf(found: Found): string {
  return oneLine(promptOf(found)?.prompt ?? "");
}

function afterOf({ events }: Found): string | null {
  const act = events.length > 1 ? events[0] : undefined;
  if (act?.action) return oneLine(describeAction(act.action));
  return act?.message === undefined ? null : oneLine(act.message);
}

function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length > MAX_WORDS ? `${flat.slice(0, MAX_WORDS)}…` : flat;
}
