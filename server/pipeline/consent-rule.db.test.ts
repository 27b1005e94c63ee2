import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { hookEvent } from "@/test/factories/hook-event";
import { givenWorld, send, tick } from "@/test/factories/lesson";

/** What is recorded of an answer to “shall I redeploy each time?”. */
async function recordsAfter(answer: string) {
  const world = await givenWorld();
  const { slug } = world.project;
  const request = hookEvent(slug, { at: tick(), prompt: "build the docs" });
  const asked = hookEvent(slug, {
    ...{ at: tick(), kind: "turn_finished", hostEventName: "Stop", author: "agent" },
    message: "The build is done. Shall I redeploy each time?",
  });
  const prompt = hookEvent(slug, { at: tick(), prompt: answer });
  const found = hookEvent(slug, {
    ...{ at: tick(), kind: "client_note", hostEventName: "note", author: "system" },
    note: { type: "provenance", promptEventId: prompt.id, found: "human" },
  });
  await send(world, [request, asked, prompt, found]);
  return db.correctionRecord.findMany({
    where: { ownerId: world.user.id, eventId: prompt.id },
    select: { label: true, learnable: true, status: true },
  });
}

// What the agent just did decides what the same words mean (learning.md section 2).
it("“yes, always” after “shall I redeploy each time?” is recorded as a rule", async () => {
  const records = await recordsAfter("yes, always");
  expect(records.map(({ label, learnable }) => ({ label, learnable }))).toEqual([
    { label: "none", learnable: true },
  ]);
});

it("“yes” alone is not", async () => {
  expect(await recordsAfter("yes")).toEqual([]);
});
