import type { FileChange } from "../hook-event/schema";
import { joinPath } from "../shell/paths";
import type { SimpleCommand } from "../shell/simple-command";
import { codeOf } from "./heed-folder";
import { type HeedFolder, mayCover, spellings } from "./protected-place";

/** Our hook entries call this launcher. */
export const LAUNCHER = "heed-hook";
const SETTINGS =
  /(?:^|\/)(?:\.(?:claude|codex|gemini|dsh)\/(?:settings(?:\.local)?\.json|hooks\.json|config\.toml)|managed-settings\.json)$/;
/** Where the hosts keep a person's own settings, below the home folder. */
const OWN_SETTINGS = [
  ".claude/settings.json",
  ".claude/settings.local.json",
  ".codex/hooks.json",
  ".codex/config.toml",
  ".gemini/settings.json",
  ".dsh/settings.json",
] as const;
/** Files that every later shell reads. */
const START_FILE =
  /(?:^|\/)(?:\.(?:bashrc|bash_profile|bash_login|profile|zshrc|zshenv|zprofile|kshrc|envrc|pam_environment)|config\.fish|environment)$/;
const START_LINES = /\bHEED_\w+|\balias\s+heed=|\bheed(?:-hook)?\s*\(\)/;
const OFF =
  /disableAllHooks["']?\s*:\s*true|hooksConfig["']?\s*:\s*\{[^}]*enabled["']?\s*:\s*false|^\s*(?:features\.)?(?:codex_)?hooks\s*=\s*false|\bfeatures\s*=\s*\{[^}]*hooks\s*=\s*false|\[hooks\.state[^[]*enabled\s*=\s*false/m;

/**
 * What a change of a file does to the hooks of a host or to Heed's environment: a phrase, or null. Edits that leave
 * our entries as they are pass (enforcement.md section 5).
 * @param commands the commands of the line that implies the change; empty for a file tool
 */
export function settingsThreat(
  change: FileChange,
  commands: readonly SimpleCommand[],
  folder: HeedFolder,
): string | null {
  for (const path of [change.path, change.movedFrom ?? change.path]) {
    const lost = `removing Heed's hooks from ${path}`;
    if (takesSettings(path, change.op, folder)) return lost;
    if (isSettings(path, folder)) {
      const threat = editThreat(change, path, commands, folder);
      if (threat !== null) return threat === "" ? lost : threat;
    }
    if (START_FILE.test(path) && START_LINES.test(newText(change)))
      return `setting Heed's environment in ${path}`;
    if (shadowsHeed(path, change.op, folder))
      return `putting another program in the place of heed at ${path}`;
  }
  return null;
}

/**
 * What a command does with a person's own settings that its file changes do not show: a program that writes in place,
 * code that writes, a mode that nobody can read, a link in their place. A phrase, or null.
 */
export function settingsCommandThreat(command: SimpleCommand, folder: HeedFolder): string | null {
  const { program, argv } = command;
  const code = codeOf(command).find((text) => SETTINGS_IN_CODE.test(text) && WRITES.test(text));
  if (code !== undefined && (OWN_IN_CODE.test(code) || SWITCH.test(code)))
    return "changing a host's settings from code, where it cannot be seen that Heed's hooks stay (use the file tool)";
  const place = argv.slice(1).find((arg) => isOwnPlace(arg, folder));
  if (place === undefined) return null;
  if (
    IN_PLACE.test(program) ||
    (/^[jy]q$/.test(program) && argv.some((arg) => /^(?:-i|--in-?place)/.test(arg)))
  )
    return unseen(place);
  if (program === "ln" && place === argv.at(-1)) return `replacing ${place}`;
  if (!/^(?:chmod|chown|chattr|setfacl|chflags)$/.test(program)) return null;
  const keepsReading = argv.some((arg) => /^0?[4-7]\d\d$/.test(arg) || /^[augo]*\+/.test(arg));
  return keepsReading ? null : `closing ${place}`;
}

const IN_PLACE = /^(?:json|sponge|ed|ex|dasel|crudini|tomlq|patch|dos2unix)$/;
const SETTINGS_IN_CODE = /\.(?:claude|codex|gemini|dsh)\b/;
const OWN_IN_CODE =
  /(?:~|HOME|home\(\)|homedir\(\)|expanduser|\/(?:home|Users)\/[\w.-]+|\/root)[^;\n]{0,40}\.(?:claude|codex|gemini|dsh)\b/;
const WRITES =
  /\bopen\([^)]*,\s*(?:mode\s*=\s*)?["'][^"']*[wax+]|write|dump\(|unlink|remove|rmtree|rename|replace\(|rmSync|truncate|copyfile|copyFile/;
const SWITCH = /disableAllHooks|hooksConfig|\bhooks\s*=\s*false/;

/** True for the person's own settings of a host, and for the folder that they lie in. */
export function isOwnPlace(path: string, folder: HeedFolder): boolean {
  const own = ownSettings(folder);
  return spellings(path, folder).some(
    (text) =>
      own.some((file) => file === text || mayCover(text, file)) &&
      text !== folder.userHome.toLowerCase() &&
      FOLDERS_OR_FILES.test(text),
  );
}

const FOLDERS_OR_FILES = /\/\.(?:claude|codex|gemini|dsh)(?:\/[^/]+)?$|\.(?:json|toml)$/;

function unseen(path: string): string {
  return `changing ${path} where it cannot be seen that Heed's hooks stay (use the file tool)`;
}

/** True for a settings file of a host, in a project or of the person, also where a link leads to it. */
export function isSettings(path: string, folder: HeedFolder): boolean {
  return spellings(path, folder).some((text) => SETTINGS.test(text) || ownSettings(folder).includes(text));
}

/** Codex keeps a person's trust in hooks by their position, so that moving ours switches them off. */
const BY_POSITION = /(?:^|\/)hooks\.json$/;
/** Where it keeps that trust: without these lines it skips our hooks and says nothing. */
const TRUST = /^\s*(?:\[\s*hooks\s*\.\s*state\s*\.|trusted_hash\s*=)/;

/** What of our entries and of the switches of hooks a text of settings holds, as comparable texts. */
export function hookState(text: string, path = ""): { entries: string[]; off: string[] } {
  const parsed = parsedJson(text);
  if (parsed === null) {
    const lines = text.split("\n");
    return {
      entries: lines
        .filter((line) => line.includes(LAUNCHER) || TRUST.test(line))
        .map((line) => line.trim().replace(/,$/, "")),
      off: [...(OFF.exec(text) ?? []).slice(0, 1), ...(text.match(/"?HEED_\w+"?\s*[:=]/g) ?? [])],
    };
  }
  return { entries: ourEntries(parsed.hooks, BY_POSITION.test(path)), off: switchedOff(parsed) };
}

function takesSettings(path: string, op: FileChange["op"], folder: HeedFolder): boolean {
  if (op !== "delete" && op !== "move") return false;
  const texts = spellings(path, folder);
  // Of a file itself `editThreat` knows more.
  return ownSettings(folder).some((own) => texts.some((text) => text !== own && mayCover(text, own)));
}

/** The empty text stands for the plain words of a lost entry. */
function editThreat(
  change: FileChange,
  path: string,
  commands: readonly SimpleCommand[],
  folder: HeedFolder,
): string | null {
  const before = folder.disk?.read(joinPath(folder.base ?? "", path)) ?? null;
  const isOwn = spellings(path, folder).some((text) => ownSettings(folder).includes(text));
  const after = change.content ?? null;
  const had = before === null ? null : hookState(before, path);
  if (after !== null && change.op !== "move") {
    const has = hookState(after, path);
    if (has.off.some((text) => !had?.off.includes(text))) return "";
    if (had) return isLost(had.entries, has.entries) ? "" : null;
    return isOwn && has.entries.length === 0 ? "" : null;
  }
  const ours = had ? had.entries.length > 0 : isOwn;
  if (commands.length > 0 && change.addedLines.length === 0)
    return ours ? opaque(path, commands) : unclear(commands);
  const added = hookState(newText(change));
  if (added.off.some((text) => !had?.off.includes(text))) return "";
  if (commands.length > 0) return ours ? opaque(path, commands) : null;
  if (change.op === "delete" || change.op === "move") return ours ? "" : null;
  const removed = change.removedLines.filter((line) => line.includes(LAUNCHER) || TRUST.test(line)).length;
  return removed > added.entries.length ? "" : null;
}

/** Equal entries count as often as they stand there. */
function isLost(before: readonly string[], after: readonly string[]): boolean {
  const left = [...after];
  return before.some((entry) => {
    const at = left.indexOf(entry);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A command that changes a file unseen may keep our entries only where its own text shows that. */
function opaque(path: string, commands: readonly SimpleCommand[]): string | null {
  if (commands.some(isPlainEdit)) return null;
  const shown = commands.some(({ argv }) => argv.some((arg) => /heed|hooks/i.test(arg)));
  return shown ? "" : unseen(path);
}

function unclear(commands: readonly SimpleCommand[]): string | null {
  return commands.some(({ argv }) =>
    argv.some((arg) => /disableAllHooks|hooksConfig|\bhooks\s*=\s*false/.test(arg)),
  )
    ? ""
    : null;
}

const LITERAL_SUBSTITUTION = /^s([^\w\s\\])(?:(?!\1)[^*+])*\1(?:(?!\1).)*\1[gI]*$/;
const JQ_ASSIGNMENT = /^\s*\.[\w.[\]"-]+\s*[|+]?=\s*[^|;]+$/;

/** `sed -i 's/opus/sonnet/'` and `jq '.model = "opus"'`: what they change is all in their text. */
function isPlainEdit({ program, argv, words }: SimpleCommand): boolean {
  if (program === "jq") {
    const filter = words[0] ?? "";
    return (
      !/hooks|del\(|empty/i.test(filter) && filter.split(/\|(?!=)/).every((part) => JQ_ASSIGNMENT.test(part))
    );
  }
  if (program !== "sed" && program !== "perl") return false;
  const scripts = argv.slice(1).filter((arg) => /^s\W/.test(arg));
  return (
    scripts.length > 0 &&
    !argv.some((arg) => /heed|hooks|command|matcher/i.test(arg.replace(/\S*settings\S*$/, ""))) &&
    argv.slice(1).every((arg) => LITERAL_SUBSTITUTION.test(arg) || arg.startsWith("-") || SETTINGS.test(arg))
  );
}

function shadowsHeed(path: string, op: FileChange["op"], folder: HeedFolder): boolean {
  if (op === "delete" || !/(?:^|\/)heed(?:-hook)?(?:\.(?:exe|cmd|ps1|bat))?$/.test(path)) return false;
  return /(?:^|\/)s?bin\/[^/]+$/.test(path) || !(folder.base ?? "") || /^(?:[~/]|\.\.\/)/.test(path);
}

function ownSettings({ userHome, disk }: HeedFolder): string[] {
  return OWN_SETTINGS.flatMap((name) => {
    const path = joinPath(userHome, name);
    return [path, disk?.resolve(path) ?? path].map((text) => text.toLowerCase());
  });
}

function newText({ content, addedLines }: FileChange): string {
  return content ?? addedLines.join("\n");
}

type Json = Record<string, unknown>;

function parsedJson(text: string): Json | null {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function objectOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Each entry with its event and matcher: with another matcher it would not be called. */
function ourEntries(hooks: unknown, byPosition: boolean): string[] {
  return Object.entries(objectOf(hooks)).flatMap(([event, groups]) =>
    listOf(groups).flatMap((group, position) => {
      const { matcher, hooks: entries } = objectOf(group);
      return listOf(entries)
        .map((entry) => JSON.stringify([event, matcher ?? "", entry, ...(byPosition ? [position] : [])]))
        .filter((entry) => entry.includes(LAUNCHER));
    }),
  );
}

function switchedOff(settings: Json): string[] {
  const { disableAllHooks, allowManagedHooksOnly, hooksConfig, env } = settings;
  const { enabled, disabled } = objectOf(hooksConfig);
  return [
    ...(disableAllHooks === true ? ["disableAllHooks"] : []),
    ...(allowManagedHooksOnly === true ? ["allowManagedHooksOnly"] : []),
    ...(enabled === false ? ["hooksConfig.enabled"] : []),
    ...listOf(disabled).map((name) => `hooksConfig.disabled ${String(name)}`),
    ...Object.entries(objectOf(env)).flatMap(([name, value]) =>
      /^(?:HEED_\w*|HOME|USERPROFILE)$/.test(name) ? [`env ${name}=${String(value)}`] : [],
    ),
  ];
}
