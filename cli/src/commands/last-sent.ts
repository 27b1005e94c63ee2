import { join } from "node:path";
import { type Fields, fieldsOf, listOf, textOf, textsOf } from "../state/fields";
import { readJson } from "../state/private-file";
import type { CommandContext } from "./context";

/**
 * `heed status --show-last`: exactly what left this machine last, secrets masked as they were sent
 * (trust.md section 1); `--json` gives the bytes' own form.
 */
export function showLastSent({ home, terminal }: CommandContext, { json }: { json: boolean }): void {
  const last = fieldsOf(readJson(join(home, "last-sent.json")));
  const events = listOf(last.events).map(fieldsOf);
  if (json) terminal.say(JSON.stringify({ origin: last.origin ?? null, at: last.at ?? null, events }));
  else if (events.length === 0) terminal.say("Nothing was sent yet.");
  else {
    terminal.say(
      `The last ${events.length === 1 ? "event" : `${events.length} events`} sent to ${textOf(last.origin)}, ${textOf(last.at)}`,
    );
    for (const event of events) for (const line of linesOf(event)) terminal.say(line);
  }
}

/** One head line and then every field with content, so that nothing that was sent stays unseen. */
function linesOf(event: Fields): string[] {
  const { occurredAt, kind, author, project, ...rest } = event;
  const { key } = fieldsOf(project);
  const head = ["", `${textOf(occurredAt)}  ${textOf(kind)}  by ${textOf(author)}  in ${textOf(key)}`];
  const {
    id: _id,
    schemaVersion: _version,
    hostEventName: _name,
    seq: _seq,
    client: _client,
    ...told
  } = rest;
  return [...head, ...fieldLines(told, "  ")];
}

function fieldLines(fields: Fields, indent: string): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === "") return [];
    if (Array.isArray(value)) return listLines(name, value, indent);
    if (typeof value === "object")
      return [`${indent}${name}:`, ...fieldLines(fieldsOf(value), `${indent}  `)];
    return textLines(`${indent}${name}: `, String(value));
  });
}

function listLines(name: string, values: unknown[], indent: string): string[] {
  if (values.length === 0) return [];
  const texts = textsOf(values);
  if (texts.length === values.length)
    return [`${indent}${name}:`, ...texts.flatMap((text) => textLines(`${indent}  | `, text))];
  return [`${indent}${name}:`, ...values.map((value) => `${indent}  ${JSON.stringify(value)}`)];
}

function textLines(start: string, text: string): string[] {
  const [first = "", ...others] = text.split("\n");
  return [start + first, ...others.map((line) => " ".repeat(start.length) + line)];
}
