import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { contextOf, jobContext } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { authorizeProject } from "./authorize";

describe("authorizeProject", () => {
  it("gives a member the project with their role, by slug and by id", async () => {
    const { project, join } = await mintTenant();
    const { user } = await join("editor");
    const expected = { id: project.id, slug: project.slug, name: project.name, role: "editor" };
    const ctx = contextOf(user.actor);
    expect(await authorizeProject(ctx, { slug: project.slug })).toEqual(expected);
    expect(await authorizeProject(ctx, { id: project.id })).toEqual(expected);
    expect(await authorizeProject(jobContext("detect", user), { id: project.id })).toEqual(expected);
  });

  it("is NOT_FOUND for a stranger, an instance admin, a job of nobody and a disabled member", async () => {
    const { project, owner } = await mintTenant();
    const stranger = await mintUser();
    const admin = await mintUser({ isInstanceAdmin: true });
    await expectRefusal(authorizeProject(contextOf(stranger.actor), { slug: project.slug }), "NOT_FOUND");
    await expectRefusal(authorizeProject(contextOf(admin.actor), { slug: project.slug }), "NOT_FOUND");
    await expectRefusal(authorizeProject(jobContext("detect", null), { slug: project.slug }), "NOT_FOUND");
    await db.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    await expectRefusal(authorizeProject(contextOf(owner.actor), { slug: project.slug }), "NOT_FOUND");
  });

  it("is NOT_FOUND for a token that was made for another project of the same person", async () => {
    const { project, owner } = await mintTenant();
    const other = await db.project.create({
      data: {
        slug: `${project.slug}-2`,
        name: "Other",
        memberships: { create: { userId: owner.id, role: "owner" } },
      },
    });
    const token = await mintToken(owner, { projectId: other.id });
    await expectRefusal(authorizeProject(contextOf(token.actor), { slug: project.slug }), "NOT_FOUND");
    expect(await authorizeProject(contextOf(token.actor), { id: other.id })).toMatchObject({ role: "owner" });
  });

  it("is NOT_FOUND for an archived project", async () => {
    const { project, owner } = await mintTenant();
    await db.project.update({ where: { id: project.id }, data: { archivedAt: new Date() } });
    await expectRefusal(authorizeProject(contextOf(owner.actor), { slug: project.slug }), "NOT_FOUND");
  });
});
