import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { contextOf } from "@/test/factories/contexts";
import { handedOver } from "@/test/factories/handed-over";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { createInvitation } from "./create";
import { previewConflicts } from "./preview-conflicts";

/** A person with a rule of their own for everywhere: npm, where the project says pnpm. */
async function mintInvited() {
  const { ctx, project, owner } = await mintTenant();
  const invited = await mintUser();
  await mintRule({ projectId: project.id, ownerId: owner.id }, { layer: "project", number: 1 });
  const own = await mintRule({ projectId: project.id, ownerId: invited.id }, { number: 7 });
  const claim = { topic: "package-manager", subject: "javascript", polarity: "require", value: "npm" };
  await db.ruleVersion.updateMany({
    where: { ruleId: own.id },
    data: { statement: "Use npm.", claim },
  });
  await db.rule.update({
    where: { id: own.id },
    data: { projectId: null, scope: "global" },
    select: { id: true },
  });
  const { token } = handedOver(await createInvitation({ ctx, input: { email: invited.email } }));
  return { invited, own, token, ctx };
}

describe("joining shows which of my rules conflict with the project", () => {
  it("before I join: my rules for everywhere against the project's rules in force", async () => {
    const { invited, own, token } = await mintInvited();
    const ctx = contextOf(invited.actor);
    expect(await previewConflicts({ ctx, input: { token } })).toEqual([
      {
        mine: { number: "R7", statement: "Use npm." },
        theirs: { number: "P1", statement: "Use pnpm, not npm." },
      },
    ]);
    await db.rule.update({ where: { id: own.id }, data: { status: "paused" }, select: { id: true } });
    expect(await previewConflicts({ ctx, input: { token } })).toEqual([]);
  });

  it("tells another person nothing, and a token or a closed link less", async () => {
    const { invited, token } = await mintInvited();
    const other = await mintUser();
    expect(await previewConflicts({ ctx: contextOf(other.actor), input: { token } })).toEqual([]);
    const cli = await mintToken(invited, { scopes: ["rules:read"] });
    await expectRefusal(previewConflicts({ ctx: contextOf(cli.actor), input: { token } }), "FORBIDDEN");
    const closed = { token: "x".repeat(43) };
    await expectRefusal(previewConflicts({ ctx: contextOf(invited.actor), input: closed }), "NOT_FOUND");
  });
});
