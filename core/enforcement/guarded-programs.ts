import { joinPath } from "../shell/paths";
import { programName } from "../shell/program-name";
import type { SimpleCommand } from "../shell/simple-command";
import { isInHeedFolder } from "./heed-folder";
import type { HeedFolder } from "./protected-place";
import { LAUNCHER } from "./settings-guard";

/** Commands that only read; everything else of `heed` is for people (enforcement.md section 5). */
const READING = new Set(["status", "doctor", "why", "check", "mcp", "help"]);
const READING_RULES = new Set(["list", "show", "diff", "test"]);
const HOSTS = new Set(["claude", "claude-code", "codex", "gemini", "gemini-cli", "dsh"]);
const HOST_PACKAGE = /@anthropic-ai\/claude-code|@openai\/codex|@google\/gemini-cli/;
/** Files that the launcher runs; a program that is given one of them runs the hook without it. */
const HOOK_FILE = /(?:^|[\\/])(?:heed-hook|(?:hook(?:-[\w-]+)?|flush)\.cjs)$/;
const CLI_FILE =
  /(?:^|[\\/])(?:heed[\\/](?:dist[\\/](?:cli[\\/])?)?main\.cjs|dist[\\/]cli[\\/]main\.cjs|bin[\\/]heed)$/;
const INTERPRETERS = /^(?:node|bun|deno|sh|bash|zsh|dash|ksh|\.|source)$/;
/** A prompt that would be a command of the person (trust.md section 3). */
const PERSON_COMMAND = /^\s*heed:/im;
/** Where a host looks for its settings; another place has no hooks of ours. */
const HOST_PLACES =
  /^(?:HOME|USERPROFILE|XDG_CONFIG_HOME|CLAUDE_CONFIG_DIR|CLAUDE_CODE_SIMPLE|CODEX_HOME|GEMINI_\w*(?:HOME|DIR|PATH))$/;
const OTHER_USER = /^(?:sudo|doas|su|runuser)$/;

/** What the commands of one line have in common. */
export type LineFacts = {
  line: string;
  commands: readonly SimpleCommand[];
  /** Names that the line itself gives to guarded programs. */
  aliases: ReadonlyMap<string, string>;
};

/** The guarded program behind a name: `heed`, `heed-hook` or a host; null for all others. */
function guarded(name: string): string | null {
  const program = programName(name);
  return program === "heed" || program === LAUNCHER || HOSTS.has(program) ? program : null;
}

/** `alias c=claude`, `cp $(which heed) /tmp/h`, `ln -s …/bin/claude x`: other names of guarded programs. */
export function aliasesOf(commands: readonly SimpleCommand[]): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const { program, words } of commands) {
    if (program === "alias") {
      for (const word of words) {
        const [, name = "", value = ""] = /^([\w.-]+)=\s*(\S*)/.exec(word) ?? [];
        const target = guarded(value);
        if (target) aliases.set(name, target);
      }
    }
    if (!/^(?:cp|ln|mv|install)$/.test(program)) continue;
    const target = guarded(words[0] ?? "");
    if (target) aliases.set(programName(words.at(-1) ?? ""), target);
  }
  return aliases;
}

/** What is wrong with starting one of the guarded programs so; null when nothing is. */
export function programThreat(command: SimpleCommand, facts: LineFacts, folder: HeedFolder): string | null {
  if (command.program === LAUNCHER || runsHookFile(command, folder)) return "calling Heed's hook";
  const args = heedArguments(command, facts.aliases);
  if (args) return heedThreat(command, args, facts);
  const host = hostOf(command, facts.aliases);
  if (host) return hostThreat(command, host, facts, folder);
  return renamingThreat(command, facts);
}

/** Arguments after the program when a command runs Heed's CLI, whatever it is called by; else null. */
function heedArguments({ program, argv }: SimpleCommand, aliases: LineFacts["aliases"]): string[] | null {
  if (program === "heed" || aliases.get(program) === "heed" || CLI_FILE.test(argv[0] ?? ""))
    return argv.slice(1);
  if (!INTERPRETERS.test(program)) return null;
  const at = argv.findIndex((arg, index) => index > 0 && !arg.startsWith("-"));
  return CLI_FILE.test(argv[at] ?? "") ? argv.slice(at + 1) : null;
}

