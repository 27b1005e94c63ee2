import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintRecompilation } from "@/test/factories/mint-recompilation";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { getBundle } from "../bundle/get";
import { acceptInboxItem } from "../inbox/accept";
import { countInbox } from "../inbox/count";
import { dismissInboxItem } from "../inbox/dismiss";
import { listInbox } from "../inbox/list";
import { snoozeInboxItem } from "../inbox/snooze";
import { undoInboxItem } from "../inbox/undo";
import { addCase } from "../rule/add-case";
import { approveRule } from "../rule/approve";
import { getRuleDetail } from "../rule/get";
import { reviseRule } from "../rule/revise";
import { acceptRecompilation } from "./accept";
import { dismissRecompilation } from "./dismiss";
import { listRecompilations } from "./list";
import { reopenRecompilation } from "./reopen";

const placeOf = ({ owner, project }: Tenant) => ({ projectId: project.id, ownerId: owner.id });
const given = (tenant: Tenant) => mintRecompilation(placeOf(tenant), { number: 1 });
const outcomeOf = (id: string) =>
  db.recompilation.findUniqueOrThrow({ where: { id }, select: { outcome: true, version: true } });
const detail = ({ ctx }: Pick<Tenant, "ctx">, ruleId: string) => getRuleDetail({ ctx, input: { ruleId } });

describeVerb("accept: the new artifact becomes the newest version, with the compiler that made it", {
  action: "recompilation.accept",
  given,
  run: (ctx, { recompilationId }) => acceptRecompilation({ ctx, input: { recompilationId } }),
  entity: ({ ruleId }) => ruleId,
  effect: async ({ ruleId, recompilationId }, { rule }, tenant) => {
    expect(rule).toMatchObject({ version: 2, status: "active", mode: "block" });
    expect((await detail(tenant, ruleId)).content.message).toBe("Ask before you push.");
    expect(await outcomeOf(recompilationId)).toEqual({ outcome: "taken", version: 1 });
  },
});

describeVerb("dismiss: the rule keeps its check and is not asked about again", {
  action: "recompilation.dismiss",
  given,
  run: (ctx, { recompilationId }) => dismissRecompilation({ ctx, input: { recompilationId } }),
  entity: ({ ruleId }) => ruleId,
  effect: async ({ recompilationId }, { rule }, tenant) => {
    expect(rule.version).toBe(1);
    expect(await outcomeOf(recompilationId)).toEqual({ outcome: "refused", version: 1 });
    expect((await countInbox({ ctx: tenant.ctx })).byKind.recompilation).toBe(0);
  },
});

describeVerb("reopen: the answer is taken back, the content before is the newest version again", {
  action: "recompilation.reopen",
  given: async (tenant) => {
    const made = await given(tenant);
    await acceptRecompilation({ ctx: tenant.ctx, input: { recompilationId: made.recompilationId } });
    return made;
  },
  run: (ctx, { recompilationId }) => reopenRecompilation({ ctx, input: { recompilationId } }),
  entity: ({ ruleId }) => ruleId,
  effect: async ({ ruleId, recompilationId }, { rule }, tenant) => {
    expect(rule.version).toBe(3);
    expect((await detail(tenant, ruleId)).content.message).toBe("This project uses pnpm.");
    expect(await outcomeOf(recompilationId)).toEqual({ outcome: "waiting", version: 3 });
    expect((await countInbox({ ctx: tenant.ctx })).byKind.recompilation).toBe(1);
  },
});

