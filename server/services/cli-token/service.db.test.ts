import { describe, expect, it } from "vitest";
import { readToken } from "@/server/auth/token";
import { db } from "@/server/db/client";
import { getBundle } from "@/server/services/bundle/get";
import { contextOf, projectContextOf } from "@/test/factories/contexts";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { removeMember } from "../membership/remove";
import { createServiceToken } from "./create-service";
import { listCliTokens } from "./list";
import { listServiceTokens } from "./list-service";
import { revokeServiceToken } from "./revoke-service";
import { rotateServiceToken } from "./rotate-service";
import { whoami } from "./whoami";

const YEAR_MS = 365 * 86_400_000;
const present = (secret: string, now = new Date()) =>
  readToken(new Headers({ authorization: `Bearer ${secret}` }), now);

async function mintService() {
  const tenant = await mintTenant();
  const admin = await tenant.join("admin");
  const input = { name: "CI", lifetimeDays: null };
  const { token, secret } = await createServiceToken({ ctx: admin.ctx, input });
  return { ...tenant, admin, token, secret };
}

describe("a service token (`rules:read`) is for CI", () => {
  it("is made by an admin, for one project, with one scope, and stands on the project's chain", async () => {
    const { project, admin, token, secret } = await mintService();
    expect(token).toMatchObject({ kind: "service", scopes: ["rules:read"], project: { slug: project.slug } });
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "cli_token.create",
      entityId: token.id,
      actorId: admin.user.id,
      after: {
        kind: "service",
        name: "CI",
        prefix: secret.slice(5, 13),
        scopes: ["rules:read"],
        project: project.slug,
        expiresAt: null,
      },
    });
    expect(await listServiceTokens({ ctx: admin.ctx })).toEqual([
      { ...token, madeBy: { name: admin.user.name, isMember: true } },
    ]);
    expect(await listCliTokens({ ctx: contextOf(admin.user.actor) })).toEqual([]);
  });

  it("is refused to editors and to tokens", async () => {
    const { owner, project, join, token } = await mintService();
    const editor = await join("editor");
    const input = { name: "mine", lifetimeDays: 30 as const };
    await expectRefusal(createServiceToken({ ctx: editor.ctx, input }), "FORBIDDEN");
    await expectRefusal(listServiceTokens({ ctx: editor.ctx }), "FORBIDDEN");
    const touched = { tokenId: token.id };
    await expectRefusal(revokeServiceToken({ ctx: editor.ctx, input: touched }), "FORBIDDEN");
    await expectRefusal(rotateServiceToken({ ctx: editor.ctx, input: touched }), "FORBIDDEN");
    const cli = await mintToken(owner, { scopes: ["events:write", "rules:read", "own:write"] });
    const byToken = await projectContextOf(cli.actor, project);
    await expectRefusal(createServiceToken({ ctx: byToken, input }), "FORBIDDEN");
    const foreign = await mintTenant();
    await expectRefusal(revokeServiceToken({ ctx: foreign.ctx, input: touched }), "NOT_FOUND");
    await expectRefusal(rotateServiceToken({ ctx: foreign.ctx, input: touched }), "NOT_FOUND");
  });

  it("reads the project's rules and nothing personal of its maker", async () => {
    const { project, admin, owner, secret } = await mintService();
    await mintRule({ projectId: project.id, ownerId: admin.user.id }, { number: 1 });
    const shared = await mintRule(
      { projectId: project.id, ownerId: admin.user.id },
      { layer: "project", number: 2 },
    );
    const version = await db.ruleVersion.findFirstOrThrow({ where: { ruleId: shared.id } });
    await db.approval.create({
      data: { ruleVersionId: version.id, approverId: owner.id, contentHash: version.contentHash },
      select: { id: true },
    });
    const actor = await present(secret);
    const ctx = await projectContextOf(actor, project);
    const { bundle } = await getBundle({ ctx });
    expect(bundle.rules.map(({ number }) => number)).toEqual(["P2"]);
    expect(bundle.notices).toEqual([]);
    expect(Object.keys(bundle.auditHeads)).toEqual([`project:${project.id}`]);
    expect(await db.device.count({ where: { userId: admin.user.id } })).toBe(0);
    const other = await mintTenant();
    await expectRefusal(projectContextOf(actor, other.project), "NOT_FOUND");
  });

  it("tells what it is: no person, no sign-in that is due", async () => {
    const { project, token, secret } = await mintService();
    const answer = await whoami({ ctx: contextOf(await present(secret)), version: "1" });
    expect(answer).toMatchObject({
      user: { id: token.id, name: "CI", email: "" },
      token: { kind: "service", scopes: ["rules:read"], expiresAt: null, signInDueAt: null },
      projects: [{ slug: project.slug, role: "viewer" }],
    });
  });

  it("needs no sign-in every 90 days and stays when its maker leaves, until an admin ends it", async () => {
    const { ctx, admin, token, secret, project } = await mintService();
    await removeMember({ ctx, input: { userId: admin.user.id } });
    const later = new Date(Date.now() + YEAR_MS);
    expect(await present(secret, later)).toMatchObject({ tokenId: token.id, isService: true });
    expect(await listServiceTokens({ ctx })).toMatchObject([{ madeBy: { isMember: false } }]);
    await revokeServiceToken({ ctx, input: { tokenId: token.id } });
    await expect(present(secret)).rejects.toMatchObject({ fieldErrors: { token: ["revoked"] } });
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "cli_token.revoke",
      entityId: token.id,
      actorId: ctx.actor.userId,
    });
  });

  it("is rotated with a day of overlap by any admin", async () => {
    const { ctx, owner, project, token, secret } = await mintService();
    const next = await rotateServiceToken({ ctx, input: { tokenId: token.id } });
    expect(next.token).toMatchObject({ kind: "service", name: "CI", status: "active" });
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "cli_token.rotate",
      entityId: next.token.id,
      actorId: owner.id,
    });
    expect(await present(secret)).toMatchObject({ isService: true });
    const dayLater = new Date(Date.now() + 86_400_000 + 1_000);
    await expect(present(secret, dayLater)).rejects.toMatchObject({ fieldErrors: { token: ["revoked"] } });
    expect(await present(next.secret, dayLater)).toMatchObject({ isService: true });
  });
});

describe("whoami of a person's token", () => {
  it("says kind, scopes, when it ends and when its owner must sign in again", async () => {
    const { owner } = await mintTenant();
    const expiresAt = new Date(Date.now() + 86_400_000);
    const { actor } = await mintToken(owner, { expiresAt });
    const last = await db.userSession.aggregate({
      where: { userId: owner.id },
      _max: { authenticatedAt: true },
    });
    const signedIn = last._max.authenticatedAt?.getTime() ?? 0;
    const { token, user } = await whoami({ ctx: contextOf(actor), version: "1" });
    expect(user).toMatchObject({ id: owner.id, email: owner.email });
    expect(token).toEqual({
      name: "test token",
      kind: "personal",
      scopes: ["events:write", "rules:read"],
      expiresAt,
      signInDueAt: new Date(signedIn + 90 * 86_400_000),
      project: null,
    });
  });
});
