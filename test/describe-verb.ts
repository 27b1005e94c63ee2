import { describe, expect, it } from "vitest";
import type { AuditAction } from "@/core/audit/actions";
import { db } from "@/server/db/client";
import type { ProjectServiceContext } from "@/server/services/context";
import { projectContextOf } from "./factories/contexts";
import { mintTenant, type Tenant } from "./factories/mint-tenant";
import { mintToken } from "./factories/mint-token";
import { countAuditEntries, expectAuditEntry } from "./matchers/expect-audit-entry";
import { expectRefusal } from "./matchers/expect-refusal";

export type VerbCase<TGiven, TAnswer> = {
  action: AuditAction;
  /** Library whose chain gets the entry; default: the person's own. */
  chain?: "user" | "project";
  /** Rows that the verb needs; theirs is the tenant's owner. */
  given: (tenant: Tenant) => Promise<TGiven>;
  run: (ctx: ProjectServiceContext, given: TGiven) => Promise<TAnswer>;
  /** Id in the audit entry. */
  entity: (given: TGiven, answer: TAnswer) => string;
  /** Reads back what was stored. */
  effect: (given: TGiven, answer: TAnswer, tenant: Tenant) => Promise<void>;
  /** Verbs that make something have no subject that could be somebody else's. */
  hasSubject?: boolean;
};

/** What every write verb has to do: its effect, its audit entry as the last one, and no for those who may not. */
export function describeVerb<TGiven, TAnswer>(name: string, verb: VerbCase<TGiven, TAnswer>): void {
  const { chain = "user", hasSubject = true } = verb;
  describe(name, () => {
    it("has its effect and is audited", async () => {
      const tenant = await mintTenant();
      const given = await verb.given(tenant);
      const answer = await verb.run(tenant.ctx, given);
      await verb.effect(given, answer, tenant);
      await expectAuditEntry({
        chain: { kind: chain, subjectId: chain === "user" ? tenant.owner.id : tenant.project.id },
        action: verb.action,
        entityId: verb.entity(given, answer),
        actorId: tenant.owner.id,
      });
    });

    it("refuses others, a token that only reads, and who has left; nothing is written", async () => {
      const tenant = await mintTenant();
      const given = await verb.given(tenant);
      const { token, stranger } = await outsiders(tenant);
      const before = await entriesOf(tenant);
      if (hasSubject) await expectRefusal(verb.run(stranger.ctx, given), "NOT_FOUND");
      await expectRefusal(verb.run(token, given), "FORBIDDEN");
      await db.membership.deleteMany({ where: { projectId: tenant.project.id } });
      await expectRefusal(verb.run(tenant.ctx, given), "NOT_FOUND");
      expect(await entriesOf(tenant)).toEqual(before);
    });
  });
}

async function outsiders({ owner, project }: Tenant) {
  const { actor } = await mintToken(owner, { scopes: ["rules:read"] });
  return { token: await projectContextOf(actor, project), stranger: await mintTenant() };
}

async function entriesOf({ owner, project }: Tenant) {
  return [await countAuditEntries("user", owner.id), await countAuditEntries("project", project.id)];
}
