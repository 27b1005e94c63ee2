import { describe, expect, it } from "vitest";
import { projectContextOf } from "@/test/factories/contexts";
import { mintSession } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { explainPrompt } from "./explain-prompt";
import { getSession } from "./get";
import { listSessions } from "./list";
import { listTimeline } from "./timeline";

async function setUp() {
  const tenant = await mintTenant();
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  return { ...tenant, place, ...(await mintSession(place)) };
}

describe("own sessions", () => {
  it("lists and shows them with the prompt as it was typed", async () => {
    const { ctx, sessionId, eventId } = await setUp();
    const page = await listSessions({ ctx, input: {} });
    expect(page.items.map(({ id, prompts, title }) => ({ id, prompts, title }))).toEqual([
      { id: sessionId, prompts: 1, title: "add left-pad" },
    ]);
    const timeline = await listTimeline({ ctx, input: { sessionId } });
    expect(timeline.items.map(({ id, prompt }) => ({ id, prompt }))).toEqual([
      { id: eventId, prompt: "no, we use pnpm here" },
    ]);
  });

  it("says that a prompt was not looked at yet", async () => {
    const { ctx, eventId } = await setUp();
    const why = await explainPrompt({ ctx, input: { eventId } });
    expect(why.summary).toBe("Heed has not looked at this prompt yet.");
    expect(why.canTeach).toBe(true);
  });

  it("are not there for anybody else in the project, its admins included", async () => {
    const { join, place, sessionId, eventId } = await setUp();
    const admin = await join("admin");
    const ctx = await projectContextOf(admin.user.actor, { id: place.projectId });
    expect((await listSessions({ ctx, input: {} })).items).toEqual([]);
    await expect(getSession({ ctx, input: { sessionId } })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(listTimeline({ ctx, input: { sessionId } })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(explainPrompt({ ctx, input: { eventId } })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("pages a timeline without a gap or a repeat", async () => {
    const { ctx, place } = await setUp();
    const first = await listSessions({ ctx, input: { limit: 1 } });
    expect(first.nextCursor).toBeNull();
    await mintSession(place, new Date(Date.now() + 1000));
    const newest = await listSessions({ ctx, input: { limit: 1 } });
    const rest = await listSessions({ ctx, input: { limit: 1, cursor: newest.nextCursor ?? "" } });
    expect(rest.items.map((item) => item.id)).toEqual(first.items.map((item) => item.id));
    expect(rest.nextCursor).toBeNull();
  });
});
