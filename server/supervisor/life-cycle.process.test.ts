import { statSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  databasePid,
  eventually,
  type HeedProcess,
  startHeed,
  temporaryFolder,
} from "../../test/heed-process";

const URL_LINE = /Heed is ready: (http:\/\/localhost:\d+)/;

let data: ReturnType<typeof temporaryFolder>;
let started: HeedProcess[];

beforeEach(() => {
  data = temporaryFolder();
  started = [];
});

afterEach(async () => {
  for (const heed of started) heed.kill("SIGTERM");
  await Promise.all(started.map((heed) => heed.exited));
  data.remove();
});

function start(env: Record<string, string> = {}): HeedProcess {
  const heed = startHeed({ HEED_DATA_DIR: data.folder, ...env });
  started.push(heed);
  return heed;
}

async function addressOf(heed: HeedProcess): Promise<string> {
  return (await heed.waitFor(URL_LINE))[1] ?? "";
}

function answers(address: string): Promise<boolean> {
  return fetch(`${address}/api/health/live`).then(
    (response) => response.ok,
    () => false,
  );
}

describe("start and stop", () => {
  test("the first start serves and prints the setup link; SIGTERM stops everything", async () => {
    const heed = start();
    const address = await addressOf(heed);
    const [, code] = await heed.waitFor(/\/setup#code=([\w-]+)/);
    // 128 bits in base64url.
    expect(code).toHaveLength(22);
    const ready = await fetch(`${address}/api/health/ready`);
    expect(await ready.json()).toMatchObject({ status: "ok" });
    expect(statSync(path.join(data.folder, "session-secret")).mode & 0o777).toBe(0o600);
    expect(databasePid(data.folder)).not.toBeNull();

    heed.kill("SIGTERM");
    expect(await heed.exited).toBe(0);
    expect(await answers(address)).toBe(false);
    expect(databasePid(data.folder)).toBeNull();
  });

  test("a second start finds the database migrated; Ctrl-C stops it too", async () => {
    const first = start();
    await addressOf(first);
    first.kill("SIGINT");
    expect(await first.exited).toBe(0);

    const second = start();
    await addressOf(second);
    expect(second.output()).not.toContain("migration");
    second.kill("SIGINT");
    expect(await second.exited).toBe(0);
    expect(databasePid(data.folder)).toBeNull();
  });

  test("a code that the operator chose is not printed", async () => {
    const heed = start({ HEED_SETUP_CODE: "chosen-by-the-operator" });
    await addressOf(heed);
    expect(heed.output() + heed.errors()).not.toContain("chosen-by-the-operator");
    expect(heed.output()).not.toContain("/setup#");
  });
});

describe("sudden death", () => {
  test("kill -9 of the supervisor leaves nothing running", async () => {
    const heed = start();
    const address = await addressOf(heed);
    heed.kill("SIGKILL");
    await heed.exited;
    await eventually("the web server is gone", async () => !(await answers(address)));
    await eventually("PostgreSQL is gone", () => databasePid(data.folder) === null);

    expect(await answers(await addressOf(start()))).toBe(true);
  });

  test("kill -9 of PostgreSQL ends Heed with one line, and the next start recovers", async () => {
    const heed = start();
    await addressOf(heed);
    const pid = databasePid(data.folder);
    // Never 0, which would mean our own process group.
    if (pid === null) throw new Error("PostgreSQL does not run where it should");
    process.kill(pid, "SIGKILL");
    expect(await heed.exited).toBe(1);
    expect(heed.errors()).toContain("[heed] The embedded PostgreSQL stopped by itself.");

    const again = start();
    const ready = await fetch(`${await addressOf(again)}/api/health/ready`);
    expect(ready.status).toBe(200);
  });

  test("two instances on one data folder share the database; the first to stop leaves it to the other", async () => {
    const first = start();
    await addressOf(first);
    const second = start();
    const address = await addressOf(second);
    first.kill("SIGTERM");
    expect(await first.exited).toBe(0);
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);

    second.kill("SIGTERM");
    expect(await second.exited).toBe(0);
    expect(databasePid(data.folder)).toBeNull();
  });
});
