import { afterEach, expect, it, vi } from "vitest";
import { env } from "@/env";
import { db } from "@/server/db/client";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant } from "@/test/factories/mint-tenant";
import { approveRule } from "./approve";

vi.mock("@/env", () => import("@/test/mocks/settable-env"));
afterEach(() => {
  Object.assign(env, { HEED_SMTP_URL: undefined });
});

/** A rule of the owner's that waits, and an editor whose address nobody has proved. */
async function waitingRule() {
  const tenant = await mintTenant();
  const editor = await tenant.join("editor");
  await db.user.update({ where: { id: editor.user.id }, data: { emailProvedAt: null } });
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const { id: ruleId, contentHash } = await mintSharedRule(place, { number: 1, status: "proposed" });
  return { editor, input: { ruleId, contentHash } };
}

it("publishing needs two people: an account whose address nobody proved is not the second, where there is mail", async () => {
  const { editor, input } = await waitingRule();
  Object.assign(env, { HEED_SMTP_URL: "smtp://127.0.0.1:1" });
  await expect(approveRule({ ctx: editor.ctx, input })).rejects.toMatchObject({
    code: "PRECONDITION",
    message: `Prove first that you read ${editor.user.email}: sign out, ask for a link by mail (or “Forgot your password?”) and open it.`,
  });
  expect(await db.approval.count({ where: { approverId: editor.user.id } })).toBe(0);
  await db.user.update({ where: { id: editor.user.id }, data: { emailProvedAt: new Date() } });
  expect((await approveRule({ ctx: editor.ctx, input })).rule.status).toBe("active");
});

it("without mail, where nobody could prove one, admins answer for whom they hand links to", async () => {
  const { editor, input } = await waitingRule();
  expect((await approveRule({ ctx: editor.ctx, input })).rule.status).toBe("active");
});
