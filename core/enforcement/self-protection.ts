import type { AgentAction, FileChange } from "../hook-event/schema";
import { joinPath } from "../shell/paths";
import type { SimpleCommand } from "../shell/simple-command";
import { fileChangesOf, shellOf } from "../verifiers/evidence";
import { type HeedFolder, isHeedSecret, isInHeedFolder, readsHeedSecret } from "./heed-folder";

export type SelfProtectionInput = {
  action: AgentAction;
  /** Absolute path of Heed's folder, usually `~/.heed`. */
  heedHome: string;
  userHome: string;
  /** Absolute root that the action's paths are relative to; null outside a repository. */
  root: string | null;
};
type Place = HeedFolder & Pick<SelfProtectionInput, "action">;

/** `reason` is for the model, `detail` one short phrase for the person. */
export type Threat = { reason: string; detail: string };

/** Commands that only read; everything else of `heed` is for people (enforcement.md section 5). */
const READING = new Set(["status", "doctor", "why", "check", "mcp", "hook", "help", "--help", "--version"]);
const READING_RULES = new Set(["list", "show", "diff", "test"]);
const HOSTS = new Set(["claude", "codex", "gemini", "dsh"]);
const HOOKS_OFF =
  /^--(?:bare|no-hooks|disable-hooks|disableAllHooks)$|disableAllHooks|hooks\.enabled=false|features\.hooks=false/;
const SETTINGS =
  /(?:^|\/)\.(?:claude|codex|gemini|dsh)\/(?:settings(?:\.local)?\.json|hooks\.json|config\.toml)$/;
/** Our hook entries call this launcher. */
const LAUNCHER = "heed-hook";
/** Files that the launcher runs; a program that is given one of them runs the hook without it. */
const HOOK_FILE = /(?:^|[\\/])(?:heed-hook|(?:hook|hook-body|hook-apart|flush)\.cjs)$/;
const INTERPRETERS = /^(?:node|bun|deno|sh|bash|zsh|dash|ksh|\.|source)$/;
/** A prompt that would be a command of the person (trust.md section 3). */
const PERSON_COMMAND = /^\s*heed:/im;

/**
 * Attempts of an agent to switch Heed off (enforcement.md section 5, self-protection): a
 * guard-rail that notices, not a sandbox. Null when there is none.
 */
export function checkSelfProtection(input: SelfProtectionInput): Threat | null {
  const threat = threatOf(input);
  if (!threat) return null;
  const reason = `Heed protects itself: ${threat}. Agents may not change Heed; ask the person, who can use \`heed\` in their own terminal.`;
  return { reason, detail: threat };
}

function threatOf({ root, ...folder }: SelfProtectionInput): string | null {
  const { action } = folder;
  const base = root ?? "";
  const threat = fileThreat({ ...folder, base });
  if (threat || action.kind !== "shell_command") return threat;
  return commandThreat(action.command, { ...folder, base: joinPath(base, action.cwd ?? "") });
}

function fileThreat(input: Place): string | null {
  const { action } = input;
  if (action.kind === "file_read" && isHeedSecret(action.path, input)) return "reading Heed's token";
  if (action.kind === "mcp" && action.arguments?.includes(".heed/tokens")) return "reading Heed's token";
  for (const change of fileChangesOf(action)) {
    const paths = [change.path, change.movedFrom ?? change.path];
    if (paths.some((path) => isInHeedFolder(path, input))) return `changing ${change.path}`;
    const line = action.kind === "shell_command" ? action.command : "";
    if (paths.some((path) => SETTINGS.test(path)) && losesHooks(change, line)) {
      return `removing Heed's hooks from ${change.path}`;
    }
  }
  return null;
}

/** Whether a settings file would be left without our entries; other edits of it pass. */
function losesHooks(change: FileChange, line: string): boolean {
  const added = change.content ?? change.addedLines.join("\n");
  if (/"disableAllHooks"\s*:\s*true/.test(added)) return true;
  const removes = change.removedLines.some((text) => text.includes(LAUNCHER));
  if (removes) return !added.includes(LAUNCHER);
  if (change.op === "delete" || change.op === "move") return true;
  if (change.content !== undefined && change.op === "create") return !change.content.includes(LAUNCHER);
  return line !== "" && /heed|hooks/i.test(line);
}

function commandThreat(line: string, input: Place): string | null {
  const { commands } = shellOf({ kind: "shell_command", command: line, argv: [], fileChanges: [] });
  for (const command of commands) {
    const threat = oneCommandThreat(command, input);
    if (threat) return threat;
  }
  return null;
}

function oneCommandThreat(command: SimpleCommand, input: Place): string | null {
  const variable = Object.keys(command.env).find((name) => name.startsWith("HEED_"));
  if (variable || command.argv.some((arg) => /^HEED_\w*=/.test(arg)))
    return `setting ${variable ?? "HEED_*"}`;
  if (HOSTS.has(command.program) && command.argv.some((arg) => HOOKS_OFF.test(arg))) {
    return `starting ${command.program} with hooks off`;
  }
  if (HOSTS.has(command.program) && givesCommand(command)) {
    return `giving Heed a command through ${command.program}`;
  }
  if (command.program === LAUNCHER || runsHookFile(command, input)) return "calling Heed's hook";
  if (command.program === "heed") return heedThreat(command);
  if (isSocketWrite(command, input)) return "writing to Heed's socket";
  return readsHeedSecret(command, input) ? "reading Heed's token" : null;
}

function heedThreat({ words, flags, stdin, redirects }: SimpleCommand): string | null {
  const [verb = flags[0]?.name ?? "status", second = "list"] = words;
  const isFed = stdin !== undefined || redirects.some(({ operator }) => operator === "<");
  if (verb === "hook") return isFed ? "feeding `heed hook`" : null;
  if (READING.has(verb) || (verb === "rules" && READING_RULES.has(second))) return null;
  return `running \`heed ${[verb, ...words.slice(1, 2)].join(" ")}\``;
}

function givesCommand({ argv, stdin }: SimpleCommand): boolean {
  return argv.slice(1).some((arg) => PERSON_COMMAND.test(arg)) || PERSON_COMMAND.test(stdin ?? "");
}

function runsHookFile(command: SimpleCommand, input: Place): boolean {
  if (!INTERPRETERS.test(command.program)) return false;
  return command.argv
    .slice(1)
    .some((arg) => HOOK_FILE.test(arg) && isInHeedFolder(joinPath(command.cwd ?? "", arg), input));
}

function isSocketWrite(command: SimpleCommand, input: Place): boolean {
  if (!/^(?:nc|ncat|netcat|socat|curl)$/.test(command.program)) return false;
  return command.argv.some((arg) => arg.includes(".heed/") || arg.includes(input.heedHome));
}
