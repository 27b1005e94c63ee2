import { env } from "../../env";
import { disconnect, pool } from "../db/client";
import { announceReady, onStop } from "../supervisor/child-process";
import { logger } from "../telemetry/logger";
import { startRunner } from "./runner";
import { tasks } from "./tasks";

const runner = await startRunner({ pool: pool(), tasks, concurrency: env.HEED_WORKER_CONCURRENCY });

onStop(async () => {
  await runner.stop();
  await disconnect();
});

runner.promise.catch((error: unknown) => {
  logger.fatal({ err: error }, "the job queue stopped");
  process.exit(1);
});

logger.info({ tasks: tasks.length }, "worker ready");
announceReady();
