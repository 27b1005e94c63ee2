import type { Wish } from "./wish";

const NAMED =
  /(?<=^|\s)(?:to|into|on|onto|at|against|auf|nach|in|en|sur|a|an|vers|su|para|в|на)\s+(?:the |our |den |dem |die |la |le |el |il )?[`'"]?(main|master|develop|dev|trunk|staging|production)(?=[`'"\s.,;:!?)]|$)/gu;

/** Branches that the words of a wish name (“to main”, “auf main”); `main` means the older name too. */
export function branchesOf(wish: Wish): string[] {
  const named = [...wish.text.matchAll(NAMED)].flatMap(([, name = ""]) =>
    name === "main" || name === "master" ? ["main", "master"] : [name],
  );
  return [...new Set(named)];
}

/** Arguments of `git push` that write to these branches: `main`, `HEAD:main`, `refs/heads/main`. */
export function pushTargets(branches: readonly string[]): string[] {
  return branches.flatMap((name) => [name, `+${name}`, `*:${name}`, `*refs/heads/${name}`]);
}
