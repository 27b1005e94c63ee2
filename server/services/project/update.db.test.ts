import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { contextOf, projectContextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { countAuditEntries, expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { archiveProject } from "./archive";
import { authorizeArchivedProject } from "./authorize";
import { getProject } from "./get";
import { listArchivedProjects } from "./list-archived";
import { restoreProject } from "./restore";
import { updateProject } from "./update";

describe("updateProject", () => {
  it("changes what is given, keeps the rest, and audits before and after", async () => {
    const { ctx, project } = await mintTenant();
    const updated = await updateProject({ ctx, input: { name: "Renamed", retentionDays: 30 } });
    expect(updated).toMatchObject({ name: "Renamed", retentionDays: 30, slug: project.slug });
    expect(await getProject({ ctx })).toMatchObject({ name: "Renamed", retentionDays: 30 });
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "project.update",
      entityId: project.id,
      actorId: ctx.actor.userId,
      before: expect.objectContaining({ name: project.name, retentionDays: 90 }),
      after: expect.objectContaining({ name: "Renamed", retentionDays: 30, slug: project.slug }),
    });
  });

  it("changes how long contents of files are kept, apart from the events", async () => {
    const { ctx } = await mintTenant();
    expect((await getProject({ ctx })).contentRetentionDays).toBe(30);
    const updated = await updateProject({ ctx, input: { contentRetentionDays: 7 } });
    expect([updated.contentRetentionDays, updated.retentionDays]).toEqual([7, 90]);
  });

  it("audits a policy under its own name", async () => {
    const { ctx, project } = await mintTenant();
    await updateProject({ ctx, input: { policy: { statedVerified: "remind" } } });
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "policy.update",
      entityId: project.id,
      actorId: ctx.actor.userId,
      after: expect.objectContaining({ policy: expect.objectContaining({ statedVerified: "remind" }) }),
    });
  });

  it("refuses an editor, a token, a member who was removed, and writes no audit entry", async () => {
    const { project, owner, join } = await mintTenant();
    const editor = await join("editor");
    const admin = await join("admin");
    const token = await mintToken(owner);
    const tokenCtx = await projectContextOf(token.actor, project);
    const input = { name: "Mine now" };
    await expectRefusal(updateProject({ ctx: editor.ctx, input }), "FORBIDDEN");
    await expectRefusal(updateProject({ ctx: tokenCtx, input }), "FORBIDDEN");
    // The context still says admin: writes read the role again.
    await db.membership.deleteMany({ where: { userId: admin.user.id } });
    await expectRefusal(updateProject({ ctx: admin.ctx, input }), "NOT_FOUND");
    expect(await countAuditEntries("project", project.id)).toBe(0);
  });
});

describe("archiveProject and restoreProject", () => {
  it("closes the project for all and brings it back for an owner", async () => {
    const { ctx, owner, project } = await mintTenant();
    await archiveProject({ ctx });
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "project.archive",
      entityId: project.id,
      actorId: owner.id,
    });
    await expectRefusal(projectContextOf(owner.actor, project), "NOT_FOUND");
    expect(await listArchivedProjects({ ctx: contextOf(owner.actor) })).toMatchObject([
      { slug: project.slug, role: "owner" },
    ]);

    const archived = await authorizeArchivedProject(ctx, { slug: project.slug });
    await restoreProject({ ctx: { ...ctx, project: archived } });
    expect(await getProject({ ctx: await projectContextOf(owner.actor, project) })).toMatchObject({
      slug: project.slug,
    });
    expect(await listArchivedProjects({ ctx: contextOf(owner.actor) })).toEqual([]);
  });

  it("is an owner's only, and once", async () => {
    const { ctx, join } = await mintTenant();
    const admin = await join("admin");
    await expectRefusal(archiveProject({ ctx: admin.ctx }), "FORBIDDEN");
    await archiveProject({ ctx });
    await expectRefusal(archiveProject({ ctx }), "CONFLICT");
  });
});
