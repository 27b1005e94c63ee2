import type { PersonCommand } from "../../../core/hook-event/schema";
import { commandLineOf } from "./command-line";

export type ParsedCommand = { ok: true; command: PersonCommand } | { ok: false; reason: string };

const MAX_PAUSE_MINUTES = 7 * 24 * 60;
const USAGE =
  "Commands: heed: undo [number] · allow <number> [once|this task|session|today] · wrong [number] · mute P4 · unmute P4 · pause 2h · resume · remember … · forget … · on · off";

/**
 * Reads a prompt that is only a command (learning.md section 8).
 * @returns null when the prompt is something else, and a refusal with the usage when the command is unknown
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
        : refused();
    case "remember":
    case "forget":
      if (rest === "") return refused();
      return {
        ok: true,
        command: { verb: verb.toLowerCase() as "remember" | "forget", text: rest.slice(0, 1000) },
      };
    default:
      return refused();
  }
}

function withRule(rest: string, make: (rule: string | undefined) => PersonCommand): ParsedCommand {
  if (rest === "") return { ok: true, command: make(undefined) };
  const rule = ruleNumber(rest);
  return rule === null ? refused() : { ok: true, command: make(rule) };
}

/** Only shared rules are muted, so a bare number means one; an own rule is undone. */
function parseMute(verb: "mute" | "unmute", rest: string): ParsedCommand {
  const rule = ruleNumber(/^#?\d/.test(rest) ? `P${rest.replace("#", "")}` : rest);
  return rule?.startsWith("P") ? { ok: true, command: { verb, rule } } : refused();
}

function parseAllow(rest: string): ParsedCommand {
  const [, number = "", tail = ""] = /^(\S+)\s*(.*)$/.exec(rest) ?? [];
  const rule = ruleNumber(number);
  if (rule === null) return refused();
  const [, spanWords = "", reason] = /^(.*?)(?:\s*\bbecause\s+(.+))?$/i.exec(tail) ?? [];
  const span = spanOf(spanWords.trim().toLowerCase());
  if (!span) return refused();
  const command = { verb: "allow", rule, span } as const;
  return { ok: true, command: reason ? { ...command, reason: reason.slice(0, 500) } : command };
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
  const match = /^(\d{1,4})\s*(m|h|d)?(?:in|inutes?|ours?|ays?)?$/i.exec(rest || "1h");
  const [, amount, unit = "h"] = match ?? [];
  const minutes = Number(amount ?? 0) * (MINUTES[unit.toLowerCase()] ?? 60);
  if (minutes < 1) return refused();
  return { ok: true, command: { verb: "pause", minutes: Math.min(minutes, MAX_PAUSE_MINUTES) } };
}

/** `12`, `R12`, `#12`, `P4`: a bare number means an own rule. */
export function ruleNumber(text: string): string | null {
  const [, letter = "R", digits] = /^#?([RP])?(\d{1,9})$/i.exec(text.trim()) ?? [];
  return digits ? `${letter.toUpperCase()}${Number(digits)}` : null;
}

function refused(): ParsedCommand {
  return { ok: false, reason: USAGE };
}
