import { describe, expect, it } from "vitest";
import { recordEvents } from "@/server/services/hook-event/record";
import { hookEvent } from "@/test/factories/hook-event";
import { givenWorld } from "@/test/factories/lesson";
import { waitUntilSettled } from "./wait-until-settled";

async function waitingPrompt() {
  const { user, project, ctx } = await givenWorld();
  const prompt = hookEvent(project.slug, { prompt: "add left-pad" });
  await recordEvents({ ctx, input: { events: [prompt] } });
  return { eventId: prompt.id, ownerId: user.id };
}

describe("waitUntilSettled", () => {
  it("gives up when the time is up", async () => {
    expect(await waitUntilSettled({ ...(await waitingPrompt()), limitMs: 1 })).toBe(false);
  });

  it("gives up when the caller goes away, before or while it waits", async () => {
    const prompt = await waitingPrompt();
    expect(await waitUntilSettled({ ...prompt, signal: AbortSignal.abort() })).toBe(false);
    const caller = new AbortController();
    const waiting = waitUntilSettled({ ...prompt, signal: caller.signal });
    caller.abort();
    expect(await waiting).toBe(false);
  });

  it("does not wait for what is not one's own", async () => {
    const { eventId } = await waitingPrompt();
    const { ownerId } = await waitingPrompt();
    expect(await waitUntilSettled({ eventId, ownerId })).toBe(true);
  });
});
