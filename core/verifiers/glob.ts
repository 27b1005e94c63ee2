import { globMatcher } from "./glob-match";

const MAX_CACHED = 2000;
const compiled = new Map<string, (path: string) => boolean>();

/**
 * Whether a path (relative to the repository root, `/`) fits any glob. As in `.gitignore` a glob
 * without `/` fits the last component in any folder, and a trailing `/` means everything below.
 * Case is ignored, as on the file systems of macOS and Windows; extglobs have no meaning.
 */
export function matchesAnyGlob(globs: readonly string[], path: string): boolean {
  return globs.some((glob) => matcherOf(glob)(path));
}

/** The glob with its short forms written out: “*.md” in any folder, “vendor/” with everything below. */
export function fullGlob(glob: string): string {
  const text = glob.replaceAll("\\", "/").replace(/^\.\//, "");
  const anchored = text.startsWith("/");
  const below = text.endsWith("/") ? `${text}**` : text;
  if (anchored) return below.slice(1);
  const body = below.endsWith("/**") ? below.slice(0, -3) : below;
  return body.includes("/") || below.startsWith("**") ? below : `**/${below}`;
}

function matcherOf(glob: string): (path: string) => boolean {
  const known = compiled.get(glob);
  if (known) return known;
  if (compiled.size >= MAX_CACHED) compiled.clear();
  const matcher = withLastAnswer(globMatcher(fullGlob(glob)));
  compiled.set(glob, matcher);
  return matcher;
}

/** Rules share globs: one path is asked of one glob as often as there are rules with it. */
function withLastAnswer(fits: (path: string) => boolean): (path: string) => boolean {
  let last: string | undefined;
  let answer = false;
  return (path) => {
    if (path !== last) answer = fits(path);
    last = path;
    return answer;
  };
}
