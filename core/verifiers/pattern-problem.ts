/** Longest pattern, in characters. */
const MAX_PATTERN_LENGTH = 500;
/** Counted repeats within each other multiply; more copies than this make the pattern large. */
const MAX_COPIES = 1000;

type Group = { copies: number; atoms: number; open: boolean };

const LOOKS =
  "Look-around is not supported. Write what must match as the pattern and what may stand there under “passes when”.";
const REFERS = "Back-references are not supported. Write the alternatives out: `(?:a|b)`.";
const POSSESSIVE =
  "Possessive and atomic repeats are not supported, nor needed: a pattern never runs long. Write `a+` for `a++`.";
const NESTED = "A repeat of nothing but a repeat says no more than one repeat. Write `a+` for `(a+)+`.";
const PROGRAM = "Conditions, recursion and comments are not supported. Write two patterns.";
const FLAGS = "Only the flags i, m, s and U are supported: `(?i)text`.";
const LARGE = `Counted repeats may make at most ${MAX_COPIES} copies in all. Write a smaller count, or \`+\`.`;

/**
 * Why the syntax of a pattern is refused, in words that say what to write instead (enforcement.md section 2, RE2
 * syntax only); null when nothing speaks against it. What the engine itself refuses is its own to say.
 */
export function syntaxProblem(pattern: string): string | null {
  if (pattern.length > MAX_PATTERN_LENGTH)
    return `The pattern is longer than ${MAX_PATTERN_LENGTH} characters. Write several patterns.`;
  const groups: Group[] = [{ copies: 1, atoms: 0, open: false }];
  /** What a following repeat would repeat: a group of one repeated atom, and how many copies it holds. */
  let last: Group = { copies: 1, atoms: 0, open: false };
  for (let at = 0; at < pattern.length; ) {
    const rest = pattern.slice(at);
    const group = groups.at(-1);
    if (!group) return null;
    const refused = /^\\[1-9]|^\\[kg][<{'0-9]|^\(\?P[=>]/.test(rest) ? REFERS : groupProblem(rest);
    if (refused) return refused;
    const repeat = /^(?:[*+?]|\{\d*,?\d*\})/.exec(rest)?.[0];
    if (repeat !== undefined && (repeat.length === 1 || /\d/.test(repeat))) {
      const problem = repeatProblem(repeat, rest.slice(repeat.length), last, group);
      if (problem) return problem;
      at += repeat.length + (/^\?/.test(rest.slice(repeat.length)) ? 1 : 0);
      continue;
    }
    if (rest.startsWith("(")) {
      groups.push({ copies: 1, atoms: 0, open: false });
      at += /^\((?:\?(?:P?<\w+>|[imsU-]*:?))?/.exec(rest)?.[0].length ?? 1;
    } else if (rest.startsWith(")")) {
      groups.pop();
      last = group;
      const outer = groups.at(-1);
      if (outer) outer.atoms += 1;
      at += 1;
    } else {
      // An alternative is another thing beside the repeat.
      group.atoms += rest.startsWith("|") ? 2 : 1;
      group.open = false;
      last = { copies: 1, atoms: 0, open: false };
      at += atomLength(rest);
    }
  }
  return null;
}

function groupProblem(rest: string): string | null {
  if (!rest.startsWith("(?")) return null;
  if (/^\(\?<?[=!]/.test(rest)) return LOOKS;
  if (rest.startsWith("(?>")) return POSSESSIVE;
  if (/^\(\?(?:\(|#|R|&|\d|P>)/.test(rest)) return PROGRAM;
  return /^\(\?(?:P?<\w+>|[imsU]*(?:-[imsU]+)?[:)])/.test(rest) ? null : FLAGS;
}

function repeatProblem(repeat: string, follows: string, last: Group, group: Group): string | null {
  if (/^[+]/.test(follows)) return POSSESSIVE;
  const isOpen = /^(?:[*+]|\{\d+,\})$/.test(repeat);
  if (isOpen && last.open && last.atoms === 1) return NESTED;
  const count = Math.max(1, ...(repeat.match(/\d+/g) ?? []).map(Number));
  const copies = count * last.copies;
  if (copies > MAX_COPIES) return LARGE;
  group.copies = Math.max(group.copies, copies);
  group.open = isOpen;
  return null;
}

/** A class, an escape or a character. */
function atomLength(rest: string): number {
  const found =
    /^\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]|^\\Q[\s\S]*?(?:\\E|$)|^\\[pP]\{[^}]*\}|^\\x\{[^}]*\}|^\\[\s\S]/.exec(
      rest,
    );
  return found?.[0].length ?? 1;
}
