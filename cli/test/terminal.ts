import type { CommandContext } from "../src/commands/context";
import type { hookWorld } from "./hook-world";

/** A terminal in the world's repository that writes down what it says. */
export function terminalIn({ home, folder, repo, deps }: ReturnType<typeof hookWorld>) {
  const lines: string[] = [];
  const context: CommandContext = {
    home,
    userHome: folder,
    cwd: repo,
    env: {},
    program: folder,
    terminal: {
      interactive: false,
      say: (line) => lines.push(line),
      warn: (line) => lines.push(line),
      confirm: async () => false,
      choose: async () => null,
    },
    now: deps.now,
    random: deps.random,
    insideHost: () => false,
  };
  return { context, lines, text: () => lines.join("\n") };
}