describe("an own rule", () => {
  it("waits in the inbox with both contents; accept, undo, refuse and undo again lead back to the question", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const { ruleId, recompilationId } = await given(tenant);
    const itemId = `recompilation:${recompilationId}`;
    const { items } = await listInbox({ ctx, input: {} });
    expect(items).toMatchObject([
      {
        ...{ id: itemId, kind: "recompilation", isMine: true, words: null },
        rule: { id: ruleId, version: 1 },
        recompilation: {
          before: { message: "This project uses pnpm." },
          after: { message: "Ask before you push." },
          canAnswer: true,
        },
      },
    ]);
    // Until somebody answers the old one keeps enforcing.
    expect((await getBundle({ ctx })).bundle.rules).toMatchObject([{ version: 1, mode: "block" }]);

    const taken = await acceptInboxItem({ ctx, input: { itemId } });
    expect(taken.summary).toBe("The new check of R1 is in force.");
    expect((await getBundle({ ctx })).bundle.rules).toMatchObject([{ version: 2, mode: "block" }]);
    await expectRefusal(acceptInboxItem({ ctx, input: { itemId } }), "CONFLICT");
    await undoInboxItem({ ctx, input: { itemId } });
    await expectRefusal(undoInboxItem({ ctx, input: { itemId } }), "CONFLICT");
    expect((await countInbox({ ctx })).byKind.recompilation).toBe(1);
    expect((await dismissInboxItem({ ctx, input: { itemId } })).summary).toBe("R1 keeps its check.");
    await undoInboxItem({ ctx, input: { itemId } });
    expect((await countInbox({ ctx })).byKind.recompilation).toBe(1);
    await expectRefusal(snoozeInboxItem({ ctx, input: { itemId, days: 1 } }), "PRECONDITION");
  });

  it("that its person edits is theirs: the question goes, and its answer is refused", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const { ruleId, recompilationId } = await given(tenant);
    const { content } = await detail(tenant, ruleId);
    await reviseRule({
      ctx,
      input: { ruleId, expectedVersion: 1, content: { ...content, message: "I said so." } },
    });
    expect((await countInbox({ ctx })).byKind.recompilation).toBe(0);
    await expectRefusal(acceptRecompilation({ ctx, input: { recompilationId } }), "CONFLICT");
    expect(await listRecompilations({ ctx, input: { ruleId } })).toMatchObject([{ canAnswer: false }]);
  });

  it("a case that was added since, and that the new check gets wrong, refuses it and says which", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const anyGit = { kind: "shell-command", forbid: [{ program: ["git"] }] };
    const { ruleId, recompilationId } = await mintRecompilation(placeOf(tenant), {
      ...{ number: 1, change: { verifier: anyGit } },
    });
    const trial = { kind: "command" as const, command: "git status" };
    await addCase({ ctx, input: { ruleId, expected: "pass", trial } });
    await expect(acceptRecompilation({ ctx, input: { recompilationId } })).rejects.toThrow(
      "Not taken: “git status” must pass but would stop. Remove the case, or keep the check.",
    );
    expect((await detail(tenant, ruleId)).version).toBe(1);
  });

  it("is nobody else's: not in a colleague's inbox, and not to be listed", async () => {
    const tenant = await mintTenant();
    const admin = await tenant.join("admin");
    const { ruleId } = await given(tenant);
    expect((await countInbox({ ctx: admin.ctx })).byKind.recompilation).toBe(0);
    await expectRefusal(listRecompilations({ ctx: admin.ctx, input: { ruleId } }), "NOT_FOUND");
  });
});

describe("a shared rule goes through two people", () => {
  async function shared() {
    const tenant = await mintTenant();
    const [editor, other] = [await tenant.join("editor"), await tenant.join("editor")];
    const member = await tenant.join("member");
    const made = await mintRecompilation(placeOf(tenant), { number: 1, layer: "project" });
    const version = await db.ruleVersion.findFirstOrThrow({ where: { ruleId: made.ruleId } });
    await db.approval.create({
      data: {
        ...{ ruleVersionId: version.id, contentHash: version.contentHash },
        ...{ mode: "block", approverId: other.user.id },
      },
    });
    return { tenant, editor, other, member, ...made };
  }
  const told = async ({ ctx }: Pick<Tenant, "ctx">) =>
    (await getBundle({ ctx })).bundle.rules.map(({ version, message }) => ({ version, message }));
  const OLD = [{ version: 1, message: "This project uses pnpm." }];

  it("whoever takes it is its author: until somebody else agrees, what was agreed on counts", async () => {
    const { tenant, editor, other, member, ruleId, recompilationId } = await shared();
    await expectRefusal(acceptRecompilation({ ctx: member.ctx, input: { recompilationId } }), "FORBIDDEN");
    expect((await countInbox({ ctx: member.ctx })).byKind.recompilation).toBe(0);
    expect((await countInbox({ ctx: editor.ctx })).byKind.recompilation).toBe(1);
    const itemId = `recompilation:${recompilationId}`;
    const { summary } = await acceptInboxItem({ ctx: editor.ctx, input: { itemId } });
    expect(summary).toBe("The new check of P1 waits for a second person.");
    await expectAuditEntry({
      chain: { kind: "project", subjectId: tenant.project.id },
      ...{ action: "recompilation.accept", entityId: ruleId, actorId: editor.user.id },
    });
    expect(await told(member)).toEqual(OLD);

    const { contentHash } = await detail(other, ruleId);
    const approval = { ruleId, contentHash };
    await expectRefusal(approveRule({ ctx: editor.ctx, input: approval }), "PRECONDITION");
    await approveRule({ ctx: other.ctx, input: approval });
    expect(await told(member)).toEqual([{ version: 2, message: "Ask before you push." }]);
  });

  it("taken back, the content that was agreed on keeps its approval", async () => {
    const { editor, member, ruleId, recompilationId } = await shared();
    await acceptRecompilation({ ctx: editor.ctx, input: { recompilationId } });
    await reopenRecompilation({ ctx: editor.ctx, input: { recompilationId } });
    expect((await told(member)).map(({ message }) => message)).toEqual(["This project uses pnpm."]);
    expect((await detail(editor, ruleId)).sharing).toMatchObject({ waits: false });
  });
});
