import { fileExample } from "./examples";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

/** “Fixtures go to tests/fixtures”: new files of that sort elsewhere are stopped. */
export const fileLocationRecipe: Recipe = {
  name: "file-location",
  title: "File location",
  fits: (wish) =>
    (wish.candidate.form === "location" || wish.topic === "file-location") && sortOf(wish) && folderOf(wish)
      ? 0.9
      : 0,
  draft(wish) {
    const sort = sortOf(wish);
    const folder = folderOf(wish);
    if (!sort || !folder) return null;
    const paths = pathsOf(sort);
    return {
      params: { sort, folder },
      verifier: { kind: "file-path", paths, ops: ["create"], place: [`${folder}/**`, `**/${folder}/**`] },
      message: `${sort} belong in ${folder}.`,
      remedy: `put it into ${folder}/`,
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: [fileExample({ path: exampleOf(sort, "elsewhere"), op: "create", added: "x" })],
      pass: [
        fileExample({ path: exampleOf(sort, folder), op: "create", added: "x" }),
        fileExample({ path: "src/unrelated_name.py", op: "create", added: "x" }),
      ],
    };
  },
};

const EXTENSION_SORTS: Record<string, string[]> = {
  tests: ["*.test.*", "*.spec.*", "test_*.py", "*_test.go", "*_test.py"],
  migrations: ["*_migration.*", "**/migrations/*.sql"],
  docs: ["*.md"],
  documentation: ["*.md"],
  images: ["*.{png,jpg,jpeg,gif,svg,webp}"],
  styles: ["*.{css,scss,less}"],
};

function sortOf(wish: Wish): string | null {
  const term = wish.trigger[0] ?? "";
  const word = /^[\p{L}*._-]+(?: (?:files|scripts|pages))?$/u.exec(term)?.[0];
  return word && !/^(?:edit|finish|commit|files?|modules?)$/.test(word) ? word : null;
}

function folderOf(wish: Wish): string | null {
  const place = wish.place[0]?.replace(/\/(?:\*\*)?$/, "").replace(/^\.\//, "");
  return place && /^[\w@./-]+$/.test(place) ? place : null;
}

function pathsOf(sort: string): string[] {
  if (sort.includes("*")) return [sort];
  const known = EXTENSION_SORTS[sort.toLowerCase()];
  if (known) return known;
  const stem = singular(sort);
  return [`*${stem}*.*`, `**/${stem}/**`, `**/${stem}s/**`];
}

function exampleOf(sort: string, folder: string): string {
  const samples: Record<string, string> = {
    tests: "cart.test.ts",
    docs: "guide.md",
    documentation: "guide.md",
    images: "a.png",
    styles: "a.css",
    migrations: "a_migration.sql",
  };
  if (sort.includes("*")) return `${folder}/${sort.replaceAll("*", "sample").replace(/^.*\//, "")}`;
  return `${folder}/${samples[sort.toLowerCase()] ?? `user_${singular(sort)}.json`}`;
}

function singular(word: string): string {
  return word
    .toLowerCase()
    .replace(/ files$/, "")
    .replace(/s$/, "");
}
