import { describe, expect, test } from "vitest";
import { monthOf, partitionOf } from "@/core/hook-event/partitions";
import { pool } from "@/server/db/client";
import { givenPerson, givenProject, hookEvent, tokenContext } from "@/test/factories/hook-event";
import { maintainPartitions } from "./maintain-partitions";
import { recordEvents } from "./record";

async function tableOf(id: string): Promise<string> {
  const { rows } = await pool().query(
    "select tableoid::regclass::text as name from hook_events where id = $1",
    [id],
  );
  return rows[0]?.name;
}

describe("maintainPartitions", () => {
  test("makes months, moves what waited in the default, drops what is beyond retention", async () => {
    const user = await givenPerson();
    const project = await givenProject(user.id);
    const event = hookEvent(project.slug, { prompt: "hello" });
    await recordEvents({ ctx: tokenContext(user.id), input: { events: [event] } });
    expect(await tableOf(event.id)).toBe("hook_events_default");

    const now = new Date();
    const { created } = await maintainPartitions(now);
    const present = partitionOf(monthOf(now)).name;
    expect(created).toContain(present);
    expect(await tableOf(event.id)).toBe(present);
    expect((await maintainPartitions(now)).created).toEqual([]);

    const later = hookEvent(project.slug, { prompt: "again" });
    await recordEvents({ ctx: tokenContext(user.id), input: { events: [later, event] } });
    expect(await tableOf(later.id)).toBe(present);
    const { rows } = await pool().query("select count(*)::int as n from hook_events where id = $1", [
      event.id,
    ]);
    expect(rows[0].n).toBe(1);

    const muchLater = new Date(now.getTime() + 200 * 86_400_000);
    expect((await maintainPartitions(muchLater)).dropped).toContain(present);
    expect(await tableOf(event.id)).toBeUndefined();
  });
});
