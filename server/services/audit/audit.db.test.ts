import { describe, expect, it } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/server/db/client";
import { contextOf, projectContextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { asOwner } from "@/test/owner-database";
import { updateAccount } from "../account/update";
import { createInvitation } from "../invitation/create";
import { setMemberRole } from "../membership/set-role";
import { updateProject } from "../project/update";
import { emitAudit } from "./emit-audit";
import { erasePayloads } from "./erase-payloads";
import { exportAudit } from "./export";
import { getAuditEntry } from "./get";
import { listAudit } from "./list";
import { verifyAudit } from "./verify";

/** A project with three entries: two by its owner, one by its admin. */
async function mintHistory() {
  const tenant = await mintTenant();
  const admin = await tenant.join("admin");
  const member = await tenant.join("member");
  await updateProject({ ctx: tenant.ctx, input: { name: "=Renamed" } });
  await setMemberRole({ ctx: admin.ctx, input: { userId: member.user.id, role: "viewer" } });
  await createInvitation({ ctx: tenant.ctx, input: { email: "guest@example.test" } });
  return { ...tenant, admin, member };
}

describe("listAudit", () => {
  it("gives admin and owner everything, newest first, by pages", async () => {
    const { admin, owner } = await mintHistory();
    const first = await listAudit({ ctx: admin.ctx, input: { limit: 2 } });
    expect(first.entries.map(({ action }) => action)).toEqual(["invitation.create", "membership.update"]);
    expect(first).toMatchObject({ nextCursor: 2, complete: true });
    const rest = await listAudit({ ctx: admin.ctx, input: { limit: 2, cursor: first.nextCursor } });
    expect(rest.entries).toMatchObject([
      { seq: 1, action: "project.update", actorName: owner.name, origin: "192.0.2.1" },
    ]);
    expect(rest.nextCursor).toBeNull();
  });

  it("filters by action, actor, entity and time", async () => {
    const { ctx, admin, project } = await mintHistory();
    const seqs = async (input: Parameters<typeof listAudit>[0]["input"]) =>
      (await listAudit({ ctx, input })).entries.map(({ seq }) => seq);
    expect(await seqs({ action: ["invitation.create"] })).toEqual([3]);
    expect(await seqs({ actorId: [admin.user.id] })).toEqual([2]);
    expect(await seqs({ entityType: "project", entityId: project.id })).toEqual([1]);
    expect(await seqs({ from: new Date(Date.now() + 60_000) })).toEqual([]);
    expect(await seqs({ from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) })).toEqual([
      3, 2, 1,
    ]);
  });

  it("gives others their own actions only, and an outsider nothing", async () => {
    const { ctx, admin, member } = await mintHistory();
    await db.membership.updateMany({ where: { userId: admin.user.id }, data: { role: "editor" } });
    const editorCtx = await projectContextOf(admin.user.actor, ctx.project);
    const seen = await listAudit({ ctx: editorCtx, input: {} });
    expect(seen.complete).toBe(false);
    expect(seen.entries.map(({ seq }) => seq)).toEqual([2]);
    expect((await listAudit({ ctx: member.ctx, input: {} })).entries).toEqual([]);
    const [entry] = (await listAudit({ ctx, input: { action: ["invitation.create"] } })).entries;
    const input = { layer: "project", entryId: entry?.id ?? "" } as const;
    await expectRefusal(getAuditEntry({ ctx: editorCtx, input }), "NOT_FOUND");
    await expectRefusal(getAuditEntry({ ctx: (await mintTenant()).ctx, input }), "NOT_FOUND");
    expect(await getAuditEntry({ ctx, input })).toMatchObject({
      before: null,
      after: { email: "guest@example.test", role: "member" },
    });
  });

  it("keeps a person's own chain for that person", async () => {
    const { ctx, owner, admin } = await mintHistory();
    await updateAccount({ ctx: contextOf(owner.actor), input: { name: "Renamed" } });
    const own = await listAudit({ ctx, input: { layer: "personal" } });
    expect(own.entries.map(({ action }) => action)).toEqual(["account.update"]);
    expect((await listAudit({ ctx: admin.ctx, input: { layer: "personal" } })).entries).toEqual([]);
  });

  it("is no token's business", async () => {
    const { project, owner } = await mintHistory();
    const token = await mintToken(owner, { scopes: ["events:write", "rules:read", "own:write"] });
    const ctx = await projectContextOf(token.actor, project);
    await expectRefusal(listAudit({ ctx, input: {} }), "FORBIDDEN");
    await expectRefusal(exportAudit({ ctx, input: { format: "json" } }), "FORBIDDEN");
  });
});

describe("exportAudit", () => {
  it("writes CSV that no spreadsheet runs, and JSON", async () => {
    const { ctx, project } = await mintHistory();
    const now = new Date("2027-01-10T12:00:00.000Z");
    const csv = await exportAudit({ ctx: { ...ctx, now: () => now }, input: { format: "csv" } });
    expect(csv).toMatchObject({
      fileName: `heed-audit-${project.slug}-2027-01-10.csv`,
      mediaType: "text/csv",
      truncated: false,
    });
    expect(csv.content.split("\r\n")).toHaveLength(5);
    expect(csv.content).toContain('""name"":""=Renamed""');
    const json = await exportAudit({ ctx, input: { format: "json", action: ["invitation.create"] } });
    expect(JSON.parse(json.content)).toMatchObject([{ seq: 3, after: { email: "guest@example.test" } }]);
  });
});

