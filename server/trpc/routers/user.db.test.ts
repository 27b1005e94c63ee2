import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import type { Actor } from "@/server/services/context";
import { notifyLive } from "@/server/services/live/channel";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintUser } from "@/test/factories/mint-user";
import { createCallerFactory } from "../init";
import { appRouter } from "../root";

function callerOf(actor: Actor, signal?: AbortSignal) {
  const context = {
    actor,
    requestId: randomUUID(),
    address: randomUUID(),
    userAgent: "",
    now: () => new Date(),
  };
  return createCallerFactory(appRouter)(context, { signal });
}

it("disabling a person ends the stream of their open page at once", async () => {
  const admin = await mintUser({ isInstanceAdmin: true });
  const { owner, project } = await mintTenant();
  const end = new AbortController();
  const stream = await callerOf(owner.actor, end.signal).live.onProject({ projectSlug: project.slug });
  let heard = false;
  const reading = (async () => {
    for await (const _change of stream) heard = true;
    return "ended quietly";
  })().catch((error: unknown) => error);
  // The subscription is a round trip away: says something until it is heard.
  const change = {
    kind: "rule",
    id: project.id,
    sessionId: null,
    projectId: project.id,
    ownerId: owner.id,
  } as const;
  let isReading = true;
  void reading.then(() => {
    isReading = false;
  });
  while (!heard && isReading) await db.$transaction((tx) => notifyLive(tx, change));
  try {
    await callerOf(admin.actor).user.disable({ userId: owner.id });
    expect(await reading).toMatchObject({ code: "UNAUTHENTICATED" });
  } finally {
    end.abort();
  }
});
