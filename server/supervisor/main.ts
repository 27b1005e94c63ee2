import { isHeedError } from "../../core/errors";
import { env } from "../../env";
import { type Instance, startInstance } from "./instance";

const PARENT_CHECK_MS = 500;

const say = (line: string) => console.log(`[heed] ${line}`);
let instance: Instance | null = null;
let isStopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
followNpm();

try {
  instance = await startInstance({
    env,
    isDevelopment: process.argv.includes("--dev"),
    scripts: import.meta.dirname,
    say,
    onFailure: (reason) => {
      if (isStopping) return;
      console.error(`[heed] ${reason}`);
      void stop(1);
    },
  });
  // A signal that came during the start found nothing to stop yet.
  if (isStopping) await finish(0);
} catch (error) {
  if (isStopping) process.exit(0);
  console.error(`[heed] ${isHeedError(error) ? error.message : stackOf(error)}`);
  process.exit(1);
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (instance) await finish(code);
}

async function finish(code: number): Promise<void> {
  await instance?.stop();
  process.exit(code);
}

/** `npm start` passes SIGTERM to its shell only: follow that shell when it goes. */
function followNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop(0);
  }, PARENT_CHECK_MS).unref();
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
