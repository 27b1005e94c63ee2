import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectDone } from "../support/developer";
import type { GeminiSession } from "./gemini-terminal";
import { type GeminiWorld, startGeminiWorld } from "./gemini-world";
import { pause } from "./terminal";

let world: GeminiWorld;
let session: GeminiSession;

beforeAll(async () => {
  world = await startGeminiWorld();
  // The host asks before each edit.
  session = await world.open(["--approval-mode", "default"]);
}, 600_000);

afterAll(async () => {
  await world?.close();
});

/** What the server knows of the only session. */
async function timeline() {
  await expectDone(world.developer.heed(["flush"]), "heed flush");
  const { api } = world.server.admin;
  const [found] = (await api.session.list.query({ projectSlug: world.slug })).items;
  if (!found) return [];
  return (await api.session.timeline.query({ projectSlug: world.slug, sessionId: found.id })).items;
}

it("an edit that the person declines is told as declined, though no hook sees it end", async () => {
  const { terminal } = session;
  const input = { file_path: "a.txt", content: "A\n" };
  world.model.script([{ calls: [{ name: "write_file", input }] }]);
  terminal.mark();
  terminal.type("write a.txt");
  await pause(600);
  terminal.press("enter");
  await terminal.waitFor(/Apply this change/);
  await terminal.settle(1000);
  // “No, suggest changes”
  terminal.type("4");
  await terminal.waitFor(/Request cancelled/);
  await terminal.settle(1000);
  await world.answer(session, "no, use tabs instead");
  expect(existsSync(path.join(world.developer.repository, "a.txt"))).toBe(false);

  await expect
    .poll(async () => (await timeline()).some(({ kind }) => kind === "turn_interrupted"), {
      timeout: 30_000,
      interval: 1000,
    })
    .toBe(true);
  const events = await timeline();
  expect(events.filter(({ outcome }) => outcome === "denied")).toHaveLength(1);
  expect(events.filter(({ kind }) => kind === "prompt_submitted").map(({ author }) => author)).toEqual([
    "human",
    "human",
  ]);
});
