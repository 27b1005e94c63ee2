import { isCommandTerm } from "./known-programs";
import { leadingCommand } from "./leading-command";
import type { Wish } from "./wish";

/** Whether a term is a command: by its program, or `make release` where marks or a counterpart say so. */
export function isCommand(wish: Wish, term: string): boolean {
  if (isCommandTerm(term)) return true;
  if (leadingCommand(term) === null) return false;
  return (
    wish.candidate.words.includes(`\`${term}`) ||
    (wish.candidate.form === "replace" &&
      [...wish.wanted, ...wish.unwanted].every((one) => leadingCommand(one)))
  );
}

/** Commands with a sub-command that the person typed out in a prohibition: `npm publish`; git has recipes of its own. */
export function typedCommands(wish: Wish): string[] {
  const words = wish.candidate.words.toLowerCase();
  return wish.unwanted.filter(
    (term) =>
      /^\S+(?:\s+[\w:./-]+)+$/.test(term) &&
      !/^(?:git|rm)\s/.test(term) &&
      isCommand(wish, term) &&
      words.includes(term.toLowerCase()),
  );
}
