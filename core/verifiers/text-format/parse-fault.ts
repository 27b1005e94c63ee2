import type { FileChange } from "../../hook-event/schema";
import { baseName } from "../../shell/paths";
import { extensionOf } from "../../source/language";

type ParseFault = { what: string; line?: string };

/** Files named .json in which comments are usual. */
const WITH_COMMENTS =
  /^(?:tsconfig.*|jsconfig.*|\.eslintrc|settings|launch|tasks|extensions|devcontainer|.*\.code-workspace)\.json$/i;

/** Why a whole file cannot be read as JSON or YAML; null when it can, or when nobody can say. */
export function parseFault({ path, content }: FileChange): ParseFault | null {
  if (content === undefined || content.trim() === "") return null;
  const extension = extensionOf(path);
  if (extension === "json") return WITH_COMMENTS.test(baseName(path)) ? null : jsonFault(content);
  // Templates are YAML only once they are filled in.
  return /^ya?ml$/.test(extension) && !/\{\{|\{%/.test(content.replace(/\$\{\{/g, ""))
    ? yamlFault(content)
    : null;
}

function jsonFault(text: string): ParseFault | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    return { what: "not valid JSON" };
  }
}

/** Only what is surely wrong: tabs, levels that were never opened, brackets and quotes that stay open. */
function yamlFault(text: string): ParseFault | null {
  const levels: number[] = [];
  let block: number | undefined;
  for (const line of text.split("\n")) {
    const bare = line.replace(/\r$/, "");
    if (/^\s*(?:#|$)/.test(bare)) continue;
    const indent = bare.length - bare.trimStart().length;
    if (block !== undefined && indent > block) continue;
    block = undefined;
    if (/^\s*\t/.test(bare)) return { what: "a tab as indentation", line: bare };
    if (/^(?:---|\.\.\.|%)/.test(bare)) {
      levels.length = 0;
      continue;
    }
    const fault = levelFault(levels, indent, bare);
    if (fault) return fault;
    if (/[|>][+-]?\d?\s*(?:#.*)?$/.test(bare)) block = indent;
    // Texts and brackets over several lines: what follows is no longer told by its level.
    else if (opensMore(bare)) return null;
  }
  return null;
}

/** A line may stand deeper than the one before it, or at a level that is open; never between two levels. */
function levelFault(levels: number[], indent: number, line: string): ParseFault | null {
  const deepest = levels.at(-1) ?? -1;
  while ((levels.at(-1) ?? -1) > indent) levels.pop();
  if ((levels.at(-1) ?? -1) !== indent) {
    const isNode = /^\s*(?:- |-$|[\w."'$/<>*&@()-][^:#]*:(?:\s|$))/.test(line);
    if (deepest > indent && isNode) return { what: "an indentation that nothing opened", line };
    levels.push(indent);
  }
  const item = /^(\s*(?:- +)+)[^\s:]+:(?:\s|$)/.exec(line)?.[1]?.length;
  if (item !== undefined) levels.push(item);
  return null;
}

function opensMore(line: string): boolean {
  const plain = line.replace(/\s#.*$/, "").replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, "");
  const open = (plain.match(/[[{]/g) ?? []).length - (plain.match(/[\]}]/g) ?? []).length;
  return open > 0 || /:\s+["'][^"']*$/.test(plain);
}
