import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { jobContext, projectContextOf } from "@/test/factories/contexts";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { getBundle } from "../bundle/get";
import { reopenResolution } from "../resolution/reopen";
import { activateRule } from "./activate";
import { approveRule } from "./approve";
import { archiveRule } from "./archive";
import { dismissRule } from "./dismiss";
import { getRuleDetail } from "./get";
import { pauseRule } from "./pause";
import { reopenRule } from "./reopen";
import { restoreRule } from "./restore";
import { setRuleMode } from "./set-mode";
import { supersedeRule } from "./supersede";
import { undoRule } from "./undo";

/** P1 of a member, and an editor who has read it. */
async function team(status: "proposed" | "active" = "proposed") {
  const tenant = await mintTenant();
  const [author, editor, colleague] = [
    await tenant.join("member"),
    await tenant.join("editor"),
    await tenant.join("member"),
  ];
  const place = { projectId: tenant.project.id, ownerId: author.user.id };
  const agreed = status === "active" ? { approvedBy: editor.user.id } : {};
  const { id: ruleId, contentHash } = await mintSharedRule(place, { number: 1, status, ...agreed });
  const told = async () => (await getBundle({ ctx: colleague.ctx })).bundle.rules.map(({ number }) => number);
  return { ...tenant, author, editor, place, ruleId, contentHash, told };
}
type Team = Awaited<ReturnType<typeof team>>;

describe("an approval is an answer to what is still asked", () => {
  const approve = ({ editor, ruleId, contentHash }: Team) =>
    approveRule({ ctx: editor.ctx, input: { ruleId, contentHash } });

  it("its author withdrew the proposal: a page that is still open publishes nothing", async () => {
    const given = await team();
    await archiveRule({ ctx: given.author.ctx, input: { ruleId: given.ruleId } });
    await expectRefusal(approve(given), "CONFLICT");
    expect(await given.told()).toEqual([]);
  });

  it("another curator dismissed it", async () => {
    const given = await team();
    await dismissRule({ ctx: given.ctx, input: { ruleId: given.ruleId } });
    await expectRefusal(approve(given), "CONFLICT");
    expect(await given.told()).toEqual([]);
  });

  it("another curator paused the rule in force: an approval does not put it back", async () => {
    const given = await team("active");
    expect(await given.told()).toEqual(["P1"]);
    await pauseRule({ ctx: given.ctx, input: { ruleId: given.ruleId } });
    await expectRefusal(approve(given), "CONFLICT");
    expect(await given.told()).toEqual([]);
  });

  it.each([
    ["restored", restoreRule],
    ["reopened", reopenRule],
  ])(
    "what its author withdrew and another %s needs one more person: its text alone has no author",
    async (_how, bring) => {
      const { ctx, author, editor, ruleId, told } = await team();
      const input = { ruleId };
      await archiveRule({ ctx: author.ctx, input: { ruleId, reason: "It was fine." } });
      await expectRefusal(activateRule({ ctx: editor.ctx, input }), "PRECONDITION");
      await expectRefusal(setRuleMode({ ctx: editor.ctx, input: { ruleId, mode: "observe" } }), "CONFLICT");
      expect((await bring({ ctx: editor.ctx, input })).rule).toMatchObject({
        status: "proposed",
        version: 2,
      });
      const { contentHash } = await getRuleDetail({ ctx, input });
      const consent = { ruleId, contentHash };
      await expectRefusal(approveRule({ ctx: editor.ctx, input: consent }), "PRECONDITION");
      expect(await told()).toEqual([]);
      await approveRule({ ctx, input: consent });
      expect(await told()).toEqual(["P1"]);
    },
  );

  it("its author brings it back as it was", async () => {
    const { author, project, ruleId } = await team();
    await archiveRule({ ctx: author.ctx, input: { ruleId } });
    await db.membership.updateMany({ where: { userId: author.user.id }, data: { role: "editor" } });
    const again = await projectContextOf(author.user.actor, project);
    const { rule } = await restoreRule({ ctx: again, input: { ruleId } });
    expect(rule).toMatchObject({ status: "proposed", version: 1 });
  });
});

/** Waits until somebody in this database waits for a lock. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const [row] = await db.$queryRaw<{ waiting: bigint }[]>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if (row && row.waiting > 0n) return;
  }
}

describe("what somebody may do is decided behind the lock", () => {
  it("a proposal that is approved meanwhile is no longer its author's to take out of force", async () => {
    const { author, ruleId, told } = await team("active");
    await db.rule.update({ where: { id: ruleId }, data: { status: "proposed" } });
    const archive = await db.$transaction(async (tx) => {
      await tx.$queryRaw`select id from rules where id = ${ruleId}::uuid for update`;
      const call = archiveRule({ ctx: author.ctx, input: { ruleId } }).then(
        () => "archived",
        ({ code }: { code: string }) => code,
      );
      await somebodyWaits();
      await tx.rule.update({ where: { id: ruleId }, data: { status: "active" } });
      return { call };
    });
    expect(await archive.call).toBe("FORBIDDEN");
    expect(await told()).toEqual(["P1"]);
  });
});

describe("to take back a decision about shared rules needs the right to change them now", () => {
  /** The editor let P2 take P1's place. */
  async function replaced() {
    const given = await team("active");
    const second = { number: 2, approvedBy: given.editor.user.id };
    const { id: newId } = await mintSharedRule(given.place, second);
    await supersedeRule({ ctx: given.editor.ctx, input: { oldId: given.ruleId, newId } });
    expect(await given.told()).toEqual(["P2"]);
    const { id: resolutionId } = await db.resolution.findFirstOrThrow({ where: { resultRuleId: newId } });
    return { ...given, resolutionId };
  }

  async function refuses(
    ctx: Tenant["ctx"] | Awaited<ReturnType<typeof projectContextOf>>,
    resolutionId: string,
  ) {
    await expectRefusal(undoRule({ ctx, input: {} }), "FORBIDDEN");
    await expectRefusal(reopenResolution({ ctx, input: { resolutionId } }), "FORBIDDEN");
  }

  it("an editor who became a viewer undoes nothing", async () => {
    const { editor, project, resolutionId, told } = await replaced();
    await db.membership.updateMany({ where: { userId: editor.user.id }, data: { role: "viewer" } });
    await refuses(await projectContextOf(editor.user.actor, project), resolutionId);
    expect(await told()).toEqual(["P2"]);
  });

  it("nor does a token of an editor, or a command that came with an event", async () => {
    const { editor, project, resolutionId, told } = await replaced();
    const { actor } = await mintToken(editor.user, { scopes: ["own:write", "rules:read", "events:write"] });
    await refuses(await projectContextOf(actor, project), resolutionId);
    const job = jobContext("process-event", editor.user).actor;
    await refuses(await projectContextOf(job, project), resolutionId);
    expect(await told()).toEqual(["P2"]);
  });

  it("while an editor in the web application does", async () => {
    const { editor, told } = await replaced();
    const { summary } = await undoRule({ ctx: editor.ctx, input: {} });
    expect(summary).toBe("P1 is in force again, P2 is archived.");
    expect(await told()).toEqual(["P1"]);
  });
});
