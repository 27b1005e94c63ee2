import { randomBytes } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { eraseAccount } from "@/server/services/account/erase";
import { exportAccount } from "@/server/services/account/export";
import { listFactChanges } from "@/server/services/fact/list-changes";
import { deleteExpiredEvents } from "@/server/services/hook-event/delete-expired";
import { removeEvent } from "@/server/services/hook-event/remove";
import { writeZip } from "@/server/services/privacy/write-zip";
import { findCanary } from "@/test/canaries/find-canary";
import { contextOf, projectContextOf } from "@/test/factories/contexts";
import { hookEvent, personContext } from "@/test/factories/hook-event";
import { givenWorld, lesson, send, tick } from "@/test/factories/lesson";
import { mintFact } from "@/test/factories/mint-learning";
import { mintMark } from "@/test/factories/mint-mark";
import { mintMembership } from "@/test/factories/mint-project";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintUser } from "@/test/factories/mint-user";
import { work } from "@/test/factories/work";
import { retireFact } from "../fact/retire";
import { markSignal } from "./mark";

const DAY = 86_400_000;

it("“remove this event” takes the mark, the wish said with it and the steps of its facts along", async () => {
  const world = await givenWorld();
  const secret = `canary-${randomBytes(8).toString("hex")}`;
  const { request, act, done } = lesson(world, "unused");
  const prompt = hookEvent(world.project.slug, { at: tick(), prompt: "show me the lockfile" });
  await send(world, [request, act, done, prompt]);
  const ctx = await projectContextOf(personContext(world.user).actor, world.project);
  const wish = `Always run \`make ${secret}\` before you finish.`;
  await markSignal({ ctx, input: { eventId: prompt.id, verdict: "correction", wish } });
  await work(prompt.id);
  // Another fact was moved by the same prompt: the step stays, without the moment.
  const other = await mintFact({ projectId: world.project.id, ownerId: world.user.id });
  await db.factChange.create({
    data: {
      ...{ factId: other.id, ownerId: world.user.id, cause: "confirmed", before: 0.7, after: 0.8 },
      ...{ inForce: true, eventId: prompt.id },
    },
    select: { id: true },
  });
  expect(await findCanary(secret)).not.toEqual([]);
  expect(await db.factChange.count({ where: { eventId: prompt.id } })).toBe(2);

  await removeEvent({ ctx, input: { eventId: prompt.id } });

  expect(await findCanary(secret)).toEqual([]);
  expect(await db.signalMark.count({ where: { eventId: prompt.id } })).toBe(0);
  const { changes } = await listFactChanges({ ctx, input: { factId: other.id } });
  expect(changes.map(({ cause, moment }) => [cause, moment])).toEqual([["confirmed", null]]);
  expect(await db.factChange.count({ where: { eventId: prompt.id } })).toBe(0);
});

it("retention takes marks after the days of their project", async () => {
  const tenant = await mintTenant();
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const old = await mintMark(place, {}, new Date(Date.now() - 91 * DAY));
  const young = await mintMark(place, {}, new Date(Date.now() - 89 * DAY));
  await deleteExpiredEvents(new Date());
  const left = await db.signalMark.findMany({ where: { ownerId: tenant.owner.id }, select: { id: true } });
  expect(left).toEqual([{ id: young.markId }]);
  expect(left).not.toContainEqual({ id: old.markId });
});

it("the export of a person holds their marks and the steps of their facts, and nobody else's", async () => {
  const tenant = await mintTenant();
  const colleague = await tenant.join("admin");
  const mine = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const theirs = { projectId: tenant.project.id, ownerId: colleague.user.id };
  const own = await mintMark(mine);
  const foreign = await mintMark(theirs);
  await retireFact({ ctx: tenant.ctx, input: { factId: (await mintFact(mine)).id } });
  await retireFact({ ctx: colleague.ctx, input: { factId: (await mintFact(theirs)).id } });

  const { pieces } = await exportAccount({ ctx: contextOf(tenant.owner.actor), input: { host: "heed" } });
  const files = unzipSync(new Uint8Array(await new Response(writeZip(pieces)).arrayBuffer()));
  const rowsOf = (path: string): Record<string, unknown>[] =>
    JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
  expect(rowsOf("learning/marks.json").map(({ id }) => id)).toEqual([own.markId]);
  expect(JSON.stringify(rowsOf("learning/marks.json"))).not.toContain(foreign.markId);
  expect(rowsOf("learning/fact-changes.json").map(({ cause, owner_id }) => [cause, owner_id])).toEqual([
    ["retired", tenant.owner.id],
  ]);
});

it("erasing a person erases their marks and the steps of their facts", async () => {
  const tenant = await mintTenant();
  const person = await mintUser();
  await mintMembership(tenant.project.id, person.id, "editor");
  const place = { projectId: tenant.project.id, ownerId: person.id };
  await mintMark(place);
  const ctx = await projectContextOf(person.actor, tenant.project);
  await retireFact({ ctx, input: { factId: (await mintFact(place)).id } });
  const where = { ownerId: person.id };
  expect([await db.signalMark.count({ where }), await db.factChange.count({ where })]).toEqual([1, 1]);
  await eraseAccount({ ctx: contextOf(person.actor), input: { email: person.email } });
  expect([await db.signalMark.count({ where }), await db.factChange.count({ where })]).toEqual([0, 0]);
});
