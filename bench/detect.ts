import { performance } from "node:perf_hooks";
import { detect } from "../core/correction/detect";
import { windowFor } from "../core/correction/window";
import { type HookEvent, hookEventSchema } from "../core/hook-event/schema";
import { uuidv7 } from "../core/ids";
import type { BenchReport } from "./main";

const SMALL = 10;
const LARGE = 10_000;
const ROUNDS = 60;
const WARM_UP = 20;
const START = 1_760_000_000_000;

/** Detects one message at the end of a short and of a long session (budget 1.2, quality.md section 3). */
export function run(): BenchReport {
  const small = sessionOf(SMALL);
  const large = sessionOf(LARGE);
  for (let round = 0; round < WARM_UP; round += 1) {
    time(small);
    time(large);
  }
  const times = { small: [] as number[], large: [] as number[] };
  // Alternating rounds share the machine's moods.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.small.push(time(small));
    times.large.push(time(large));
  }
  const medians = { small: median(times.small), large: median(times.large) };
  return { ratios: { growth: medians.large / medians.small } };
}

function time(events: readonly HookEvent[]): number {
  const start = performance.now();
  const input = windowFor(events);
  if (input) detect(input);
  return performance.now() - start;
}

function median(values: number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Turns of a prompt and an act, so that the short session fills the window too; ends with the judged prompt. */
function sessionOf(size: number): HookEvent[] {
  const events: HookEvent[] = [];
  while (events.length < size - 1) {
    const turn = Math.floor(events.length / 2);
    const step = events.length % 2;
    events.push(makeEvent(events.length, partOf(turn, step)));
  }
  events.push(
    makeEvent(size, {
      kind: "prompt_submitted",
      author: "human",
      prompt:
        "No, not like that: use the shared logger instead of print, and always run the tests before you commit.",
    }),
  );
  return events;
}

function partOf(turn: number, step: number): Record<string, unknown> {
  if (step === 0) {
    return {
      kind: "prompt_submitted",
      author: "human",
      prompt: `Please add error handling to module ${turn}.`,
    };
  }
  return {
    kind: "action_finished",
    author: "agent",
    outcome: "ok",
    action: {
      kind: "file_change",
      path: `src/module-${turn}.py`,
      op: "modify",
      addedLines: ["try:", `    run_${step}()`, "except ValueError as error:", "    print(error)"],
      removedLines: [`run_${step}()`],
    },
  };
}

function makeEvent(index: number, part: Record<string, unknown>): HookEvent {
  const at = START + index * 1000;
  return hookEventSchema.parse({
    id: uuidv7(at, new Uint8Array(10)),
    schemaVersion: 1,
    host: "claude_code",
    hostEventName: "bench",
    session: "bench",
    seq: index,
    occurredAt: new Date(at).toISOString(),
    project: { key: "bench" },
    ...part,
  });
}
