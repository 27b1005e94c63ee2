import { expect } from "vitest";
import { processEvent } from "@/server/pipeline/process-event";
import { recordEvents } from "@/server/services/hook-event/record";
import { commandEvent, givenPerson, givenProject, hookEvent, tokenContext } from "./hook-event";

/** A person, their project and their token. */
export async function givenWorld() {
  const user = await givenPerson();
  const project = await givenProject(user.id);
  return { user, project, ctx: tokenContext(user.id) };
}
export type LessonWorld = Awaited<ReturnType<typeof givenWorld>>;

let clock = Date.now() - 3_600_000;
/** A second later than the last event of this file. */
export const tick = () => {
  clock += 1_000;
  return clock;
};

/** The agent installs with npm, the person objects, the transcript shows a person. Nothing is sent yet. */
export function lesson(
  { project: { slug } }: { project: { slug: string } },
  wish: string,
  command = "npm install left-pad",
  session = "s1",
) {
  const request = hookEvent(slug, { session, at: tick(), prompt: "add left-pad to the project" });
  const act = commandEvent(slug, command, { session, at: tick() });
  const done = hookEvent(slug, {
    ...{ session, at: tick(), kind: "turn_finished", hostEventName: "Stop" },
    ...{ author: "agent", message: "I added left-pad." },
  });
  const prompt = hookEvent(slug, { session, at: tick(), prompt: wish });
  const note = hookEvent(slug, {
    ...{ session, at: tick(), kind: "client_note", hostEventName: "note", author: "system" },
    note: { type: "provenance", promptEventId: prompt.id, found: "human" },
  });
  return { request, act, done, prompt, note };
}

/** Works on stored events once more, as after a restart or when a later one queues them again. */
export async function workAgain(eventIds: readonly string[]): Promise<void> {
  for (const eventId of eventIds) await processEvent({ eventId, now: () => new Date() });
}

/** Stores events and works on each, in the given order. */
export async function send(
  { ctx }: Pick<LessonWorld, "ctx">,
  events: ReturnType<typeof hookEvent>[],
): Promise<void> {
  const results = await recordEvents({ ctx, input: { events } });
  expect(results.map(({ result }) => result)).toEqual(events.map(() => "stored"));
  for (const { id } of events) await processEvent({ eventId: id, now: () => new Date() });
}
