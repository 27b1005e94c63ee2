/** What a command says and asks; the real one, and a recorded one in tests. */
export interface Terminal {
  /** A person sits here and can answer. */
  interactive: boolean;
  say(line: string): void;
  warn(line: string): void;
  confirm(question: string): Promise<boolean>;
  choose(
    question: string,
    options: { value: string; label: string; hint?: string }[],
  ): Promise<string | null>;
}

/** Writes to the standard streams; prompts are loaded only when something is asked. */
export function systemTerminal(): Terminal {
  return {
    interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    say: (line) => console.log(printable(line)),
    warn: (line) => console.error(printable(line)),
    async confirm(question) {
      const { confirm } = await import("@clack/prompts");
      return (await confirm({ message: printable(question) })) === true;
    },
    async choose(question, options) {
      const { select } = await import("@clack/prompts");
      const choice = await select<string>({ message: printable(question), options });
      return typeof choice === "string" ? choice : null;
    },
  };
}

/** Text of rules and servers may hold escape sequences; a terminal must not run them. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, "");
}
