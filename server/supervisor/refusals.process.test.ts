import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startHeed, temporaryFolder } from "../../test/heed-process";
import { canReach } from "../db/embedded/account";

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
const nobodyCanRun = isRoot && canReach(process.cwd(), NOBODY);

let data: ReturnType<typeof temporaryFolder>;

beforeEach(() => {
  data = temporaryFolder();
});

afterEach(() => {
  data.remove();
});

/** Starts, expects exit code 1, and returns the one line that explains it. */
async function refusal(env: Record<string, string>): Promise<string> {
  const heed = startHeed({ HEED_DATA_DIR: data.folder, ...env });
  expect(await heed.exited).toBe(1);
  const lines = heed.errors().trim().split("\n");
  expect(lines).toHaveLength(1);
  return lines[0] ?? "";
}

test("a port in use", async () => {
  const other = createServer();
  const port = await listen(other);
  expect(await refusal({ PORT: String(port) })).toBe(
    `[heed] Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another one.`,
  );
  other.close();
});

test("a data folder that cannot be made", async () => {
  const file = path.join(data.folder, "file");
  writeFileSync(file, "");
  expect(await refusal({ HEED_DATA_DIR: path.join(file, "data") })).toContain(
    "file/data cannot be written. Give this user rights to it, or set HEED_DATA_DIR to another folder.",
  );
});

test.runIf(nobodyCanRun)("a data folder of another user", async () => {
  mkdirSync(path.join(data.folder, "theirs"), { mode: 0o700 });
  const heed = startHeed({ HEED_DATA_DIR: path.join(data.folder, "theirs") }, NOBODY);
  expect(await heed.exited).toBe(1);
  expect(heed.errors()).toMatch(/cannot be written/);
});

test("a PostgreSQL that is too old", async () => {
  const old = createServer(speakLikePostgres14);
  const port = await listen(old);
  expect(await refusal({ DATABASE_URL: `postgresql://heed:x@127.0.0.1:${port}/heed` })).toContain(
    "PostgreSQL 14.11 is too old: Heed needs 15 or newer.",
  );
  old.close();
});

test("a PostgreSQL that is not there", async () => {
  const gone = createServer();
  const port = await listen(gone);
  await new Promise((resolve) => gone.close(resolve));
  expect(await refusal({ DATABASE_URL: `postgresql://heed:x@127.0.0.1:${port}/heed` })).toContain(
    "(ECONNREFUSED)",
  );
});

test("an empty database of an instance that was set up before", async () => {
  writeFileSync(path.join(data.folder, "claimed"), "");
  expect(await refusal({ HEED_ROLE: "all" })).toContain("was set up before, but its database is empty");
});

test("passwords switched off without another way to sign in", async () => {
  expect(await refusal({ HEED_PASSWORD_SIGN_IN: "false" })).toContain("leaves no way to sign in");
});

test("split roles without a shared secret", async () => {
  expect(await refusal({ HEED_ROLE: "worker" })).toContain("Set NEXTAUTH_SECRET");
});

test.runIf(nobodyCanRun)("a normal user starts with all folders private", async () => {
  chownSync(data.folder, NOBODY.uid, NOBODY.gid);
  const heed = startHeed({ HEED_DATA_DIR: data.folder }, NOBODY);
  await heed.waitFor(/Heed is ready/);
  heed.kill("SIGTERM");
  expect(await heed.exited).toBe(0);
});

test.runIf(isRoot)("root, with a data folder that no other user can reach", async () => {
  const hidden = path.join(data.folder, "hidden");
  mkdirSync(hidden, { mode: 0o700 });
  const heed = startHeed({ HEED_DATA_DIR: path.join(hidden, "data") });
  const [, moved = ""] = await heed.waitFor(/The database is in (\/var\/lib\/heed\/\S+):/);
  await heed.waitFor(/Heed is ready/);
  heed.kill("SIGTERM");
  expect(await heed.exited).toBe(0);
  expect(existsSync(path.join(moved, "postgres18/PG_VERSION"))).toBe(true);
  expect(readdirSync(path.join(hidden, "data"))).toContain("session-secret");
  rmSync(moved, { recursive: true, force: true });
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}

/** Lets anybody in and answers every query with one text column: the version. */
function speakLikePostgres14(socket: Socket): void {
  const ready = message("Z", Buffer.from("I"));
  socket.on("error", () => {});
  socket.once("data", () => {
    socket.write(Buffer.concat([message("R", Buffer.alloc(4)), ready]));
    socket.on("data", (chunk) => {
      if (chunk.toString("latin1", 0, 1) !== "Q") return;
      const column = Buffer.concat([
        Buffer.from("version\0"),
        Buffer.from("00000000000000000019ffffffffffff0000", "hex"),
      ]);
      const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 5]), Buffer.from("14.11")]);
      const description = message("T", Buffer.concat([Buffer.from([0, 1]), column]));
      socket.write(
        Buffer.concat([description, message("D", row), message("C", Buffer.from("SELECT 1\0")), ready]),
      );
    });
  });
}

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
