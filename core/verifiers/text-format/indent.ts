import { languageOf } from "../../source/language";
import type { AddedLine, AddedSource } from "../added-source";
import type { TextFormatSpec } from "./spec";

/** Languages whose own tools or grammar decide; a check without paths leaves them alone. */
const NEEDS_TABS = new Set(["Make", "Go"]);
const NEEDS_SPACES = new Set(["YAML", "Haskell"]);
/** Data that programs write with their own indentation. */
const DATA = new Set(["JSON", "TOML", "INI", "Docker"]);
/** After these the tag, not the line, opens a level. */
const MARKUP = new Set(["HTML", "Components"]);

const OPENERS: Record<string, RegExp> = {
  JavaScript: /[{[(]$/,
  Python: /(?:^|[\])\w"'\s]):$/,
  YAML: /:$/,
  Shell: /(?:\{|\bthen|\bdo|\belse)$/,
  Ruby: /^\s*(?:def|class|module|if|unless|while|begin|else)\b(?!.*\bend\s*$)|\bdo(?:\s*\|[^|]*\|)?$/,
};

type Indentation = Pick<TextFormatSpec, "indent" | "indentWidth" | "paths">;

/** The first line that is indented otherwise than wanted, with what is wrong about it. */
export function indentFault(
  { indent, indentWidth, paths }: Indentation,
  path: string,
  { lines, marks }: AddedSource,
): { line: string; what: string } | null {
  const language = languageOf(path);
  const wanted = indent ?? "spaces";
  if (isExempt(language, wanted, paths !== undefined)) return null;
  for (const line of lines) {
    // Lines inside of a text or a comment are not indentation, nor is what is only blank.
    if (line.inside !== 0 || line.text.trim() === "") continue;
    const white = leading(line.text);
    if (wanted === "tabs" && / {2}/.test(white) && !white.startsWith("\t"))
      return { line: line.text, what: "indented with spaces" };
    if (indent === "spaces" && white.includes("\t")) return { line: line.text, what: "indented with tabs" };
    if (wanted === "tabs" || indentWidth === undefined) continue;
    const found = widthOf(line, language, marks);
    if (found !== null && !found.includes(indentWidth))
      return { line: line.text, what: `indented by ${found[0]} instead of ${indentWidth}` };
    if (found === null && isTooFlat(line, indentWidth, marks))
      return { line: line.text, what: `indented by ${white.length} instead of ${indentWidth}` };
  }
  return null;
}

function isExempt(language: string | undefined, wanted: "tabs" | "spaces", named: boolean): boolean {
  if (language === "Make" && wanted === "spaces") return true;
  if (language === "YAML" && wanted === "tabs") return true;
  if (named) return false;
  if (language === undefined || DATA.has(language)) return true;
  return wanted === "spaces" ? NEEDS_TABS.has(language) : NEEDS_SPACES.has(language);
}

/** How much deeper a line is than the one that opens its block; several readings where a list item opens it. */
function widthOf(line: AddedLine, language: string | undefined, marks: Uint8Array | null): number[] | null {
  const { above, text } = line;
  const white = leading(text);
  if (above === undefined || white.includes("\t") || leading(above).includes("\t")) return null;
  if (language !== undefined && MARKUP.has(language)) return null;
  if (!isCodeAt(line, white.length, marks) || /^[\s}\])]/.test(text.slice(white.length))) return null;
  const opener = OPENERS[language ?? ""] ?? /[{[]$/;
  if (!opener.test(above.trimEnd())) return null;
  const depth = white.length - leading(above).length;
  if (depth <= 0) return null;
  const item = /^\s*((?:- +)+)/.exec(above)?.[1]?.length ?? 0;
  return item === 0 ? [depth] : [depth, depth - item];
}

/** A single line that is less deep than one level can only belong to another width. */
function isTooFlat(line: AddedLine, width: number, marks: Uint8Array | null): boolean {
  const depth = leading(line.text).length;
  return depth > 0 && depth < width && isCodeAt(line, depth, marks) && /^[\w$@]/.test(line.text.slice(depth));
}

function isCodeAt(line: AddedLine, column: number, marks: Uint8Array | null): boolean {
  return marks === null || marks[line.from + column] === 0;
}

function leading(text: string): string {
  return /^[ \t]*/.exec(text)?.[0] ?? "";
}
