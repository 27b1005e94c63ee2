import { placesLeftOut } from "./qualifiers";
import { commandSpans } from "./reading/command-spans";
import { pathsIn } from "./reading/file-sorts";
import { stanceAt } from "./reading/stance";
import type { RecipeDraft } from "./recipe";
import type { Wish } from "./wish";

/** Tools of the hosts that a sentence names with a capital letter. */
const HOST_TOOLS =
  /(?<![\w-])(Bash|Read|Write|Edit|MultiEdit|Grep|Glob|Task|WebFetch|WebSearch|NotebookEdit|TodoWrite|LS)(?: tool)?(?![\w-])/g;
const HOST =
  /(?<![\w@/.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|internal|local|test|app|ai|de|cn|corp|lan)(?![\w.-]*\w)/g;
const FLAG = /(?<![\w/.-])--[a-zA-Z][\w-]+/g;
const MARKED = /`([^`\n]{2,80})`/g;
/** Amounts; names of versions, standards and examples are none. */
const AMOUNT =
  /(?<![\w.#$/:-])(?<!\b(?:python|node|vue|react|java|php|iso|http|es|version|v|ipv|utf|python3?|step|section|rfc) ?-?)(\d{1,6})(?![\w./:-]|\s?(?:\.\d|th\b|st\b|nd\b|rd\b))/giu;
const SPOKEN: Record<string, string> = { one: "1", two: "2", three: "3", four: "4", five: "5", ten: "10" };

/**
 * Whether the sentence names something exact that the check does not hold: a flag, an amount, a path, a tool. Such a
 * check would stop more, or something else, than was asked for, so that only a reminder may come of it.
 */
export function leavesLiteralOut(wish: Wish, draft: RecipeDraft): boolean {
  const said = wish.said[0] ?? "";
  const held = JSON.stringify([
    draft.verifier,
    draft.params,
    draft.applicability ?? {},
    placesLeftOut(wish),
    wish.candidate.applicability,
  ]).toLowerCase();
  const hosts = said.toLowerCase().match(HOST) ?? [];
  if (hosts.some((host) => !held.includes(host))) return true;
  return (
    flagsOut(said, held) ||
    amountsOut(said, held, wish) ||
    toolsOut(said, draft) ||
    pathsOut(said, held) ||
    marksOut(said, held)
  );
}

function flagsOut(said: string, held: string): boolean {
  return [...said.matchAll(FLAG)].some(([flag]) => !held.includes(flag.toLowerCase()));
}

function amountsOut(said: string, held: string, wish: Wish): boolean {
  const amounts = [...said.matchAll(AMOUNT)].map(([, amount = ""]) => amount);
  const example = /\b(?:like|e\.g\.|such as|example|z\.b\.)|例如|比如/iu.test(said);
  return amounts.some((amount) => {
    if (held.includes(amount) || example) return false;
    const { number } = wish.candidate.terms;
    return String(number) === amount || !Object.values(SPOKEN).includes(amount) || amount.length > 1;
  });
}

function toolsOut(said: string, { verifier }: RecipeDraft): boolean {
  const named = [...said.matchAll(HOST_TOOLS)].filter(
    (match) =>
      (match.index > 0 || /^\w+ tool/.test(said)) &&
      !(match[1] === "Bash" && /"shell-command"/.test(JSON.stringify(verifier)) && !/timeout/i.test(said)) &&
      !(
        stanceAt(said, match.index, match.index + match[0].length) === "for" &&
        /"forbid"/.test(JSON.stringify(verifier))
      ),
  );
  if (named.length === 0) return false;
  const held = JSON.stringify(verifier);
  const aboutFiles = /"rewrites"|"heredoc"|"ops"|readsSameFile/.test(held);
  const aboutTools = /"tool-use"/.test(held);
  return (
    !aboutTools &&
    !(aboutFiles && named.every(([, tool = ""]) => /^(?:Write|Edit|MultiEdit|Read)$/.test(tool)))
  );
}

/** A path that is turned down, or that bounds the wish, must stand in the check. */
function pathsOut(said: string, held: string): boolean {
  return pathsIn(said).some(({ glob, start, end }) => {
    // Extensions and forms of names are judged by recipes that build globs of their own.
    if (/^(?:\*?\.|@\/|~\/)|YYYY|[<{]/.test(glob) || stanceAt(said, start, end) === "for") return false;
    // “…; query through bin/query”: the way that is left.
    if (
      /[;,:—–-] ?[^;,]{0,30}\b(?:through|via|with|use|in|is in|are in|live in) [`'"]?$/iu.test(
        said.slice(0, start),
      )
    )
      return false;
    const bare = glob.replace(/^\.?\/+|\/?\*+$|^\*+/g, "").toLowerCase();
    return bare.length > 1 && !held.includes(bare) && !held.includes(bare.split("/").at(-1) ?? bare);
  });
}

function marksOut(said: string, held: string): boolean {
  return [...said.matchAll(MARKED)].some((match) => {
    const text = (match[1] ?? "").trim().toLowerCase();
    if (stanceAt(said, match.index, match.index + match[0].length) === "for") return false;
    const words = text.split(/[^\w$@/.-]+/).filter((word) => word.length > 1);
    return words.length > 0 && !words.some((word) => held.includes(word.replace(/^[.@-]+/, "")));
  });
}

/** Programs that the sentence turns down and the check knows nothing of. */
export function leavesCommandOut(wish: Wish, draft: RecipeDraft): boolean {
  const held = JSON.stringify([draft.verifier, draft.params]);
  return commandSpans(wish.said[0] ?? "").some(
    ({ stance, pattern }) => stance === "against" && !pattern.program.some((name) => held.includes(name)),
  );
}
