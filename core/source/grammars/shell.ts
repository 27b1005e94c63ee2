import { beginsWord, blockComment, type Entry, heredocBody, lineComment, quoted, skipping } from "../readers";
import { type Grammar, lineStart } from "../scan";

const SUBSTITUTION = [{ open: "$(", close: ")" as const }];

const heredoc: Entry = {
  starts: "<",
  read(scan, at, grammar) {
    const { text } = scan;
    if (text.startsWith("<<<", at)) return at + 3;
    const found = /^<<(-?)[ \t]*(["'\\]?)([A-Za-z_][\w.-]*)["']?/.exec(text.slice(at, at + 80));
    if (!found || isArithmetic(text, at)) return at;
    const inside = found[2] === "" ? SUBSTITUTION : [];
    scan.pending.push(heredocBody({ tag: found[3] ?? "", indented: found[1] === "-", inside, grammar }));
    return at + found[0].length;
  },
};

/** `$((1 << bits))` shifts. */
function isArithmetic(text: string, at: number): boolean {
  const before = text.slice(lineStart(text, at), at);
  return before.lastIndexOf("((") > before.lastIndexOf("))");
}

export const shellGrammar: Grammar = {
  readers: [
    skipping("\\", /^\\[\s\S]/),
    // `$#`, `${#name}` and `${name#prefix}` count or cut.
    skipping("$", /^\$(?:#|\{#?[\w@*[\]]*#{0,2})/),
    lineComment("#", beginsWord),
    heredoc,
    quoted({ open: "$'", close: "'", multiline: true }),
    quoted({ open: "'", escape: "none", multiline: true }),
    quoted({ open: '"', multiline: true, inside: SUBSTITUTION }),
  ],
};

/** In a Makefile quotes have no meaning of their own, and a comment may follow anything. */
export const makeGrammar: Grammar = {
  readers: [
    skipping("\\", /^\\#/),
    skipping("$", /^\$\$#/),
    lineComment("#", (text, at) => text.charAt(at - 1) !== "\\" && beginsWord(text, at)),
    quoted({ open: '"' }),
    quoted({ open: "'", escape: "none" }),
  ],
};

export const dockerGrammar: Grammar = {
  readers: [
    lineComment("#", (text, at) => text.slice(lineStart(text, at), at).trim() === ""),
    skipping("\\", /^\\[\s\S]/),
    quoted({ open: '"' }),
    quoted({ open: "'", escape: "none" }),
  ],
};

export const powershellGrammar: Grammar = {
  readers: [
    skipping("`", /^`[\s\S]/),
    blockComment("<#", "#>"),
    lineComment("#", beginsWord),
    quoted({ open: '@"', close: '"@', escape: "none", multiline: true, inside: SUBSTITUTION }),
    quoted({ open: "@'", close: "'@", escape: "none", multiline: true }),
    quoted({ open: '"', escape: "twice", multiline: true, inside: SUBSTITUTION }),
    quoted({ open: "'", escape: "twice", multiline: true }),
  ],
};
