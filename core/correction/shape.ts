import type { HiddenPart } from "./quoted-text";

export type MessageShape = {
  /** Words of prose; a CJK character counts as half a word. */
  words: number;
  /** Share of the non-blank characters that are pasted logs. */
  logShare: number;
  /** Share of the non-blank characters in fences and pasted code. */
  codeShare: number;
  /** Sentences of prose, and how many of them are questions. */
  sentences: number;
  questions: number;
  /** The last sentence of prose is a question. */
  endsAsQuestion: boolean;
  exclamations: number;
  /** Line breaks of the whole message. */
  lines: number;
  /** Words written in capitals for emphasis. */
  shouted: number;
};

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Capitals that are names of things are no shouting. */
const SHOUT = /(?<![\p{L}\p{N}_./-])(?:\p{Lu}{3,}(?:'\p{Lu}{1,2})?|NO|DO NOT)(?![\p{L}\p{N}_./(-])/gu;
const ACRONYM =
  /^(?:API|URL|CSS|HTML|JSON|YAML|XML|SQL|CLI|GUI|SDK|IDE|HTTP|HTTPS|SSH|SSL|TLS|DNS|CDN|AWS|GCP|SLA|CORS|CSV|PDF|PNG|SVG|JPG|GIF|README|TODO|TBD|GET|POST|PUT|PATCH|DELETE|HEAD|REST|CRUD|ORM|JWT|OAUTH|LLM|GPU|CPU|RAM|SSD|USB|GPS|UUID|ASCII|UTF|MCP|NPM|GTIN|DOM|DTO|ENV|MVP|PRD|SEO|TDD|ETL|KPI|FAQ|WIP|LGTM|ASAP|FYI|IMO|WTF|OMG|INFO|WARN|DEBUG|ERROR|TRACE|FATAL)$/;

/** Measures the form of a message; the words are read elsewhere. */
export function measureShape(text: string, prose: string, hidden: readonly HiddenPart[]): MessageShape {
  const all = Math.max(1, text.replaceAll(/\s/g, "").length);
  const cjk = prose.match(CJK)?.length ?? 0;
  const words = (prose.replaceAll(CJK, " ").match(WORD)?.length ?? 0) + cjk / 2;
  const sentences = prose
    .split(/[.!?。！？\n]+(?:\s|$)|[。！？\n]/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return {
    words,
    logShare: share(text, hidden, ["log", "diff"], all),
    codeShare: share(text, hidden, ["fence", "inline_code"], all),
    sentences: sentences.length,
    questions: prose.match(/[?？]/gu)?.length ?? 0,
    endsAsQuestion: /[?？][\s\p{P}\p{S}]*$/u.test(prose),
    lines: text.match(/\n/g)?.length ?? 0,
    exclamations: prose.match(/[!！]/gu)?.length ?? 0,
    shouted: (prose.match(SHOUT) ?? []).filter((word) => !ACRONYM.test(word)).length,
  };
}

function share(
  text: string,
  hidden: readonly HiddenPart[],
  kinds: HiddenPart["kind"][],
  all: number,
): number {
  const chars = hidden
    .filter((part) => kinds.includes(part.kind))
    .reduce((sum, part) => sum + text.slice(part.start, part.end).replaceAll(/\s/g, "").length, 0);
  return chars / all;
}