function heedThreat(command: SimpleCommand, args: string[], { line }: LineFacts): string | null {
  const [verb, second] = args.filter((arg) => !arg.startsWith("-"));
  if (verb === "hook") return /[|<]/.test(line) ? "feeding `heed hook`" : null;
  if (verb === undefined && command.wrappers.some((name) => name === "xargs" || name === "parallel"))
    return "running `heed` with words of another command";
  if (verb === undefined || READING.has(verb)) return null;
  if (verb === "rules" && READING_RULES.has(second ?? "list")) return null;
  return `running \`heed ${[verb, second].filter(Boolean).join(" ")}\``;
}

function hostOf({ program, argv }: SimpleCommand, aliases: LineFacts["aliases"]): string | null {
  if (HOSTS.has(program)) return program;
  const alias = aliases.get(program);
  if (alias && HOSTS.has(alias)) return alias;
  if (!INTERPRETERS.test(program)) return null;
  return argv.some((arg) => HOST_PACKAGE.test(arg)) ? "a host" : null;
}

function hostThreat(
  command: SimpleCommand,
  host: string,
  { commands }: LineFacts,
  folder: HeedFolder,
): string | null {
  const place = Object.keys(command.env).find((name) => HOST_PLACES.test(name));
  if (place) return `starting ${host} with another ${place}`;
  if (command.wrappers.some((name) => OTHER_USER.test(name))) return `starting ${host} as another user`;
  if (command.wrappers.includes("env") && commands.some(isEmptyEnvironment))
    return `starting ${host} with an empty environment`;
  if (hasHooksOff(command, folder)) return `starting ${host} with hooks off`;
  const speaks = [...command.argv.slice(1), command.stdin ?? ""].some((text) => PERSON_COMMAND.test(text));
  return speaks ? `giving Heed a command through ${host}` : null;
}

function isEmptyEnvironment({ program, argv }: SimpleCommand): boolean {
  if (program !== "env") return false;
  return argv.slice(1).some((arg, index) => {
    if (arg === "-" || arg === "--ignore-environment" || /^-[a-z]*i[a-z]*$/.test(arg)) return true;
    const unset = /^(?:-u|--unset=?)(.*)$/.exec(arg)?.[1];
    return unset !== undefined && HOST_PLACES.test(unset || (argv[index + 2] ?? ""));
  });
}

function hasHooksOff({ argv, cwd }: SimpleCommand, folder: HeedFolder): boolean {
  const args = argv.slice(1);
  return args.some((arg, index) => {
    const [, name = "", attached] = /^(--?[\w-]+)(?:=(.*))?$/s.exec(arg) ?? [];
    const value = attached ?? args[index + 1] ?? "";
    if (/^--(?:bare|safe-mode|no-hooks|disable-hooks|disableAllHooks)$/.test(name)) return true;
    if (name === "--disable" && /hooks/.test(value)) return true;
    if (name === "--setting-sources") return !/(?:^|,)\s*user\s*(?:,|$)/.test(value);
    if (name === "--settings") return switchesOff(textOfSettings(value, cwd, folder));
    if (/^(?:hooks|features)$/.test(arg)) return /^(?:disable|uninstall|remove)/.test(value);
    return switchesOff(arg) || (/^disableAllHooks$/.test(arg) && value !== "false");
  });
}

function textOfSettings(value: string, cwd: string | null, { base, disk }: HeedFolder): string {
  if (value.trim().startsWith("{")) return value;
  return disk?.read(joinPath(joinPath(base ?? "", cwd ?? ""), value)) ?? "";
}

function switchesOff(text: string): boolean {
  return /disableAllHooks["']?\s*[:=]\s*["']?true|hooks(?:Config)?[."'\s:{]*enabled["']?\s*[:=]\s*["']?false|(?:codex_)?hooks\s*=\s*["']?false/.test(
    text,
  );
}

/** A guarded program under another name would be started unseen in a later command. */
function renamingThreat({ program, words }: SimpleCommand, { line }: LineFacts): string | null {
  if (!/^(?:cp|ln|mv|install)$/.test(program)) return null;
  const target = guarded(words[0] ?? "");
  if (!target) return null;
  const isProgram =
    /(?:^|\/)bin\/[^/]+$/.test(words[0] ?? "") || /(?:which|command\s+-v|type\s+-p)\s/.test(line);
  return isProgram ? `giving ${target} another name` : null;
}

function runsHookFile(command: SimpleCommand, folder: HeedFolder): boolean {
  if (!INTERPRETERS.test(command.program)) return false;
  return command.argv
    .slice(1)
    .some((arg) => HOOK_FILE.test(arg) && isInHeedFolder(joinPath(command.cwd ?? "", arg), folder));
}
