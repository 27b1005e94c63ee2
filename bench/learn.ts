import { randomBytes } from "node:crypto";
import { performance } from "node:perf_hooks";
import { z } from "zod";
import type { HookEvent } from "../core/hook-event/schema";
import { uuidv7 } from "../core/ids";
import { forkAndHear, withDatabase } from "./database";

const CORRECTIONS = 40;
/** Of them, not counted: the grammars of the worker are compiled at the first. */
const WARM_UP = 4;
const BUDGET_MS = 5_000;
/** What the person says, and the act that it is about. */
const LESSONS: Array<[wish: string, command: string]> = [
  ["no, we use pnpm here, not npm", "npm install left-pad"],
  ["no, never force push, use --force-with-lease", "git push --force"],
  ["no, use vitest, not jest", "npx jest"],
  ["stop, don't use yarn in this repo, use pnpm", "yarn add left-pad"],
];
const bundleSchema = z.object({ rules: z.array(z.unknown()) });

type Port = { port: number };
type Person = Awaited<ReturnType<typeof import("./ingest-data")["prepareIngest"]>>;

/**
 * From the moment that a correction is sent to the bundle that has its rule, as the client waits for it: one after the
 * other, each of another person, without a model, web and worker in processes of their own (quality.md section 3: p95
 * at most 5 s). `p95OfBudget`: share of these 5 s; `p95OfRoundTrip`: against sending an event that teaches nothing
 * and reading the bundle, in the same run; `missed`: share of corrections whose rule the next prompt would not have met.
 */
export async function run(): Promise<{
  ratios: { p95OfBudget: number; p95OfRoundTrip: number; missed: number };
}> {
  return withDatabase(async () => {
    const { prepareIngest } = await import("./ingest-data");
    const worker = await forkAndHear("server/jobs/worker.ts");
    const web = await forkAndHear("bench/ingest-server.ts");
    try {
      const at = { port: Number(web.said) };
      const learned: number[] = [];
      const plain: number[] = [];
      let missed = 0;
      for (let index = 0; index < CORRECTIONS; index += 1) {
        const person = await prepareIngest();
        const [wish, command] = LESSONS[index % LESSONS.length] ?? ["", ""];
        const events = eventsOf(person.slug, wish, command);
        await send(at, person, events.before);
        const idle = await timed(() => roundTrip(at, person, events.nothing));
        const took = await timed(() => roundTrip(at, person, events.correction));
        if (index < WARM_UP) continue;
        plain.push(idle.ms);
        learned.push(took.ms);
        if (took.rules === 0) missed += 1;
      }
      return {
        ratios: {
          p95OfBudget: p95(learned) / BUDGET_MS,
          p95OfRoundTrip: p95(learned) / p95(plain),
          missed: missed / learned.length,
        },
      };
    } finally {
      web.child.kill();
      worker.child.kill();
    }
  });
}

/** What stands before a correction, an event that teaches nothing, and the correction with the proof of a person. */
function eventsOf(slug: string, wish: string, command: string) {
  let at = Date.now() - 60_000;
  let seq = 0;
  const event = (fields: Partial<HookEvent>): HookEvent => {
    at += 1_000;
    seq += 1;
    return {
      id: uuidv7(at, randomBytes(10)),
      schemaVersion: 1,
      host: "claude_code",
      hostEventName: "UserPromptSubmit",
      kind: "prompt_submitted",
      session: "bench",
      seq,
      occurredAt: new Date(at).toISOString(),
      project: { key: slug },
      author: "human",
      ...fields,
    };
  };
  const system = { author: "agent", hostEventName: "Stop", kind: "turn_finished" } as const;
  const before = [
    event({ prompt: "add left-pad to the project" }),
    event({
      author: "agent",
      hostEventName: "PreToolUse",
      kind: "action_requested",
      action: { kind: "shell_command", command, argv: [command.split(" ")], fileChanges: [] },
    }),
    event({ ...system, message: "I added it." }),
  ];
  const nothing = [event({ ...system, message: "Anything else?" })];
  const prompt = event({ prompt: wish });
  const note = { type: "provenance", promptEventId: prompt.id, found: "human" } as const;
  const proof = event({ author: "system", hostEventName: "note", kind: "client_note", note });
  return { before, nothing, correction: [prompt, proof] };
}

async function roundTrip(at: Port, person: Person, events: HookEvent[]): Promise<number> {
  await send(at, person, events);
  const address = `http://127.0.0.1:${at.port}/api/v1/bundle?project=${person.slug}&after=${events.at(-1)?.id}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${person.token}` } });
  if (!answer.ok) throw new Error(`The bundle answered ${answer.status}.`);
  return bundleSchema.parse(await answer.json()).rules.length;
}

async function send(at: Port, { token }: Person, events: HookEvent[]): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${at.port}/api/v1/events`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ events }),
  });
  if (answer.status !== 202) throw new Error(`The events answered ${answer.status}.`);
}

async function timed(work: () => Promise<number>): Promise<{ ms: number; rules: number }> {
  const started = performance.now();
  const rules = await work();
  return { ms: performance.now() - started, rules };
}

function p95(values: number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}
