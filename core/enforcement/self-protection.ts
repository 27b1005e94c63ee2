import type { AgentAction, FileChange } from "../hook-event/schema";
import { joinPath } from "../shell/paths";
import type { ParsedShell, SimpleCommand } from "../shell/simple-command";
import { carriedLines } from "./carried-lines";
import { aliasesOf, type LineFacts, programThreat } from "./guarded-programs";
import {
  folderThreat,
  handsOnHeedFolder,
  isHeedSecret,
  isInHeedFolder,
  takesHeedFolder,
} from "./heed-folder";
import type { Disk, HeedFolder } from "./protected-place";
import { isOwnPlace, settingsCommandThreat, settingsThreat } from "./settings-guard";

export type SelfProtectionInput = {
  action: AgentAction;
  /** Other paths that a tool of the host searches or reads. */
  paths?: readonly string[];
  /** Absolute path of Heed's folder, usually `~/.heed`. */
  heedHome: string;
  userHome: string;
  /** Absolute root that the action's paths are relative to; null outside a repository. */
  root: string | null;
  /** Reads a line of Bash; given, so that this part can be loaded without a second parser. */
  parse(line: string): ParsedShell;
  disk?: Disk;
};
type Parse = SelfProtectionInput["parse"];

/** `reason` is for the model, `detail` one short phrase for the person. */
export type Threat = { reason: string; detail: string };

/** What is looked for where a line cannot be read, or only its texts are known. */
const UNREADABLE =
  /\bheed\s+(?:undo|allow|wrong|mute|unmute|pause|resume|on|off|login|link|unlink|install|uninstall|flush)\b|heed-hook|disableAllHooks|[~/\\]\.heed\b/;
const MAX_DEPTH = 3;

/**
 * Attempts of an agent to switch Heed off (enforcement.md section 5, self-protection): a
 * guard-rail that notices, not a sandbox (trust.md section 8). Null when there is none.
 */
export function checkSelfProtection(input: SelfProtectionInput): Threat | null {
  const threat = threatOf(input);
  if (!threat) return null;
  const detail = threat.length > 200 ? `${threat.slice(0, 199)}…` : threat;
  const reason = `Heed protects itself: ${detail}. Agents may not change Heed; ask the person, who can use \`heed\` in their own terminal.`;
  return { reason, detail };
}

function threatOf({ action, paths = [], root, parse, ...place }: SelfProtectionInput): string | null {
  const folder: HeedFolder = { ...place, base: root ?? "" };
  if (paths.some((path) => isHeedSecret(path, folder))) return "reading Heed's token";
  if (action.kind === "file_read") return isHeedSecret(action.path, folder) ? "reading Heed's token" : null;
  if (action.kind === "mcp") return toolThreat(action.tool, action.arguments ?? "", folder);
  if (action.kind === "file_change") return changeThreat(action, [], folder);
  if (action.kind !== "shell_command") return null;
  const here = { ...folder, base: joinPath(root ?? "", action.cwd ?? "") };
  return lineThreat(action.command, here, parse, 0);
}

function changeThreat(
  change: FileChange,
  commands: readonly SimpleCommand[],
  folder: HeedFolder,
): string | null {
  const paths = [change.path, change.movedFrom ?? change.path];
  const taken = paths.find((path) => takesHeedFolder(path, change.op, folder));
  return taken === undefined ? settingsThreat(change, commands, folder) : `changing ${taken}`;
}

/** Tools of other programs: what their arguments name is all that is known. */
function toolThreat(tool: string, given: string, folder: HeedFolder): string | null {
  const texts = [...given.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = ""]) =>
    text.replaceAll("\\/", "/"),
  );
  const isReading = /read|get|list|search|stat|find|tree|view|fetch/i.test(tool);
  for (const text of texts.filter((value) => /[~/\\]/.test(value) && !/\s/.test(value))) {
    if (isHeedSecret(text, folder)) return "reading Heed's token";
    if (!isReading && isInHeedFolder(text, folder)) return `changing ${text}`;
    if (!isReading && isOwnPlace(text, folder) && !given.includes("heed-hook"))
      return `removing Heed's hooks from ${text}`;
  }
  return lineIn(tool, texts) ? "running `heed` through another tool" : null;
}

/** A terminal that another program offers. */
function lineIn(tool: string, texts: readonly string[]): boolean {
  return /bash|shell|exec|command|terminal|run/i.test(tool) && texts.some((text) => UNREADABLE.test(text));
}

function lineThreat(line: string, folder: HeedFolder, parse: Parse, depth: number): string | null {
  const { commands, fileChanges, unparsed } = parse(line);
  for (const change of [...fileChanges, ...emptied(line)]) {
    const threat = changeThreat(change, commands, folder);
    if (threat) return threat;
  }
  const facts: LineFacts = { line, commands, aliases: aliasesOf(commands) };
  for (const command of commands) {
    const threat = isElsewhere(command) ? null : commandThreat(command, facts, folder);
    if (threat) return threat;
    // A carrier's own line among its texts would lead back here.
    const carried = depth < MAX_DEPTH ? carriedLines(command, line).filter((text) => text !== line) : [];
    for (const text of carried) {
      const inner = lineThreat(text, folder, parse, depth + 1);
      if (inner) return inner;
    }
  }
  if (handsOnHeedFolder(commands, folder) || readsByRedirect(line, folder)) return "reading Heed's token";
  return unparsed && UNREADABLE.test(line) ? "a line that names Heed and cannot be read" : null;
}

/** What runs on another machine concerns another Heed; `carriedLines` knows which is this one. */
function isElsewhere({ wrappers }: SimpleCommand): boolean {
  return wrappers.some((name) => /^(?:ssh|docker|podman|kubectl)$/.test(name));
}

function commandThreat(command: SimpleCommand, facts: LineFacts, folder: HeedFolder): string | null {
  const variable = Object.keys(command.env).find((name) => name.startsWith("HEED_"));
  const given = command.argv.find((arg) => /^HEED_\w*=/.test(arg));
  if (variable || given) return `setting ${variable ?? given?.split("=", 1)[0]}`;
  return (
    programThreat(command, facts, folder) ??
    stoppingThreat(command, facts) ??
    folderThreat(command, folder) ??
    settingsCommandThreat(command, folder)
  );
}

/** The flusher, and with it what has to reach the server. */
function stoppingThreat({ program, argv }: SimpleCommand, { line }: LineFacts): string | null {
  const names = argv.slice(1).some((arg) => /heed|flush\.cjs|hook(?:-body)?\.cjs/.test(arg));
  if (/^(?:pkill|killall)$/.test(program) && names) return "stopping Heed";
  if (program !== "kill") return null;
  return /flusher\.lock|pgrep[^|;&)]*(?:heed|flush\.cjs)|pidof\s+heed/.test(line) ? "stopping Heed" : null;
}

/** `> file` without a command empties it, and is no command that the parser tells of. */
function emptied(line: string): FileChange[] {
  return [...line.matchAll(/(?:^|[;&|({])\s*\d?>{1,2}\|?\s*["']?([^\s"'<>|;&()]+)/g)].map(
    ([, path = ""]) => ({
      ...{ kind: "file_change", path, op: "modify", content: "" },
      ...{ addedLines: [], removedLines: [] },
    }),
  );
}

/** `$(< file)` is no command, so it is looked for in the text. */
function readsByRedirect(line: string, folder: HeedFolder): boolean {
  return [...line.matchAll(/\(\s*<\s*["']?([^\s"'<>|;&()]+)/g)].some(([, path = ""]) =>
    isHeedSecret(path, folder),
  );
}
