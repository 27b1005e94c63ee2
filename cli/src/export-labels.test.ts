import { afterEach, expect, it } from "vitest";
import { fakeServer } from "../test/fake-server";
import { hookWorld } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { exportLabels } from "./commands/export-labels";

let cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups) await cleanup();
  cleanups = [];
});

it("a token of a typed code lacks own:write: the export says where to get it, and not only to log in again", async () => {
  const server = await fakeServer("scopeless");
  const world = hookWorld({ origin: server.origin });
  cleanups.push(server.close, world.remove);
  const { context } = terminalIn(world);
  const refusal = exportLabels(context, { out: undefined });
  await expect(refusal).rejects.toThrow(`${server.origin}/p/shop/settings/tokens`);
  await expect(refusal).rejects.toThrow(`heed login ${server.origin} --token - < file`);
  await expect(refusal).rejects.toThrow("lacks the scope own:write");
  await expect(refusal).rejects.not.toThrow("Run “heed login” again");
});
