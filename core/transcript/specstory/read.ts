import { shellCommand } from "../../hosts/tool-action";
import type { OpenTranscript, PastEntry } from "../schema";

const SPEAKER = /^_\*\*(User|Assistant|Agent)\b([^*]*)\*\*_\s*$/;
const TIME = /(\d{4}-\d{2}-\d{2})[ T_](\d{2})[:-](\d{2})(?:[:-](\d{2}))?/;
const RAN = /Tool use: \*\*(?:Bash|shell|run_terminal_cmd|exec_command|run_shell_command)\*\*\s*`([^`]+)`/;
const MAX_BLOCK = 64 * 1024;

/**
 * Reads a history that SpecStory keeps in a repository (`.specstory/history/<time>-<title>.md`): who spoke, and the commands
 * that it notes. Blocks without a time of their own follow each other by a second.
 */
export const openSpecStory: OpenTranscript = (place, name) => {
  const session = name;
  let at = timeIn(name);
  let speaker: "user" | "agent" | null = null;
  let text = "";
  let blocks = 0;

  function end(): PastEntry[] {
    const said = text.trim();
    const by = speaker;
    text = "";
    if (by === null || said === "" || at === null) return [];
    const base = { key: `block-${blocks}`, session, at };
    return by === "user"
      ? [{ ...base, kind: "prompt", text: said, author: "human" }]
      : [{ ...base, kind: "message", text: said }];
  }

  function read(line: string): PastEntry[] {
    const [, who, rest = ""] = SPEAKER.exec(line) ?? [];
    if (who !== undefined) {
      const before = end();
      blocks += 1;
      speaker = who === "User" ? "user" : "agent";
      at = timeIn(rest) ?? (at === null ? null : at + 1_000);
      return before;
    }
    at ??= timeIn(line);
    if (line.trim() === "---") return [];
    const command = speaker === "agent" ? RAN.exec(line)?.[1] : undefined;
    if (command !== undefined && at !== null) {
      blocks += 1;
      const action = shellCommand(command, place.root ?? "/", place);
      return [{ key: `act-${blocks}`, session, at, kind: "act", action, outcome: "ok" }];
    }
    if (text.length < MAX_BLOCK) text += `${line}\n`;
    return [];
  }

  return { read, end };
};

/** Told in UTC. */
function timeIn(text: string): number | null {
  const [, day, hour, minute, second = "00"] = TIME.exec(text) ?? [];
  if (day === undefined) return null;
  const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? null : at;
}
