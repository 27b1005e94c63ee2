import { describe, expect, it } from "vitest";
import { contextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { createProject } from "./create";
import { listProjects } from "./list";

describe("createProject", () => {
  it("makes its maker the owner, the address from the name, and an audit entry", async () => {
    const user = await mintUser();
    const ctx = contextOf(user.actor);
    const project = await createProject({
      ctx,
      input: { name: "Café  Shop (web)", remotes: ["github.com/acme/shop"] },
    });
    expect(project).toMatchObject({
      slug: "cafe-shop-web",
      role: "owner",
      memberCount: 1,
      retentionDays: 90,
    });
    expect(project.policy.statedVerified).toBe("block");
    expect(await listProjects({ ctx })).toEqual([
      { slug: "cafe-shop-web", name: "Café  Shop (web)", role: "owner" },
    ]);
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "project.create",
      entityId: project.id,
      actorId: user.id,
      before: null,
      after: { slug: "cafe-shop-web", name: "Café  Shop (web)", remotes: ["github.com/acme/shop"] },
    });
  });

  it("gives a second project of the same name another address, and refuses a taken wish", async () => {
    const { project, owner } = await mintTenant();
    const ctx = contextOf(owner.actor);
    const twin = await createProject({ ctx, input: { name: project.slug } });
    expect(twin.slug).toMatch(new RegExp(`^${project.slug}-\\d{4}$`));
    await expectRefusal(createProject({ ctx, input: { name: "Any", slug: project.slug } }), "CONFLICT");
  });

  it("refuses tokens, whatever their scopes", async () => {
    const user = await mintUser();
    const token = await mintToken(user, { scopes: ["events:write", "rules:read", "own:write"] });
    await expectRefusal(createProject({ ctx: contextOf(token.actor), input: { name: "Any" } }), "FORBIDDEN");
  });
});
