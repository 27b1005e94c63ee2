import { fullGlob } from "../verifiers/glob";

/** A file that a glob covers, for examples; null when none can be made up. */
export function samplePath(glob: string): string | null {
  const path = fullGlob(glob)
    .replace(/\{([^,}]+)[^}]*\}/g, "$1")
    .replace(/^\*\*\//, "")
    .replace(/\/\*\*$/, "/sample.js")
    .replace(/\*\*\//g, "")
    .replaceAll("**", "sample.js")
    .replaceAll("*", "sample");
  return path === "" || /[[\]?]/.test(path) ? null : path;
}
