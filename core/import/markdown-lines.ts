import { sentencesOf } from "../extraction/split";

/** An instruction of a text with the number of the line where it begins, from 1. */
export type TextLine = { text: string; line: number };

type Block = TextLine & { indent: number; isItem: boolean };

const FENCE = /^\s*(`{3,}|~{3,})/;
const ITEM = /^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/;
const HEADING = /^#{1,6}\s+(.*?)\s*#*\s*$/;
/** What is no instruction of the file's own: tables, rules, links to other files, comments on one line. */
const NOT_PROSE = /^\s*(?:\||[-=_*]{3,}\s*$|<\/?[a-z!]|@[\w./~-]+\s*$|\[[^\]]*\]:)/i;
/** Rules that Heed wrote into the file itself. */
const OWN_BEGIN = "<!-- heed:begin";
const OWN_END = "<!-- heed:end -->";

/** A heading whose items each only name what is (not) wanted: “Never”, “Don’t”, “Always”. */
const FORBIDS =
  /^(?:things to )?(?:never|don['’]?ts?|do not|avoid|forbidden|prohibited|not allowed|must not|what not to do)\b[^.]{0,12}$/i;
const REQUIRES = /^(?:always|must)\b[^.]{0,12}$/i;
/** A lead that says when or where; “Constraints:” only gathers what follows. */
const MOMENT =
  /^(?:before|after|when(?:ever)?|if|for|in|on|at|while|during|unless|until|once|each time|every time|bevor|vor|nach|wenn|bei|avant|après|quand|antes|después|cuando)\b.{0,80}$/iu;
const OPENS_WITH_NO = /^(?:never|do not|don['’]?t|avoid|no|not|always|must)\b/i;

/**
 * The instructions of a Markdown text (CLAUDE.md, AGENTS.md, GEMINI.md, `.cursorrules`, reflections): one for each item
 * of a list and for each sentence of a paragraph. An item under one that ends in a colon is read together with it;
 * a heading such as “Never” is said before its items. Code blocks, tables, comments, imports of other files
 * and the section that Heed keeps itself are left out.
 * @param lines of the text; `offset` lines before them were taken away
 */
export function markdownLines(lines: readonly string[], offset = 0): TextLine[] {
  const found: TextLine[] = [];
  let heading = "";
  let parents: Block[] = [];
  for (const block of blocksOf(lines, offset)) {
    if (block.text.length > MAX_BLOCK) continue;
    if (block.heading !== undefined) {
      heading = block.heading;
      parents = [];
      continue;
    }
    parents = parents.filter(({ indent }) => block.isItem && indent < block.indent);
    if (!block.isItem) {
      const lead = block.text.endsWith(":") ? block : null;
      if (lead) parents = [{ ...lead, indent: -1 }];
      else found.push(...sentencesOf(block.text).map((text) => ({ text, line: block.line })));
      continue;
    }
    const text = withLead(block.text, parents.at(-1)?.text ?? null, heading);
    if (block.text.endsWith(":")) parents.push({ ...block, text });
    else found.push({ text, line: block.line });
  }
  return found
    .map(({ text, line }) => ({ text: plain(text), line }))
    .filter(({ text }) => /\p{L}{2}/u.test(text));
}

/** A line that ends a sentence: what follows has a number of its own. */
const ENDED = /[.!?。！？]["'”’)*_`]*$/u;

/** No instruction is as long; what is longer is data, and patterns would look at it for long. */
const MAX_BLOCK = 3_000;

type Piece = Block & { heading?: string };

function* blocksOf(lines: readonly string[], offset: number): Generator<Piece> {
  let open: Block | null = null;
  let fence: string | null = null;
  let hidden: string | null = null;
  for (const [index, whole] of lines.entries()) {
    const raw = whole.slice(0, MAX_BLOCK + 1);
    if (hidden !== null) {
      if (raw.includes(hidden)) hidden = null;
      continue;
    }
    const mark = FENCE.exec(raw)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
      continue;
    }
    const comment = commentIn(raw);
    const heading = HEADING.exec(raw)?.[1];
    const item = ITEM.exec(raw);
    const ends = mark !== undefined || comment !== null || heading !== undefined || item !== null;
    const isWhole = open !== null && !open.isItem && ENDED.test(open.text);
    if (open && (ends || isWhole || raw.trim() === "" || NOT_PROSE.test(raw))) {
      yield open;
      open = null;
    }
    if (mark !== undefined) fence = mark;
    else if (comment !== null) hidden = comment.until;
    else if (heading !== undefined) yield { ...blank(index + offset), heading };
    else if (item)
      open = {
        text: (item[2] ?? "").trim(),
        line: index + 1 + offset,
        indent: item[1]?.length ?? 0,
        isItem: true,
      };
    else if (open) open = continued(open, raw);
    else if (raw.trim() !== "" && !NOT_PROSE.test(raw)) open = { ...blank(index + offset), text: raw.trim() };
  }
  if (open) yield open;
}

function continued(block: Block, raw: string): Block {
  return block.text.length > MAX_BLOCK ? block : { ...block, text: `${block.text} ${raw.trim()}` };
}

function blank(index: number): Block {
  return { text: "", line: index + 1, indent: 0, isItem: false };
}

/** A comment that begins on this line; `until` is null when it ends there too. */
function commentIn(line: string): { until: string | null } | null {
  const start = line.trimStart();
  if (!start.startsWith("<!--")) return null;
  if (start.startsWith(OWN_BEGIN)) return { until: OWN_END };
  return { until: start.includes("-->") ? null : "-->" };
}

function withLead(text: string, parent: string | null, heading: string): string {
  if (parent !== null) {
    const lead = plain(sentencesOf(parent).at(-1) ?? "").replace(/:$/, "");
    if (FORBIDS.test(lead)) return OPENS_WITH_NO.test(text) ? text : `Never ${lowered(text)}`;
    if (REQUIRES.test(lead)) return OPENS_WITH_NO.test(text) ? text : `Always ${lowered(text)}`;
    if (MOMENT.test(lead)) return `${lead}: ${text}`;
  }
  const title = plain(heading)
    .replace(/[^\p{L}\p{N}'’ ]/gu, "")
    .trim();
  if (OPENS_WITH_NO.test(text)) return text;
  if (FORBIDS.test(title)) return `Never ${lowered(text)}`;
  return REQUIRES.test(title) ? `Always ${lowered(text)}` : text;
}

function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text;
}

/** Emphasis and links say nothing; code stays as it is. */
function plain(text: string): string {
  return text
    .replace(/<!--.*?-->/g, "")
    .replace(/!?\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\w*])\*(?=\S)([^*`]+?)(?<=\S)\*(?![\w*])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
