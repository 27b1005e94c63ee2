import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { revokeSession } from "@/server/services/account/revoke-session";
import { signOut } from "@/server/services/account/sign-out";
import { signOutEverywhere } from "@/server/services/account/sign-out-everywhere";
import { type ChangeMessage, notifyAccessEnded, notifyLive } from "@/server/services/live/channel";
import { contextOf, projectContextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { changeFor, liveChanges } from "./changes";
import { untilSessionEnds } from "./session-end";

const VIEWER = { projectId: "p1", me: "ann" };
const message = (fields: Partial<ChangeMessage>): ChangeMessage => ({
  ...{ kind: "rule", id: "r1", sessionId: null, projectId: "p1", ownerId: null },
  ...fields,
});

describe("changeFor", () => {
  it.each<[string, Partial<ChangeMessage>, boolean]>([
    ["a shared rule of the project", {}, true],
    ["an own thing in the project", { ownerId: "ann" }, true],
    ["a colleague's own thing", { ownerId: "bob" }, false],
    ["a shared rule of another project", { projectId: "p2" }, false],
    ["an own thing in another project", { projectId: "p2", ownerId: "ann" }, false],
    ["an own rule for everywhere", { projectId: null, ownerId: "ann" }, true],
    ["a colleague's rule for everywhere", { projectId: null, ownerId: "bob" }, false],
    ["the end of a long poll", { kind: "settled", ownerId: "ann" }, false],
  ])("%s", (_what, fields, isTold) => {
    const change = changeFor(message(fields), VIEWER);
    expect(change).toEqual(isTold ? { kind: "rule", id: "r1", sessionId: null } : null);
  });
});

describe("liveChanges", () => {
  it("tells what is committed, of this person and project only, and ends with its reader", async () => {
    const { ctx, owner, project } = await mintTenant();
    const other = await mintTenant();
    const tell = (id: string, ownerId: string | null, projectId: string = project.id) =>
      db.$transaction((tx) => notifyLive(tx, message({ id, ownerId, projectId })));
    const reader = new AbortController();
    const stream = liveChanges(ctx, reader.signal);
    // A generator runs up to its first change: asked for it, the stream listens.
    const first = stream.next();
    await untilListening(() => tell("listening", owner.id), first);

    const rolledBack = db.$transaction(async (tx) => {
      await notifyLive(tx, message({ id: "never", ownerId: owner.id, projectId: project.id }));
      throw new Error("roll back");
    });
    await expect(rolledBack).rejects.toThrow("roll back");
    await tell("colleague", other.owner.id);
    await tell("elsewhere", null, other.project.id);
    await tell("shared", null);

    expect(await nextId(stream)).toBe("shared");
    reader.abort();
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it("is refused to a token that only reads rules", async () => {
    const { owner, project } = await mintTenant();
    const { actor } = await mintToken(owner, { scopes: ["rules:read"] });
    const stream = liveChanges(await projectContextOf(actor, project), undefined);
    await expectRefusal(stream.next(), "FORBIDDEN");
  });
});

describe("revocation closes open streams", () => {
  async function openStream() {
    const tenant = await mintTenant();
    const stream = liveChanges(tenant.ctx, undefined);
    const first = stream.next();
    const tell = () =>
      db.$transaction((tx) =>
        notifyLive(tx, message({ id: "listening", ownerId: tenant.owner.id, projectId: tenant.project.id })),
      );
    await untilListening(tell, first);
    return { ...tenant, stream };
  }

  it("when its session is revoked", async () => {
    const { ctx, owner, stream } = await openStream();
    const input = { sessionId: owner.actor.sessionId };
    await revokeSession({ ctx: contextOf(ctx.actor), input });
    await expectRefusal(nextId(stream), "UNAUTHENTICATED");
  });

  it("when the person signs out, or signs out everywhere in another browser", async () => {
    const one = await openStream();
    await signOut({ sessionId: one.owner.actor.sessionId, now: new Date() });
    await expectRefusal(nextId(one.stream), "UNAUTHENTICATED");
    const other = await openStream();
    const elsewhere = { ...other.owner.actor, sessionId: randomUUID() };
    await signOutEverywhere({ ctx: contextOf(elsewhere) });
    await expectRefusal(nextId(other.stream), "UNAUTHENTICATED");
  });

  it("when the person is disabled, or loses the project", async () => {
    const disabled = await openStream();
    await db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: disabled.owner.id }, data: { disabledAt: new Date() } });
      await notifyAccessEnded(tx, { userId: disabled.owner.id });
    });
    await expectRefusal(nextId(disabled.stream), "UNAUTHENTICATED");

    const removed = await openStream();
    const [userId, projectId] = [removed.owner.id, removed.project.id];
    await db.$transaction(async (tx) => {
      await tx.membership.deleteMany({ where: { userId, projectId } });
      await notifyAccessEnded(tx, { userId, projectId });
    });
    await expectRefusal(nextId(removed.stream), "NOT_FOUND");
  });

  it("and no stream of another session or person", async () => {
    const { owner, project, stream } = await openStream();
    const stranger = await mintTenant();
    await db.$transaction(async (tx) => {
      await notifyAccessEnded(tx, { userId: owner.id, sessionId: randomUUID() });
      await notifyAccessEnded(tx, { userId: stranger.owner.id });
      await notifyLive(tx, message({ id: "still-open", ownerId: owner.id, projectId: project.id }));
    });
    expect(await nextId(stream)).toBe("still-open");
    await stream.return(undefined);
  });
});

describe("a page that follows no project", () => {
  it("is told at once that its session was revoked elsewhere, and not of another one", async () => {
    const { owner } = await mintTenant();
    const watching = untilSessionEnds(contextOf(owner.actor), undefined);
    let isOver = false;
    watching.catch(() => {
      isOver = true;
    });
    await db.$transaction((tx) => notifyAccessEnded(tx, { userId: owner.id, sessionId: randomUUID() }));
    await signOut({ sessionId: randomUUID(), now: new Date() });
    expect(isOver).toBe(false);
    await signOutEverywhere({ ctx: contextOf({ ...owner.actor, sessionId: randomUUID() }) });
    await expectRefusal(watching, "UNAUTHENTICATED");
  });

  it("ends with its reader", async () => {
    const { owner } = await mintTenant();
    const reader = new AbortController();
    const watching = untilSessionEnds(contextOf(owner.actor), reader.signal);
    reader.abort();
    expect(await watching).toBeUndefined();
  });
});

type Stream = ReturnType<typeof liveChanges>;

async function nextId(stream: Stream): Promise<string | null> {
  for (;;) {
    const { value, done } = await stream.next();
    if (done) return null;
    if (value.id !== "listening") return value.id;
  }
}

/** The subscription is a round trip away: says something until the first of it is heard. */
async function untilListening(tell: () => Promise<unknown>, first: ReturnType<Stream["next"]>) {
  let heard = false;
  const hearing = first.then(() => {
    heard = true;
  });
  while (!heard) await Promise.race([tell(), hearing]);
}
