import type { OpenTranscript, PastEntry } from "../schema";

const STARTED = /^# aider chat started at (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})/;
const EDITED = /^> Applied edit to (.+?)\s*$/;
const MAX_BLOCK = 64 * 1024;

/**
 * Reads the history that aider keeps in a repository (`.aider.chat.history.md`): a session begins with its time, `####`
 * lines are the person's, `>` lines the program's. Single messages have no time and follow each other by a second.
 */
export const openAider: OpenTranscript = () => {
  let session = "";
  let at = 0;
  let asked = "";
  let said = "";
  let entries = 0;

  function base(): { key: string; session: string; at: number } {
    entries += 1;
    at += 1_000;
    return { key: `entry-${entries}`, session, at };
  }

  function takeSaid(): PastEntry[] {
    const text = said.trim();
    said = "";
    return text === "" || session === "" ? [] : [{ ...base(), kind: "message", text }];
  }

  function takeAsked(): PastEntry[] {
    const text = asked.trim();
    asked = "";
    // A line that begins with a slash is a command to the program.
    const isCommand = /^[/!]/.test(text);
    return text === "" || isCommand || session === ""
      ? []
      : [{ ...base(), kind: "prompt", text, author: "human" }];
  }

  function read(line: string): PastEntry[] {
    const [, day, time] = STARTED.exec(line) ?? [];
    if (day !== undefined) {
      const before = [...takeAsked(), ...takeSaid()];
      session = `${day}T${time}`;
      at = Date.parse(`${session}Z`);
      entries = 0;
      return before;
    }
    if (line.startsWith("#### ")) {
      const before = takeSaid();
      if (asked.length < MAX_BLOCK) asked += `${line.slice(5).trim()}\n`;
      return before;
    }
    const before = line.trim() === "" ? [] : takeAsked();
    const path = EDITED.exec(line)?.[1];
    if (path !== undefined && session !== "") {
      const action = { kind: "file_change", path, op: "modify", addedLines: [], removedLines: [] } as const;
      return [
        ...before,
        { ...base(), kind: "act", action: { ...action, addedLines: [], removedLines: [] }, outcome: "ok" },
      ];
    }
    if (!line.startsWith(">") && said.length < MAX_BLOCK) said += `${line}\n`;
    return before;
  }

  return { read, end: () => [...takeAsked(), ...takeSaid()] };
};
