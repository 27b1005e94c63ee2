import type { ActionOutcome } from "../../hook-event/schema";
import { fieldsOf } from "../fields";

/**
 * How a command ended, from the end of the transcript: the row is written before the hook runs. Null when it is not
 * there.
 * @param tail the last part of the file; its first line may be cut
 * @param callId `tool_use_id` of the hook, in code mode too
 */
export function callOutcome(tail: string, callId: string): ActionOutcome | null {
  const lines = tail.split("\n");
  const row = lines.findLast(
    (line) => line.includes('"CommandExecution"') && line.includes(`"id":"${callId}"`),
  );
  if (row !== undefined) return rowOutcome(row);
  // Of a command with much output only the end of its row may be left.
  const [first = ""] = lines;
  return first.startsWith("{") ? null : cutOutcome(first);
}

function rowOutcome(row: string): ActionOutcome | null {
  try {
    const { status, exit_code: exit } = fieldsOf(fieldsOf(fieldsOf(JSON.parse(row)).payload).item);
    if (status === "declined") return "denied";
    return typeof exit === "number" ? outcomeOf(exit) : null;
  } catch {
    return cutOutcome(row);
  }
}

function cutOutcome(line: string): ActionOutcome | null {
  const exit = /"exit_code":(-?\d+),"duration":/.exec(line.slice(-400))?.[1];
  return exit === undefined ? null : outcomeOf(Number(exit));
}

function outcomeOf(exit: number): ActionOutcome {
  return exit === 0 ? "ok" : "failed";
}
