import { Command } from "commander";
import { CommandFailure, EXIT } from "./commands/context";
import { addCheck, addExportBundle, addFiles } from "./program-delivery";
import { exitWith, type ProgramHandlers, systemHandlers } from "./program-handlers";
import { addStudy } from "./program-study";
import { TransportError } from "./transport";
import { VERSION } from "./version";

type ExportFlags = { labels?: boolean; personal?: boolean; format: string; out?: string };

/** The commands for people: their arguments, and nothing of what they do. */
export function buildProgram(folder: string, handlers: ProgramHandlers = systemHandlers(folder)): Command {
  const program = new Command("heed");
  program.description("Correct your coding agent once.").version(VERSION).showHelpAfterError();
  // Set before the commands are made: each takes it over. Help and version end well, a wrong line does not.
  program.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? EXIT.ok : EXIT.usage));

  program
    .command("login [server]")
    .description("sign in to a server")
    .option("--token <source>", "read a token from standard input: --token -")
    .option("--no-browser", "show a code to type in a browser elsewhere")
    .option("--name <name>", "name of this machine")
    .action((server: string | undefined, options: { token?: string; browser: boolean; name?: string }) =>
      handlers.login(server, options),
    );
  program
    .command("link [project]")
    .description("this repository belongs to that project; nothing is sent before")
    .option("-y, --yes", "do not ask")
    .action((slug: string | undefined, { yes = false }: InstallFlags) => handlers.link({ slug, yes }));
  program
    .command("unlink")
    .description("send nothing more from this repository")
    .action(() => handlers.unlink());

  addInstall(program, handlers);
  addReading(program, handlers);
  addRules(program, handlers);
  addPerson(program, handlers);
  addFiles(program, handlers);
  addStudy(program, handlers);
  program
    .command("export")
    .description("the rules that you see here and your own facts, as a file; or your marks on prompts")
    .option("--format <format>", "json or markdown, which heed import takes back", "json")
    .option("--personal", "leave out the project's shared rules")
    .option("--labels", "instead: your marks on prompts as labelled cases (JSONL), masked")
    .option("--out <file>", "write to a file that only you can read, instead of standard output")
    .action(({ labels = false, personal = false, format, out }: ExportFlags) =>
      handlers.export({ labels, personal, format, out }),
    );
  program
    .command("flush")
    .description("send what waits and fetch the rules now")
    .action(() => handlers.flush());
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
  ["wrong", " [rule...]", "the last stop was wrong"],
  ["mute", " <rule...>", "a shared rule does not run on your machines: mute P4"],
  ["unmute", " <rule...>", "a muted rule counts again"],
  ["pause", " [time...]", "switch all rules off for a while: 30m, 2h"],
  ["resume", "", "end a pause"],
];

const SPANS = [
  ["once", "the next time only (default)"],
  ["task", "for the running task"],
  ["session", "for the running session"],
  ["day", "for a day"],
] as const;

/** The same words as in a prompt. An action's first parameter differs by usage, so the words come from `args`. */
function addPerson(program: Command, handlers: ProgramHandlers): void {
  for (const [verb, usage, text] of PERSON_COMMANDS) {
    const command = program.command(`${verb}${usage}`).description(text);
    command.action(() => handlers.person([verb, ...command.args]));
  }
  const allow = program
    .command("allow <words...>")
    .description("let a rule pass: 12 [--task | this task] [because …]");
  for (const [span, text] of SPANS) allow.option(`--${span}`, text);
  allow.action(([rule = "", ...rest]: string[], flags: Record<string, boolean>) => {
    const spans = SPANS.flatMap(([span]) => (flags[span] ? span : []));
    return handlers.person(["allow", rule, ...spans, ...rest]);
  });
}

type InstallFlags = {
  host?: string;
  dryRun?: boolean;
  yes?: boolean;
  home?: string;
  purge?: boolean;
  project?: boolean;
  managed?: boolean;
};

function addInstall(program: Command, handlers: ProgramHandlers): void {
  for (const name of ["install", "uninstall"] as const) {
    const command = program
      .command(name)
      .description(name === "install" ? "register the hook with each host found" : "take the hook out again")
      .option("--host <host>", "only this host, for example claude-code")
      .option("--dry-run", "show what would change")
      .option("--home <folder>", "another home folder")
      .option("-y, --yes", "do not ask");
    if (name === "uninstall") command.option("--purge", "delete Heed's data on this machine too");
    else
      command
        .option("--project", "into the settings of this repository, instead of your own")
        .option("--managed", "print what an administrator deploys; nothing is written");
    command.action((flags: InstallFlags) => {
      const { host, dryRun = false, yes = false, home, purge = false, project, managed } = flags;
      const options = { host, dryRun, yes, homeFolder: home };
      return name === "install"
        ? handlers.install({ ...options, ...(project ? { project } : {}), ...(managed ? { managed } : {}) })
        : handlers.uninstall({ ...options, purge });
    });
  }
}

type ReadFlags = { json?: boolean; showLast?: boolean; live?: boolean };

function addReading(program: Command, handlers: ProgramHandlers): void {
  program
    .command("status")
    .description("what is linked, how old the rules are, what waits")
    .option("--show-last", "exactly what was sent last, secrets masked")
    .option("--json")
    .action(({ json = false, showLast = false }: ReadFlags) => handlers.status({ json, showLast }));
  program
    .command("doctor")
    .description("check that everything works, end to end")
    .option("--live", "let each coding agent here try a stop, in a throw-away home and with a stand-in model")
    .option("--json")
    .action(({ json = false, live = false }: ReadFlags) => handlers.doctor({ json, live }));
  addCheck(program, handlers);
  program
    .command("why")
    .description("what was stopped last here, and by which rule")
    .option("--json")
    .action(({ json = false }: ReadFlags) => handlers.why({ json }));
}

type TestFlags = { json?: boolean; command?: string; file?: string; text?: string };

function addRules(program: Command, handlers: ProgramHandlers): void {
  const rules = program.command("rules").description("rules in force here");
  addExportBundle(rules, handlers);
  rules
    .command("list", { isDefault: true })
    .description("the rules in force here")
    .option("--json")
    .action(({ json = false }: ReadFlags) => handlers.listRules({ json }));
  rules
    .command("show <rule>")
    .description("one rule, its words and its check")
    .option("--json")
    .action((rule: string, { json = false }: ReadFlags) => handlers.showRule(rule, { json }));
  rules
    .command("diff")
    .description("what others changed in the shared rules since you looked last")
    .option("--json")
    .action(({ json = false }: ReadFlags) => handlers.diffRules({ json }));
  rules
    .command("test <rule> [command]")
    .description('would this act be stopped? For example: heed rules test 12 "npm ci"')
    .option("--command <line>", "a shell command; the same as the quoted argument")
    .option("--file <path>", "a file, as if it were written now")
    .option("--text <text>", "with --file: what would be written, instead of what the file holds")
    .option("--json")
    .action((rule: string, line: string | undefined, flags: TestFlags) => {
      const { json = false, command, file, text } = flags;
      if (line !== undefined && command !== undefined)
        throw new CommandFailure("Give one command: quoted, or with --command.", EXIT.usage);
      return handlers.testRule(rule, { json, command: command ?? line, file, text });
    });
}
