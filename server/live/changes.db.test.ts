import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { type LiveMessage, notifyLive } from "@/server/services/live/channel";
import { projectContextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { changeFor, liveChanges } from "./changes";

const VIEWER = { projectId: "p1", me: "ann" };
const message = (fields: Partial<LiveMessage>): LiveMessage => ({
  ...{ kind: "rule", id: "r1", sessionId: null, projectId: "p1", ownerId: null },
  ...fields,
});

describe("changeFor", () => {
  it.each<[string, Partial<LiveMessage>, boolean]>([
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
