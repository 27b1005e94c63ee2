import { homedir } from "node:os";
import { Command } from "commander";
import { CommandFailure, EXIT, systemContext } from "./commands/context";
import { TransportError } from "./transport";
import { VERSION } from "./version";

/** The commands for people; each loads its own file when it runs. */
export function buildProgram(folder: string): Command {
  const context = () => systemContext(folder, process.env.HOME || homedir());
  const program = new Command("heed");
  program.description("Correct your coding agent once.").version(VERSION).showHelpAfterError();

  program
    .command("login [server]")
    .description("sign in to a server")
    .option("--token <source>", "read a token from standard input: --token -")
    .option("--no-browser", "show a code to type in a browser elsewhere")
    .option("--name <name>", "name of this machine")
    .action(
      async (server: string | undefined, options: { token?: string; browser: boolean; name?: string }) => {
        const { login } = await import("./commands/login");
        await login(context(), server, { ...options, readStdin });
      },
    );
  program
    .command("link [project]")
    .description("this repository belongs to that project; nothing is sent before")
    .option("-y, --yes", "do not ask")
    .action(async (slug: string | undefined, { yes = false }: InstallFlags) =>
      (await import("./commands/link")).link(context(), { slug, yes }),
    );
  program
    .command("unlink")
    .description("send nothing more from this repository")
    .action(async () => (await import("./commands/link")).unlink(context()));

  addInstall(program, context);
  addReading(program, context);

  for (const [verb, usage, text] of PERSON_COMMANDS) {
    program
      .command(`${verb}${usage}`)
      .description(text)
      .action(async (words: string[] = []) =>
        (await import("./commands/person")).personCommand(context(), [verb, ...words]),
      );
  }
  program
    .command("flush")
    .description("send what waits and fetch the rules now")
    .action(async () => exitWith(await (await import("./commands/flush")).flushNow(context())));
  program.command("hook <host> [event]").description("what hosts call; reads a payload from standard input");
  return program;
}

/** One place where failures become words and exit codes. */
export function reportFailure(error: unknown): void {
  const known = error instanceof CommandFailure || error instanceof TransportError;
  console.error(
    known ? error.message : `Heed failed: ${error instanceof Error ? error.message : "unknown error"}`,
  );
  exitWith(error instanceof CommandFailure ? error.exitCode : EXIT.failed);
}

const PERSON_COMMANDS: [verb: string, usage: string, text: string][] = [
  ["undo", " [rule...]", "take back a rule, or what was learned last"],
  ["allow", " <words...>", "let a rule pass: 12 [once|this task|session|today] [because …]"],
  ["wrong", " [rule...]", "the last stop was wrong"],
  ["pause", " [time...]", "switch all rules off for a while: 30m, 2h"],
  ["resume", "", "end a pause"],
];

type ContextOf = () => ReturnType<typeof systemContext>;
type InstallFlags = { host?: string; dryRun?: boolean; yes?: boolean; home?: string; purge?: boolean };

function addInstall(program: Command, context: ContextOf): void {
  for (const name of ["install", "uninstall"] as const) {
    const command = program
      .command(name)
      .description(name === "install" ? "register the hook with each host found" : "take the hook out again")
      .option("--host <host>", "only this host, for example claude-code")
      .option("--dry-run", "show what would change")
      .option("--home <folder>", "another home folder")
      .option("-y, --yes", "do not ask");
    if (name === "uninstall") command.option("--purge", "delete Heed's data on this machine too");
    command.action(async ({ host, dryRun = false, yes = false, home, purge = false }: InstallFlags) => {
      const { install, uninstall } = await import("./commands/install");
      const options = { host, dryRun, yes, homeFolder: home };
      await (name === "install" ? install(context(), options) : uninstall(context(), { ...options, purge }));
    });
  }
}

type ReadFlags = { json?: boolean; showLast?: boolean; command?: string; file?: string };

function addReading(program: Command, context: ContextOf): void {
  program
    .command("status")
    .description("what is linked, how old the rules are, what waits")
    .option("--show-last", "exactly what was sent last")
    .option("--json")
    .action(async ({ json = false, showLast = false }: ReadFlags) =>
      (await import("./commands/status")).status(context(), { json, showLast }),
    );
  program
    .command("doctor")
    .description("check that everything works, end to end")
    .option("--json")
    .action(async ({ json = false }: ReadFlags) =>
      exitWith(await (await import("./commands/doctor")).doctor(context(), { json })),
    );
  program
    .command("why")
    .description("what was stopped last here, and by which rule")
    .option("--json")
    .action(async ({ json = false }: ReadFlags) => (await import("./commands/why")).why(context(), { json }));
  const rules = program.command("rules").description("rules in force here");
  rules
    .command("list", { isDefault: true })
    .option("--json")
    .action(async ({ json = false }: ReadFlags) =>
      (await import("./commands/rules")).listRules(context(), { json }),
    );
  rules
    .command("show <rule>")
    .option("--json")
    .action(async (rule: string, { json = false }: ReadFlags) =>
      (await import("./commands/rules")).showRule(context(), rule, { json }),
    );
  rules
    .command("test <rule>")
    .description("would this act be stopped?")
    .option("--command <line>", "a shell command")
    .option("--file <path>", "a file, as if it were written now")
    .option("--json")
    .action(async (rule: string, { json = false, command, file }: ReadFlags) =>
      exitWith((await import("./commands/rules")).testRule(context(), rule, { json, command, file })),
    );
}

function exitWith(code: number): void {
  process.exitCode = code;
}

async function readStdin(): Promise<string> {
  let text = "";
  for await (const chunk of process.stdin.setEncoding("utf8")) text += chunk;
  return text;
}
