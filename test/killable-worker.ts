import { z } from "zod";
import { pool } from "../server/db/client";
import { startRunner } from "../server/jobs/runner";
import { defineTask } from "../server/jobs/task";
import { followSessionTask } from "../server/jobs/tasks/follow-session";
import { processEvent } from "../server/pipeline/process-event";
import type { Stage } from "../server/pipeline/stage";
import { STAGES } from "../server/pipeline/stages";
import { PROCESS_EVENT } from "../server/services/hook-event/event-jobs";

// A worker of its own process for tests: says what it stored, and stays in the middle of the stage that is named.
const [stayIn] = process.argv.slice(2);

const stages = STAGES.map((stage): Stage => {
  const store: Stage["store"] = async (passage, output, input) => {
    await stage.store(passage, output, input);
    process.stdout.write(`wrote ${stage.name}\n`);
    // All is written and nothing is committed.
    if (stage.name === stayIn) await new Promise(() => {});
  };
  return { ...stage, store };
});

const task = defineTask({
  name: PROCESS_EVENT,
  payload: z.object({ eventId: z.uuid() }),
  run: async ({ eventId }) => processEvent({ eventId, now: () => new Date(), stages }),
});

const runner = await startRunner({ pool: pool(), tasks: [task, followSessionTask], concurrency: 1 });
runner.promise.catch(() => process.exit(1));
process.stdout.write("ready\n");
