import { HOST_PROCESSES } from "../../../core/hosts/processes";
import { systemProcessTable } from "../process/process-table";
import { isInsideHost } from "../process/session-author";
import { idBytes } from "../random-bytes";
import { checkHome, homeFolder } from "../state/home";
import { layoutProblem } from "../state/layout";
import { systemTerminal, type Terminal } from "../terminal/terminal";

/** What commands get from their surroundings. */
export type CommandContext = {
  home: string;
  userHome: string;
  cwd: string;
  env: Record<string, string | undefined>;
  /** Folder of the running CLI: where hook and flusher lie. */
  program: string;
  terminal: Terminal;
  now(): number;
  random(): Uint8Array;
  /** An agent's host is among the ancestors of this process. */
  insideHost(): boolean;
};

/** Documented exit codes. */
export const EXIT = { ok: 0, failed: 1, usage: 2, insideHost: 3, signedOut: 4, notChecked: 5 } as const;

/** A command that cannot do what it was asked; the message says why and what to do. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message);
    this.name = "CommandFailure";
    this.exitCode = exitCode;
  }
}

export function systemContext(program: string, userHome: string): CommandContext {
  return {
    home: homeFolder(process.env),
    userHome,
    cwd: process.cwd(),
    env: process.env,
    program,
    terminal: systemTerminal(),
    now: Date.now,
    random: idBytes,
    insideHost: () =>
      isInsideHost({
        from: process.ppid,
        table: systemProcessTable(),
        hosts: HOST_PROCESSES,
        env: process.env,
      }),
  };
}

/**
 * Only people change Heed: agents run inside a host (enforcement.md section 5); and only a client that knows what the
 * folder looks like. @throws CommandFailure
 */
export function requirePerson(context: CommandContext): void {
  if (context.insideHost()) {
    throw new CommandFailure(
      "This command is for people, and a coding agent's host is running it or started this terminal. Use your own terminal.",
      EXIT.insideHost,
    );
  }
  const problem = layoutProblem(context.home);
  if (problem) throw new CommandFailure(problem);
}

/** @throws CommandFailure when others can write where Heed keeps its state */
export function requireHome({ home }: CommandContext): void {
  const check = checkHome(home);
  if (!check.ok) throw new CommandFailure(check.reason);
}
