import { fileExample } from "./examples";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

const SUFFIX = /\.(spec|test|stories|story|e2e|it|cy|mock|fixture)\.(ts|js|tsx|jsx|\{[^}]+\})/g;

/** “Test files are named *.spec.ts”, “.spec.ts, not .test.ts”: new files with another suffix are stopped. */
export const fileSuffixRecipe: Recipe = {
  name: "file-suffix",
  title: "Suffix of file names",
  fits: (wish) => (suffixes(wish) ? 0.94 : 0),
  draft(wish) {
    const found = suffixes(wish);
    if (!found) return null;
    const { wanted, unwanted } = found;
    const family = ["ts", "tsx", "js", "jsx", "mts", "mjs"];
    const paths = unwanted.map((name) => `*.${name}.{${family.join(",")}}`);
    return {
      params: { wanted, unwanted },
      verifier: { kind: "file-path", paths, ops: ["create"] },
      message: `Such files end in .${wanted}.ts and the like, not in .${unwanted.join(", .")}.`,
      remedy: `name it *.${wanted}.ts`,
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: [fileExample({ path: `src/cart.${unwanted[0]}.ts`, op: "create", added: "x" })],
      pass: [
        fileExample({ path: `src/cart.${wanted}.ts`, op: "create", added: "x" }),
        fileExample({ path: `src/old.${unwanted[0]}.ts`, op: "modify", added: "x" }),
        fileExample({ path: "src/testing.ts", op: "create", added: "x" }),
      ],
    };
  },
};

function suffixes(wish: Wish): { wanted: string; unwanted: string[] } | null {
  const named = [...new Set([...wish.text.matchAll(SUFFIX)].map((match) => match[1] ?? ""))];
  const rejected = wish.unwanted.flatMap((term) => [...term.matchAll(SUFFIX)].map((match) => match[1] ?? ""));
  const wanted = named.find((name) => !rejected.includes(name));
  if (!wanted || !/\b(?:named?|names|not|suffix|call(?:ed)?|end)\b/.test(wish.text)) return null;
  const others = named.filter((name) => name !== wanted);
  const rivals = { spec: "test", test: "spec" }[wanted];
  const unwanted = others.length > 0 ? others : [rivals ?? ""].filter(Boolean);
  return unwanted.length > 0 ? { wanted, unwanted } : null;
}
