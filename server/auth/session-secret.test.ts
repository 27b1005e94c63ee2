import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readOrCreate } from "./session-secret";

const folder = mkdtempSync(path.join(os.tmpdir(), "heed-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("makes 256 random bits once, for its owner only, and leaves nothing else behind", () => {
  const file = path.join(folder, "data", "session-secret");
  const secret = readOrCreate(file);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readOrCreate(file)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(["session-secret"]);
});
