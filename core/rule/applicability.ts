import type { Host } from "../hook-event/schema";
import { extensionOf, languageOf } from "../source/language";
import { matchesAnyGlob } from "../verifiers/glob";
import type { Applicability } from "./schema";
import { mentionsWord } from "./task-words";

/** What surrounds an event, whatever the event is. */
export type Surroundings = { host: Host; branch?: string; package?: string; prompt?: string };

/**
 * Whether a rule counts in these surroundings: host, branch, and the words of the running task
 * that lift it (“unless I ask”). Paths are asked for each file by `coversPath`.
 */
export function matchesSurroundings(applicability: Applicability, around: Surroundings): boolean {
  const { hosts, branches, exceptBranches, exceptTaskWords } = applicability;
  if (hosts.length > 0 && !hosts.includes(around.host)) return false;
  if (branches.length > 0 && !(around.branch && matchesBranch(branches, around.branch))) return false;
  if (around.branch && matchesBranch(exceptBranches, around.branch)) return false;
  const prompt = around.prompt;
  return !(prompt && exceptTaskWords.some((word) => mentionsWord(prompt, word)));
}

/** Whether a file (relative to the repository root) is one that the rule is about. */
export function coversPath(applicability: Applicability, path: string): boolean {
  const { paths, exceptPaths, languages } = applicability;
  if (applicability.package && !isInside(path, applicability.package)) return false;
  if (languages.length > 0 && !isLanguage(path, languages)) return false;
  if (paths.length > 0 && !matchesAnyGlob(paths, path)) return false;
  return !matchesAnyGlob(exceptPaths, path);
}

/** Whether a command that runs in a folder is one that the rule is about. */
export function coversFolder(applicability: Applicability, folder: string): boolean {
  if (applicability.package && !isInside(`${folder}/`, applicability.package)) return false;
  const folders = applicability.paths.filter(isFolderGlob);
  const inside = folder === "" ? "_" : `${folder}/_`;
  if (folders.length > 0 && !matchesAnyGlob(folders, inside)) return false;
  return !matchesAnyGlob(applicability.exceptPaths.filter(isFolderGlob), inside);
}

/** Whether the words of a prompt make the rule relevant for its task. */
export function matchesPrompt(applicability: Applicability, prompt: string): boolean {
  if (applicability.exceptTaskWords.some((word) => mentionsWord(prompt, word))) return false;
  return applicability.taskWords.some((word) => mentionsWord(prompt, word));
}

function isLanguage(path: string, languages: readonly string[]): boolean {
  const extension = extensionOf(path);
  const name = languageOf(path)?.toLowerCase();
  return languages.some((language) => {
    const wanted = language.toLowerCase();
    return wanted === name || (LANGUAGE_EXTENSIONS[wanted] ?? [wanted]).includes(extension);
  });
}

const LANGUAGE_EXTENSIONS: Record<string, string[]> = {
  typescript: ["ts", "tsx", "mts", "cts"],
  javascript: ["js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts", "vue", "svelte", "astro"],
  python: ["py", "pyi"],
  markdown: ["md", "mdx"],
  css: ["css", "scss", "less", "sass"],
  shell: ["sh", "bash", "zsh"],
  rust: ["rs"],
  ruby: ["rb"],
  kotlin: ["kt", "kts"],
  "c#": ["cs"],
  "c++": ["cc", "cpp", "cxx", "hpp", "h"],
};

function isFolderGlob(glob: string): boolean {
  return glob.endsWith("/") || glob.endsWith("/**");
}

function isInside(path: string, folder: string): boolean {
  const base = folder.replace(/\/+$/, "");
  return path === base || path.startsWith(`${base}/`);
}

function matchesBranch(patterns: readonly string[], branch: string): boolean {
  return patterns.some((pattern) => pattern === branch || matchesAnyGlob([`/${pattern}`], branch));
}
