import type { PersonCommand } from "../../../core/hook-event/schema";
import { commandLineOf } from "./command-line";

export type ParsedCommand = { ok: true; command: PersonCommand } | { ok: false; reason: string };

const MAX_PAUSE_MINUTES = 7 * 24 * 60;
/** Longest texts that the server keeps, in characters: longer ones are refused, never cut. */
const MAX_WORDS = 1000;
const MAX_REASON = 500;
const USAGE =
  "Commands: heed: undo [number] · allow <number> [once|this task|session|today] · wrong [number] · mute P4 · unmute P4 · pause 2h · resume · remember … · forget … · on · off";

/**
 * Reads a prompt that is only a command (learning.md section 8).
 * @returns null when the prompt is something else; a refusal that names what is wrong with the command, or the usage
 * when there is no such command
 */
export function parsePromptCommand(prompt: string): ParsedCommand | null {
  const line = commandLineOf(prompt);
  return line === null ? null : parseCommandLine(line);
}

/** Reads `allow 12 this task because …` and the like; the terminal's arguments come here joined. */
export function parseCommandLine(line: string): ParsedCommand {
  const [, verb = "", rest = ""] = /^(\S+)\s*([\s\S]*)$/.exec(line) ?? [];
  switch (verb.toLowerCase()) {
    case "undo":
      return withRule(rest, (rule) => ({ verb: "undo", rule }));
    case "wrong":
      return withRule(rest, (rule) => ({ verb: "wrong", rule }));
    case "mute":
    case "unmute":
      return parseMute(verb.toLowerCase() === "mute" ? "mute" : "unmute", rest);
    case "allow":
      return parseAllow(rest);
    case "pause":
      return parsePause(rest);
    case "resume":
    case "on":
    case "off":
      return rest === ""
        ? { ok: true, command: { verb: verb.toLowerCase() as "resume" | "on" | "off" } }
        : refused(`“${verb.toLowerCase()}” takes nothing after it.`);
    case "remember":
    case "forget":
      return parseWords(verb.toLowerCase() as "remember" | "forget", rest);
    default:
      return refused(USAGE);
  }
}

function withRule(rest: string, make: (rule: string | undefined) => PersonCommand): ParsedCommand {
  if (rest === "") return { ok: true, command: make(undefined) };
  const rule = ruleNumber(rest);
  return rule === null ? refused(noRule(rest, "R12")) : { ok: true, command: make(rule) };
}

function parseWords(verb: "remember" | "forget", text: string): ParsedCommand {
  if (text === "") return refused(`Say what to ${verb}: heed: ${verb} …`);
  if (text.length > MAX_WORDS) return refused(tooLong(`“${verb}”`, MAX_WORDS, text));
  return { ok: true, command: { verb, text } };
}

/** Only shared rules are muted, so a bare number means one; an own rule is undone. */
function parseMute(verb: "mute" | "unmute", rest: string): ParsedCommand {
  const rule = ruleNumber(/^#?\d/.test(rest) ? `P${rest.replace("#", "")}` : rest);
  if (rule === null) return refused(noRule(rest, "P4"));
  if (rule.startsWith("P")) return { ok: true, command: { verb, rule } };
  return refused(
    `${rule} is a rule of your own, and only shared rules (P…) can be muted. To take it back: heed: undo ${rule}`,
  );
}

function parseAllow(rest: string): ParsedCommand {
  const [, number = "", tail = ""] = /^(\S+)\s*(.*)$/.exec(rest) ?? [];
  const rule = ruleNumber(number);
  if (rule === null) return refused(noRule(number, "R12"));
  const [, spanWords = "", reason] = /^(.*?)(?:\s*\bbecause\s+(.+))?$/i.exec(tail) ?? [];
  const span = spanOf(spanWords.trim().toLowerCase());
  if (!span) {
    return refused(
      `${quoted(spanWords.trim())} is no span. Say once, this task, session or today: heed: allow ${rule} today`,
    );
  }
  if (reason && reason.length > MAX_REASON) return refused(tooLong("A reason", MAX_REASON, reason));
  const command = { verb: "allow", rule, span } as const;
  return { ok: true, command: reason ? { ...command, reason } : command };
}

const SPANS: Record<string, "once" | "task" | "session" | "day"> = {
  "": "once",
  once: "once",
  task: "task",
  "this task": "task",
  "for this task": "task",
  session: "session",
  "this session": "session",
  "for this session": "session",
  day: "day",
  today: "day",
};

function spanOf(words: string): "once" | "task" | "session" | "day" | undefined {
  return SPANS[words];
}

const MINUTES: Record<string, number> = { m: 1, h: 60, d: 24 * 60 };

function parsePause(rest: string): ParsedCommand {
  const match = /^(\d+)\s*(m|h|d)?(?:in|inutes?|ours?|ays?)?$/i.exec(rest || "1h");
  const [, amount, unit = "h"] = match ?? [];
  const minutes = Number(amount ?? 0) * (MINUTES[unit.toLowerCase()] ?? 60);
  if (minutes < 1)
    return refused(`${quoted(rest)} is no length of time. Like this: heed: pause 30m, 2h or 1d`);
  if (minutes > MAX_PAUSE_MINUTES) return refused("A pause lasts 7 days at most: heed: pause 7d");
  return { ok: true, command: { verb: "pause", minutes } };
}

/** `12`, `R12`, `#12`, `P4`: a bare number means an own rule. */
export function ruleNumber(text: string): string | null {
  const [, letter = "R", digits] = /^#?([RP])?(\d{1,9})$/i.exec(text.trim()) ?? [];
  return digits ? `${letter.toUpperCase()}${Number(digits)}` : null;
}

function noRule(text: string, example: string): string {
  return text === ""
    ? `Say which rule, such as ${example}; heed rules lists them.`
    : `${quoted(text)} is no number of a rule, such as ${example}; heed rules lists them.`;
}

function tooLong(what: string, limit: number, text: string): string {
  return `${what} takes at most ${limit} characters; these are ${text.length}. Nothing was done.`;
}

/** What was typed, short enough for one line. */
function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}

function refused(reason: string): ParsedCommand {
  return { ok: false, reason };
}
