import { boundaryOf } from "../../core/extraction/boundary";
import { proseOf } from "../../core/extraction/clean";
import { splitText } from "../../core/extraction/split";
import { contentStems } from "../../core/topics/topic";
import { similarityIn } from "../../server/similarity/similarity-in";
import type { ResolverCase } from "./case";
import { languageOf } from "./language";

export type LabelledBoundary = { observed: Record<string, number>; own: boolean; caseId: string };

function likeness(part: string, rule: string): number {
  const [mine, theirs] = [contentStems(part), contentStems(rule)];
  const common = mine.filter((stem) => theirs.includes(stem)).length;
  return (similarityIn()?.(part, rule) ?? 0) + common / Math.max(1, Math.min(mine.length, theirs.length));
}

/** Which rule each part belongs to: in order, none left out, the likeliest as a whole. */
function aligned(parts: readonly string[], rules: readonly string[]): number[] {
  let best: { score: number; ends: number[] } = { score: Number.NEGATIVE_INFINITY, ends: [] };
  const visit = (part: number, rule: number, score: number, chosen: number[]): void => {
    if (parts.length - part < rules.length - 1 - rule) return;
    if (part === parts.length) {
      if (rule === rules.length - 1 && score > best.score) best = { score, ends: chosen };
      return;
    }
    for (const next of rule < 0 ? [0] : [rule, rule + 1]) {
      const text = rules[next];
      if (text !== undefined)
        visit(part + 1, next, score + likeness(parts[part] ?? "", text), [...chosen, next]);
    }
  };
  visit(0, -1, 0, []);
  return best.ends;
}

/** Every place where a text may be parted, with what the case says about it. */
export function boundariesOf(given: ResolverCase): LabelledBoundary[] {
  if (given.debatable === true) return [];
  const text = proseOf(given.candidate.text);
  const language = languageOf(given.candidate.text);
  const pieces: string[] = [];
  splitText(text, language, (last, part) => {
    if (pieces.length === 0) pieces.push(last.text);
    pieces.push(part);
    return true;
  });
  const rules = given.expected.atomic_rules ?? [];
  const split = given.expected.action === "split";
  if (pieces.length < 2 || (split && (rules.length < 2 || pieces.length < rules.length || pieces.length > 9)))
    return [];
  const owners = split ? aligned(pieces, rules) : pieces.map(() => 0);
  const found: LabelledBoundary[] = [];
  let at = 0;
  splitText(text, language, (last, part, joint) => {
    at += 1;
    const own = owners[at] !== owners[at - 1];
    found.push({ observed: boundaryOf(last, part, joint, language), own, caseId: given.id });
    return own;
  });
  return found;
}
