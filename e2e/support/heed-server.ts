import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createApi, signIn, type WebSession } from "./web-session";

export const ADMIN = { name: "Ada", email: "ada@example.com", password: "correct horse battery" };

export type HeedServer = {
  url: string;
  /** The first admin, signed in. */
  admin: WebSession;
  /** Kills every process of the instance, as a power cut would; `start` brings it back. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops and removes the data. */
  close(): Promise<void>;
  output(): string;
};

/**
 * `npm start` on a free port and an empty data folder, set up through its own setup link.
 * @param options.env settings beside those, as sign-in providers and mail
 */
export async function startHeedServer({
  env = {},
}: {
  env?: Record<string, string>;
} = {}): Promise<HeedServer> {
  const data = mkdtempSync(path.join(tmpdir(), "heed-e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = "";
  let child: ChildProcess | null = null;

  async function start() {
    output = "";
    const { DATABASE_URL: _unused, ...environment } = process.env;
    child = spawn(process.execPath, ["scripts/start.mjs"], {
      env: {
        ...environment,
        PORT: String(port),
        HOST: "127.0.0.1",
        HEED_DATA_DIR: data,
        HEED_PUBLIC_URL: url,
        NODE_ENV: "production",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    await until(
      async () => (await fetch(`${url}/api/health/ready`)).ok,
      400_000,
      () => output,
    );
  }

  async function stop() {
    const running = child;
    if (!running) return;
    const gone = new Promise((resolve) => running.on("exit", resolve));
    running.kill("SIGTERM");
    await gone;
    child = null;
  }

  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  await until(
    async () => /setup#/.test(output),
    20_000,
    () => output,
  );
  const code = /setup#(?:code=)?([\w-]+)/.exec(output)?.[1] ?? "";
  await createApi(url, () => "").setup.claim.mutate({ code, ...ADMIN });
  const admin = await signIn({ url, email: ADMIN.email, password: ADMIN.password });
  return {
    url,
    admin,
    stop,
    start,
    output: () => output,
    async close() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function until(check: () => Promise<boolean>, limitMs: number, explain: () => string): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    if (await check().catch(() => false)) return;
    if (Date.now() > end) throw new Error(`The server did not get ready:\n${explain().slice(-3000)}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
