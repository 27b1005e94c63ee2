import { quantitiesIn } from "../extraction/numbers";
import { conceptById, findConcepts } from "../topics/find-concepts";
import { stemOf, tokenise } from "../topics/tokens";
import { contentStems } from "../topics/topic";

/** Ideas that say how, not what: they make two wishes neither alike nor different. */
const MANNER = new Set([
  "create",
  "edit",
  "run",
  "file",
  "naming",
  "skip",
  "delete",
  "cleanup",
  "line",
  "ask",
  "reuse",
  "reply",
  "module",
  "folder",
  "format",
  "claim",
  "yourself",
  "move",
]);
/** Words of the same kind, as stems. */
const MANNER_STEMS = new Set(
  "code output use write thing handle whole full proper properly follow work project repo repository team anyth someth everyth any every lin task time good right own about user agent call live liv sit way kind always never ever here there must need should have already that prior after cover essay leave left said say stay chang item mind"
    .split(" ")
    .map(stemOf),
);

/** What a text is about, in any supported language: ideas where we know the words, stems where not. */
export type Features = { all: Set<string>; core: Set<string> };

/** A rule is compared with every new wish: its features are read once. */
const REMEMBERED = 12_000;
const known = new Map<string, Features>();

/** Ideas and stems of a text; `core` leaves out the ones that only tell the manner. */
export function featuresOf(text: string): Features {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= REMEMBERED) known.clear();
  const features = readFeatures(text);
  known.set(text, features);
  return features;
}

function readFeatures(text: string): Features {
  const hits = findConcepts(text);
  const covered = (start: number, end: number): boolean =>
    hits.some((hit) => hit.start <= start && end <= hit.end);
  const stems = new Set(contentStems(text));
  const numbers = quantitiesIn(text);
  const counted = (start: number): boolean =>
    numbers.some((number) => number.start <= start && start < number.end);
  const words = tokenise(text).filter(
    (token) => stems.has(token.stem) && !covered(token.start, token.end) && !counted(token.start),
  );
  const ideas = hits.map(({ id }) => id);
  const all = new Set([...ideas, ...words.map((token) => token.stem)]);
  const core = new Set([
    ...ideas.filter((id) => !MANNER.has(id)),
    ...words.map(({ stem }) => stem).filter((stem) => !MANNER_STEMS.has(stem)),
  ]);
  return { all, core };
}

function shared(a: Set<string>, b: Set<string>): number {
  return [...a].filter((feature) => b.has(feature)).length;
}

/** Shared features by all features, 0 to 1. */
export function jaccard(a: Set<string>, b: Set<string>): number {
  const common = shared(a, b);
  const union = a.size + b.size - common;
  return union === 0 ? 0 : common / union;
}

/** Part of `inner` that `outer` names too, 0 to 1; 0 for an empty set. */
export function containment(inner: Set<string>, outer: Set<string>): number {
  return inner.size === 0 ? 0 : shared(inner, outer) / inner.size;
}

/** Local similarity of two rule texts, 0 to 1. Only shortlists; never decides (learning.md section 5). */
export function similarityOf(a: string, b: string): number {
  const [left, right] = [featuresOf(a), featuresOf(b)];
  return Math.max(jaccard(left.core, right.core), 0.9 * jaccard(left.all, right.all));
}

/** Features of `text` that `base` lacks; other values of a choice that both are about do not count. */
export function extraFeatures(text: Features, base: Features): string[] {
  const dimension = (id: string): string | undefined => {
    const choice = conceptById(id)?.choice;
    return choice && `${choice.topic}/${choice.subject}`;
  };
  const dimensions = new Set([...base.all].map(dimension).filter((found) => found !== undefined));
  return [...text.core].filter((feature) => {
    if (base.all.has(feature)) return false;
    const own = dimension(feature);
    return own === undefined || !dimensions.has(own);
  });
}
