import { join } from "node:path";
import { globMatcher } from "../../../core/verifiers/glob-match";
import { readSmall } from "./small-file";

type IgnoreRule = { fits: (path: string) => boolean; negated: boolean; folderOnly: boolean };

/**
 * True when git would ignore a path, by reading its pattern files as text. Covers what such files hold in practice
 * (globs, anchors, folders, negation). A path inside an ignored folder is ignored.
 * @param path relative to the root, with `/`
 * @param excludes pattern files that are weaker than any `.gitignore`, weakest first
 */
export function isIgnored(root: string, path: string, excludes: string[] = []): boolean {
  const parts = path.split("/");
  const levels: { depth: number; rules: IgnoreRule[] }[] = excludes.map((file) => ({
    depth: 0,
    rules: readRules(file),
  }));
  for (let depth = 0; depth < parts.length; depth += 1) {
    levels.push({ depth, rules: readRules(join(root, ...parts.slice(0, depth), ".gitignore")) });
    const isFolder = depth < parts.length - 1;
    if (isMatched(levels, parts.slice(0, depth + 1), isFolder)) return true;
  }
  return false;
}

function isMatched(
  levels: { depth: number; rules: IgnoreRule[] }[],
  parts: string[],
  isFolder: boolean,
): boolean {
  let ignored = false;
  for (const { depth, rules } of levels) {
    const relative = parts.slice(depth).join("/");
    for (const rule of rules) {
      if (rule.folderOnly && !isFolder) continue;
      if (rule.fits(relative)) ignored = !rule.negated;
    }
  }
  return ignored;
}

function readRules(path: string): IgnoreRule[] {
  return (readSmall(path) ?? "").split(/\r?\n/).slice(0, 2_000).flatMap(ignoreRule);
}

function ignoreRule(line: string): IgnoreRule[] {
  const text = line.replace(/(?<!\\)\s+$/, "");
  if (text === "" || text.startsWith("#") || text.length > 400) return [];
  const negated = text.startsWith("!");
  const body = text.slice(negated ? 1 : 0);
  const folderOnly = body.endsWith("/");
  const glob = body.replace(/\/+$/, "");
  const anchored = glob.replace(/^\*\*\//, "").includes("/");
  const anywhere = anchored || glob.startsWith("/") ? "" : "**/";
  // “build/**” ignores what is in the folder, not the folder: parts of it may be taken back.
  const inside = glob.replace(/^\//, "").replace(/(^|\/)\*\*$/, "$1**/*");
  return [{ fits: globMatcher(`${anywhere}${inside}`, "git"), negated, folderOnly }];
}
