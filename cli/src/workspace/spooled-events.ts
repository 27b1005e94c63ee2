import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type HookEvent, hookEventSchema } from "../../../core/hook-event/schema";
import { readTail } from "../state/private-file";
import { type SpoolPlace, spoolFolder } from "../state/spool";

/** Of a spool that waits for a server for long only the end is read again. */
const READ_BYTES = 2 * 1024 * 1024;
/** Most events say nothing of files; parsing them would be most of the work. */
const CONCERNS = /"kind":"(?:file_change|shell_command|mcp|turn_finished|turn_interrupted|prompt_submitted)"/;

/**
 * What waits to be sent and says what became of files, oldest first. All of it is masked and may leave the machine: a
 * file that git ignores has no lines there.
 */
export function spooledEvents(place: SpoolPlace): HookEvent[] {
  const folder = spoolFolder(place);
  return spoolNames(folder).flatMap((name) => {
    const text = readTail(join(folder, name), READ_BYTES) ?? "";
    return text.split("\n").flatMap(eventOf);
  });
}

function eventOf(line: string): HookEvent[] {
  if (!CONCERNS.test(line)) return [];
  try {
    const parsed = hookEventSchema.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}

/** Sealed files are older than the one that the hooks write to. */
function spoolNames(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(".ndjson"));
    return names.sort(
      (a, b) => Number(a.startsWith("current")) - Number(b.startsWith("current")) || (a < b ? -1 : 1),
    );
  } catch {
    return [];
  }
}
