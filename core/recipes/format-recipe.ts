import { fileExample } from "./examples";
import { languageGlobs } from "./reading/file-sorts";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

/** A wish about how text is written, whatever it says. */
export type NamedFormat = {
  name: string;
  title: string;
  fits: (wish: Wish) => number;
  params?: (wish: Wish) => Record<string, unknown>;
  /** Fields of the kind `text-format`. */
  spec: (wish: Wish) => Record<string, unknown>;
  message: string;
  remedy: string;
  /** Lines of a file that the wish covers. */
  stop: (wish: Wish) => string[];
  pass: (wish: Wish) => string[];
};

/** Makes a recipe of a named format; the wish's own paths and languages bound it. */
export function formatRecipe(named: NamedFormat): Recipe {
  return {
    name: named.name,
    title: named.title,
    fits: named.fits,
    draft(wish) {
      const own = wish.candidate.applicability.paths;
      const said = wish.said[0] ?? "";
      const languages = languageGlobs(said);
      const prose = /\bmarkdown\b|\bdocs?\b|\bdocumentation\b/iu.test(said) ? ["*.{md,mdx,rst,adoc}"] : [];
      const paths = [own, languages, prose].find((globs) => globs.length > 0) ?? [];
      const path = samplePath(paths[0] ?? "") ?? "src/a.ts";
      const spec = named.spec(wish);
      const example = (added: string) => fileExample({ path, added });
      return {
        params: named.params?.(wish) ?? {},
        verifier: { kind: "text-format", ...(paths.length > 0 ? { paths } : {}), ...spec },
        message: named.message,
        remedy: named.remedy,
        onExhausted: "release",
        stop: /\.(?:ts|js|tsx|jsx)$/.test(path) ? named.stop(wish).map(example) : [],
        pass: named.pass(wish).map(example),
      };
    },
  };
}
