import { expect, it } from "vitest";
import type { PersonCommand } from "@/core/hook-event/schema";
import { db } from "@/server/db/client";
import { getBundle } from "@/server/services/bundle/get";
import { hookEvent, inProject } from "@/test/factories/hook-event";
import { givenWorld, type LessonWorld, send, tick } from "@/test/factories/lesson";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintUser } from "@/test/factories/mint-user";
import { countAuditEntries } from "@/test/matchers/expect-audit-entry";

async function world() {
  const given = await givenWorld();
  const approvedBy = (await mintUser()).id;
  const place = { projectId: given.project.id, ownerId: given.user.id };
  await mintSharedRule(place, { number: 4, approvedBy });
  return given;
}

/** `heed: mute P4`, typed by this author. */
async function type(given: LessonWorld, command: PersonCommand, author: "human" | "agent" = "human") {
  const note = { type: "command", command, source: "prompt" } as const;
  const kind = { kind: "client_note", hostEventName: "note", author } as const;
  await send(given, [hookEvent(given.project.slug, { at: tick(), ...kind, note })]);
}

async function muted({ ctx, project }: LessonWorld): Promise<string[]> {
  const { bundle } = await getBundle({ ctx: await inProject(ctx, project.slug) });
  return bundle.muted.map(({ number }) => number);
}

it("a person mutes and unmutes a shared rule at the prompt, by its number with or without the letter", async () => {
  const given = await world();
  await type(given, { verb: "mute", rule: "P4" });
  expect(await muted(given)).toEqual(["P4"]);
  await type(given, { verb: "unmute", rule: "4" });
  expect(await muted(given)).toEqual([]);
  expect(await countAuditEntries("project", given.project.id)).toBe(0);
});

it("an agent mutes nothing", async () => {
  const given = await world();
  await type(given, { verb: "mute", rule: "P4" }, "agent");
  expect(await muted(given)).toEqual([]);
});

it("a number that no shared rule has is told to the person", async () => {
  const given = await world();
  await type(given, { verb: "mute", rule: "P9" });
  const [notice] = await db.notice.findMany({ where: { ownerId: given.user.id } });
  expect(notice?.text).toBe("Heed could not do “mute”: Rule P9 was not found.");
});