describe("verifyAudit", () => {
  it("finds a whole chain whole, also after an erased payload", async () => {
    const { ctx } = await mintHistory();
    const input = { layer: "project" } as const;
    expect(await verifyAudit({ ctx, input })).toMatchObject({
      whole: true,
      entries: 3,
      erasedPayloads: 0,
      brokenAt: null,
    });
    const erasedAt = new Date();
    const { entries } = await listAudit({ ctx, input: {} });
    const where = Prisma.sql`entry.id = ${entries[1]?.id ?? ""}::uuid`;
    expect(await erasePayloads(db, where, erasedAt)).toBe(1);
    expect(await erasePayloads(db, where, new Date())).toBe(0);
    expect(await verifyAudit({ ctx, input })).toMatchObject({
      whole: true,
      erasedPayloads: 1,
      lastErasedAt: erasedAt,
    });
    expect((await listAudit({ ctx, input: {} })).entries[1]).toMatchObject({ actorName: null, erasedAt });
  });

  it("finds a changed entry, a changed payload and a cut end", async () => {
    const input = { layer: "project" } as const;
    const changed = await mintHistory();
    await tamper(
      `update audit_entries set action = 'project.archive' where seq = 2 and chain_id = $1`,
      changed.project.id,
    );
    expect(await verifyAudit({ ctx: changed.ctx, input })).toMatchObject({
      whole: false,
      brokenAt: 2,
      broken: { seq: 2, kind: "entry", action: "project.archive" },
      entries: 1,
    });

    const payload = await mintHistory();
    await tamper(
      `update audit_payloads set after = '{"name":"other"}' where entry_id in (select id from audit_entries where seq = 1 and chain_id = $1)`,
      payload.project.id,
    );
    expect(await verifyAudit({ ctx: payload.ctx, input })).toMatchObject({
      whole: false,
      broken: { seq: 1, kind: "payload", action: "project.update", entryId: expect.any(String) },
    });

    const cut = await mintHistory();
    await tamper(
      `delete from audit_payloads where entry_id in (select id from audit_entries where seq = 3 and chain_id = $1)`,
      cut.project.id,
    );
    await tamper(`delete from audit_entries where seq = 3 and chain_id = $1`, cut.project.id);
    expect(await verifyAudit({ ctx: cut.ctx, input })).toMatchObject({
      whole: false,
      brokenAt: 3,
      broken: { seq: 3, kind: "missing", entryId: null },
      entries: 2,
    });

    const gap = await mintHistory();
    await tamper(
      `delete from audit_payloads where entry_id in (select id from audit_entries where seq = 2 and chain_id = $1)`,
      gap.project.id,
    );
    await tamper(`delete from audit_entries where seq = 2 and chain_id = $1`, gap.project.id);
    expect(await verifyAudit({ ctx: gap.ctx, input })).toMatchObject({
      broken: { seq: 2, kind: "missing" },
    });
  });

  it("needs the right to read all of a project's chain", async () => {
    const { member } = await mintHistory();
    await expectRefusal(verifyAudit({ ctx: member.ctx, input: { layer: "project" } }), "FORBIDDEN");
    expect(await verifyAudit({ ctx: member.ctx, input: { layer: "personal" } })).toMatchObject({
      whole: true,
      entries: 0,
    });
  });
});

describe("the audit of the instance", () => {
  it("is all an instance admin's, and nobody else's; it says nothing of any project", async () => {
    const admin = await mintUser({ isInstanceAdmin: true });
    const ctx = contextOf(admin.actor);
    await db.$transaction((tx) =>
      emitAudit(tx, ctx, {
        action: "user.set_admin",
        chain: { kind: "instance" },
        entity: { type: "user", id: admin.id },
        after: { isInstanceAdmin: true },
      }),
    );
    const { project, ctx: ownerCtx } = await mintHistory();
    const layer = "instance" as const;
    const page = await listAudit({ ctx, input: { layer, actorId: [admin.id] } });
    expect(page).toMatchObject({ complete: true, entries: [{ action: "user.set_admin" }] });
    const entryId = page.entries[0]?.id ?? "";
    expect(await getAuditEntry({ ctx, input: { layer, entryId } })).toMatchObject({
      after: { isInstanceAdmin: true },
    });
    const csv = await exportAudit({ ctx, input: { layer, format: "csv" } });
    expect(csv.fileName).toMatch(/^heed-audit-instance-/);
    expect(csv.content).not.toContain(project.id);
    expect(await verifyAudit({ ctx, input: { layer } })).toMatchObject({ whole: true });
    for (const outsider of [ownerCtx, contextOf((await mintUser()).actor)]) {
      await expectRefusal(listAudit({ ctx: outsider, input: { layer } }), "NOT_FOUND");
      await expectRefusal(getAuditEntry({ ctx: outsider, input: { layer, entryId } }), "NOT_FOUND");
      await expectRefusal(verifyAudit({ ctx: outsider, input: { layer } }), "NOT_FOUND");
      await expectRefusal(exportAudit({ ctx: outsider, input: { layer, format: "json" } }), "NOT_FOUND");
    }
    // An instance admin has no way into a project's chain.
    await expectRefusal(listAudit({ ctx, input: { layer: "project" } }), "NOT_FOUND");
    await expectRefusal(projectContextOf(admin.actor, project), "NOT_FOUND");
  });
});

/** What only somebody with the rights of the database's owner could do: past the triggers. */
async function tamper(statement: string, projectId: string): Promise<void> {
  const chain = await db.auditChain.findFirstOrThrow({ where: { kind: "project", subjectId: projectId } });
  await asOwner([statement.replace("$1", `'${chain.id}'`)], { pastTriggers: true });
}
