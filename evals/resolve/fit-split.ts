import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { boundaryOf } from "../../core/extraction/boundary";
import { proseOf } from "../../core/extraction/clean";
import { OWN_FROM, splitText } from "../../core/extraction/split";
import { chancesOf, type Forest, rowFor } from "../../core/forest/forest";
import { authorOf } from "./author";
import { boost } from "./boost";
import { boundariesOf, type LabelledBoundary } from "./boundaries";
import { type ResolverCase, resolverCaseSchema } from "./case";
import { languageOf } from "./language";
import { writeForestFile } from "./write-forest";

/*
 * Fits where a text is parted into wishes, and tells for each author how often a model that has not seen them is
 * wrong about a text being a bundle: node scripts/run-ts.mjs evals/resolve/fit-split.ts [--write] FILE.jsonl …
 */

const OPTIONS = { rounds: 60, step: 0.1, depth: 3, ridge: 3, least: 2, share: 0.4 };
/** Cases that the grammar was not written with in view count double, and so do places where a text is parted. */
const NOT_IN_VIEW = 2;
const PARTED = 2;

type CaseSet = { name: string; author: string; cases: ResolverCase[]; rows: LabelledBoundary[] };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false } },
});
const sets: CaseSet[] = positionals.map((file) => {
  const cases = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => resolverCaseSchema.parse(JSON.parse(line)));
  const name = basename(file);
  return { name, author: authorOf(name), cases, rows: cases.flatMap(boundariesOf) };
});
const names = [
  ...new Set(sets.flatMap(({ rows }) => rows.flatMap(({ observed }) => Object.keys(observed)))),
].sort();

function fitted(given: readonly CaseSet[]): Forest {
  const examples = given.flatMap(({ rows, author }) =>
    rows.map(({ observed, own }) => ({
      cells: rowFor({ names }, observed),
      target: own ? 1 : 0,
      weight: (author === "own" ? 1 : NOT_IN_VIEW) * (own ? PARTED : 1),
    })),
  );
  return boost(examples, names, ["goes_on", "own"], OPTIONS);
}

function isParted(forest: Forest, { candidate }: ResolverCase): boolean {
  const parts = splitText(
    proseOf(candidate.text),
    languageOf(candidate.text),
    (last, part, joint, language) => {
      const row = rowFor(forest, boundaryOf(last, part, joint, language));
      return (chancesOf(forest, row)[1] ?? 0) >= OWN_FROM;
    },
  );
  return parts.length > 1;
}

for (const held of sets) {
  if (held.author === "own") continue;
  const forest = fitted(sets.filter(({ author }) => author !== held.author));
  const cases = held.cases.filter(({ debatable }) => debatable !== true);
  const bundles = cases.filter(({ expected }) => expected.action === "split");
  const wrong = cases.filter((given) => isParted(forest, given) !== (given.expected.action === "split"));
  console.log(`${held.name}: wrong ${wrong.length} of ${cases.length} (${bundles.length} bundles)`);
}
if (values.write)
  writeForestFile(
    "core/extraction/split-forest.ts",
    "SPLIT_FOREST",
    "evals/resolve/fit-split.ts",
    fitted(sets),
  );
