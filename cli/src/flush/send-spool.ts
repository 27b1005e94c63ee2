import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Api, ApiAnswer } from "../api";
import { fieldsOf, listOf, textOf } from "../state/fields";
import { logCode } from "../state/log";
import { writePrivate } from "../state/private-file";
import { readSealed, type SpoolPlace, sealSpool } from "../state/spool";

const MAX_EVENTS = 500;
/** Below the server's 4 MiB, with room for the frame around the events. */
const MAX_BYTES = 3_500_000;
const TIMEOUT_MS = 15_000;

export type SentEvent = { id: string; kind: string; note: string; project: string };

export type SendResult = {
  sent: SentEvent[];
  /** Why it stopped before the spool was empty; null when everything went. */
  stopped: ApiAnswer["error"] | "failed" | null;
};

/**
 * Sends what waits for one project, oldest first, and keeps what was not accepted. A batch that is sent twice is
 * stored once: the ids are the events' own.
 */
export async function sendSpool(api: Api, place: SpoolPlace, now: number): Promise<SendResult> {
  const sent: SentEvent[] = [];
  for (const path of sealSpool(place, now)) {
    let lines = readSealed(path);
    while (lines.length > 0) {
      const batch = nextBatch(lines);
      const answer = batch.events.length === 0 ? null : await post(api, batch.events);
      const stopped = answer && problemOf(answer);
      if (stopped) return { sent, stopped };
      if (answer) keepLastSent(place, batch.events, now);
      if (answer) sent.push(...acceptedOf(answer, batch.events, place, now));
      lines = lines.slice(batch.lines);
      if (lines.length > 0) writePrivate(path, `${lines.join("\n")}\n`);
    }
    rmSync(path, { force: true });
  }
  return { sent, stopped: null };
}

type Batch = { events: unknown[]; lines: number };

/** A line that is no JSON was torn when the machine stopped; it is left out. */
function nextBatch(lines: string[]): Batch {
  const events: unknown[] = [];
  let bytes = 0;
  let taken = 0;
  for (const line of lines.slice(0, MAX_EVENTS)) {
    bytes += Buffer.byteLength(line);
    if (taken > 0 && bytes > MAX_BYTES) break;
    taken += 1;
    const event = parsed(line);
    if (event !== null) events.push(event);
  }
  return { events, lines: taken };
}

/** For `heed status --show-last`: exactly what left the machine. */
function keepLastSent({ home, origin }: SpoolPlace, events: unknown[], now: number): void {
  const last = { origin, at: new Date(now).toISOString(), events: events.slice(-20) };
  writePrivate(join(home, "last-sent.json"), `${JSON.stringify(last, null, 2)}\n`);
}

function post(api: Api, events: unknown[]): Promise<ApiAnswer> {
  return api.request({ path: "/api/v1/events", method: "POST", body: { events }, timeoutMs: TIMEOUT_MS });
}

function problemOf(answer: ApiAnswer): SendResult["stopped"] {
  if (answer.error) return answer.error;
  return Array.isArray(fieldsOf(answer.body).results) ? null : "failed";
}

function acceptedOf(answer: ApiAnswer, events: unknown[], place: SpoolPlace, now: number): SentEvent[] {
  const results = new Map(
    listOf(fieldsOf(answer.body).results).map(
      (result) => [textOf(fieldsOf(result).id), fieldsOf(result)] as const,
    ),
  );
  return events.flatMap((event) => {
    const fields = fieldsOf(event);
    const id = textOf(fields.id) ?? "";
    const result = results.get(id);
    if (result?.result === "rejected")
      logCode(place.home, now, `event.rejected.${textOf(result.reason) ?? ""}`);
    if (result?.result !== "stored" && result?.result !== "duplicate") return [];
    return [
      {
        id,
        kind: textOf(fields.kind) ?? "",
        note: textOf(fieldsOf(fields.note).type) ?? "",
        project: textOf(fieldsOf(fields.project).key) ?? "",
      },
    ];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
