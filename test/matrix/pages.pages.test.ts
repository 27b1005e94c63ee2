import { readdirSync } from "node:fs";
import path from "node:path";
import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type HeedProcess, startHeed, temporaryFolder } from "@/test/heed-process";
import { CANARY, plantCanaries } from "./canary";
import { recordCell, recordUncovered } from "./record-cell";
import { fileRows, type PageOutcome, pageRows } from "./rows/pages";
import { CALLERS, type Caller, makeWorld } from "./world";

const SECRET = "a secret that only this test knows";
const data = temporaryFolder();
const app = path.resolve(import.meta.dirname, "../../app");
let heed: HeedProcess;
let origin = "";

beforeAll(async () => {
  // The database of this test file: what the factories write, the server reads.
  const { DATABASE_URL = "" } = process.env;
  await makeWorld("owner");
  heed = startHeed({ DATABASE_URL, HEED_ROLE: "web", HEED_DATA_DIR: data.folder, NEXTAUTH_SECRET: SECRET });
  origin = (await heed.waitFor(/(http:\/\/localhost:\d+)/))[1] ?? "";
});

afterAll(async () => {
  heed.kill("SIGTERM");
  await heed.exited;
  data.remove();
});

/** Folders below `app/` that hold a file of this name, as the rows name them. */
function foldersWith(file: string): string[] {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" });
  return files.filter((name) => path.basename(name) === file).map((name) => path.dirname(name));
}

describe("matrix of pages", () => {
  it("has a row for every page and every route handler, and the reverse", () => {
    const pages = foldersWith("page.tsx");
    const handlers = foldersWith("route.ts").filter((name) => !/^api\/(?:auth|trpc)\//.test(name));
    for (const page of pages) if (!(page in pageRows)) recordUncovered("page", page);
    for (const handler of handlers) if (!(handler in fileRows)) recordUncovered("file", handler);
    expect(Object.keys(pageRows).sort()).toEqual(pages.sort());
    expect(Object.keys(fileRows).sort()).toEqual(handlers.sort());
  });
});

const surfaces = [
  ...Object.entries(pageRows).map(([name, row]) => ({ kind: "page" as const, name, row })),
  ...Object.entries(fileRows).map(([name, row]) => ({ kind: "file" as const, name, row })),
];

describe.each(surfaces)("$kind $name", ({ kind, name, row }) => {
  it.each(CALLERS)("as %s: its outcome, and nothing of another member", async (caller) => {
    const { outcome, text } = await visit(caller, row.path);
    const leaked = text.includes(CANARY);
    const expected = row.callers[caller];
    recordCell({ kind, surface: name, caller, expected, actual: outcome, leaked });
    expect({ outcome, leaked }).toEqual({ outcome: expected, leaked: false });
  });
});

it("shows the author their own words, so the canary would be noticed", async () => {
  const world = await makeWorld("viewer");
  await plantCanaries(world);
  const cookie = await cookieOf(world.member.actor.sessionId);
  const response = await fetch(`${origin}/p/${world.project.slug}/sessions`, { headers: { cookie } });
  expect(await response.text()).toContain(CANARY);
});

async function visit(caller: Caller, pathOf: (typeof pageRows)[string]["path"]) {
  const world = await makeWorld(caller);
  const ids = await plantCanaries(world);
  const target = pathOf({ projectSlug: world.project.slug, projectId: world.project.id, ids });
  const cookie = caller === "anonymous" ? "" : await cookieOf(world.actor.actor.sessionId);
  // As a browser asks for a link on one of our own pages.
  const headers = { cookie, "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
  const response = await fetch(origin + target, { headers, redirect: "manual" });
  const text = await response.text();
  return { outcome: outcomeOf(response, text), text };
}

function outcomeOf(response: Response, text: string): PageOutcome {
  const location = response.headers.get("location") ?? "";
  if (response.status >= 300 && response.status < 400)
    return location.includes("/sign-in") ? "sign_in" : "ok";
  // A page that has begun to stream says “not found” in its body: the status line has gone.
  if (response.status === 404 || text.includes("NEXT_HTTP_ERROR_FALLBACK;404")) return "not_found";
  if (response.status === 401) return "sign_in";
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return "ok";
}

async function cookieOf(sessionId: string): Promise<string> {
  return `next-auth.session-token=${await encode({ token: { sid: sessionId }, secret: SECRET })}`;
}
