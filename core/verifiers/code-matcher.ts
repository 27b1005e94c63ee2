/** What is looked for in a source text. */
export type CodeQuery = {
  /** As ast-grep names it: `TypeScript`, `Tsx`. */
  language: string;
  pattern: string;
  inside?: string;
  notInside?: string;
};

/** A piece of code that fits, with its first line counted from 0. */
export type CodeMatch = { text: string; line: number };

/** Finds code by its syntax tree. Native, and not on every machine: without one nothing counts as checked. */
export interface CodeMatcher {
  /** @throws for a pattern that is no code of the language */
  find(query: CodeQuery, text: string): CodeMatch[];
}

let matcher: CodeMatcher | null = null;

/** Gives checks of code patterns what they look with; null takes it away. */
export function setCodeMatcher(loaded: CodeMatcher | null): void {
  matcher = loaded;
}

export function codeMatcher(): CodeMatcher | null {
  return matcher;
}

/** The part of `@ast-grep/napi` that is used. */
type Node = {
  text(): string;
  range(): { start: { line: number } };
  findAll(rule: { rule: object }): Node[];
};
type AstGrep = { parse(language: string, text: string): { root(): Node } };

/**
 * A matcher of the loaded package; null when it is not what it should be.
 * @param loaded the exports of `@ast-grep/napi`
 */
export function astGrepMatcher(loaded: unknown): CodeMatcher | null {
  if (!isAstGrep(loaded)) return null;
  return {
    find({ language, pattern, inside, notInside }, text) {
      const rule = {
        pattern,
        ...(inside && { inside: { ...place(inside), stopBy: "end" } }),
        ...(notInside && { not: { inside: { ...place(notInside), stopBy: "end" } } }),
      };
      const found = loaded.parse(language, text).root().findAll({ rule });
      return found.map((node) => ({ text: node.text(), line: node.range().start.line }));
    },
  };
}

/** `for_statement` is the kind of a node, anything else a pattern. */
function place(text: string): { kind: string } | { pattern: string } {
  return /^[a-z]+(?:_[a-z]+)+$/.test(text) ? { kind: text } : { pattern: text };
}

function isAstGrep(loaded: unknown): loaded is AstGrep {
  return (
    typeof loaded === "object" && loaded !== null && "parse" in loaded && typeof loaded.parse === "function"
  );
}
