import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectDone } from "../support/developer";
import type { ClaudeSession } from "./claude-terminal";
import { DENIED, startWorld, type World } from "./world";

const CORRECTION = "no, we use pnpm here";

let world: World;
let session: ClaudeSession;

beforeAll(async () => {
  world = await startWorld();
  session = await world.open();
}, 600_000);

afterAll(async () => {
  await world?.close();
});

async function ruleLike(statement: RegExp) {
  const rule = (await world.rules()).find((item) => statement.test(item.statement));
  if (!rule) throw new Error(`No rule matches ${statement}`);
  return rule;
}

describe("one correction, end to end, in the real Claude Code", () => {
  it("runs the mistake in session 1, then learns from the person's words", async () => {
    const [read] = await world.run(session, "add left-pad to the shop", [
      "npm install left-pad --dry-run --offline",
    ]);
    expect(read).not.toMatch(DENIED);
    await world.answer(session, CORRECTION);
    expect(await world.ruleInForce(/pnpm/)).toBe("R1");
  });

  it("binds at the very next prompt: denied before it runs, with reason and the person's words", async () => {
    const [read] = await world.run(session, "please go on", ["npm i"]);
    expect(read).toMatch(DENIED);
    expect(read).toContain("R1");
    expect(read).toContain(CORRECTION);
    expect(session.terminal.text()).toMatch(/Heed learned: .*pnpm/i);
  });

  it("binds in session 2, through cd, bash -c and short forms", async () => {
    await session.close();
    session = await world.open();
    const reads = await world.run(session, "continue with the shop", ["npm i", "cd web && npm ci"]);
    expect(reads.map((read) => DENIED.test(read))).toEqual([true, true]);
    const [nested] = await world.run(session, "and now the other way", ['bash -c "npm install x"']);
    expect(nested).toMatch(DENIED);
  });

  it("lets pass what the rule is not about", async () => {
    const commands = ["npm run build", "pnpm add left-pad", 'grep -rn "npm install" docs'];
    const reads = await world.run(session, "build and look", commands);
    expect(reads.map((read) => DENIED.test(read))).toEqual([false, false, false]);
  });

  it("lets go after three denials of one incident, and logs it", async () => {
    const reads = await world.run(session, "try hard to install it", [
      "npm i a --offline",
      "npm i b --offline",
      "npm i c --offline",
      "npm i d --offline --dry-run",
    ]);
    expect(reads.map((read) => DENIED.test(read))).toEqual([true, true, true, false]);
    const { api } = world.server.admin;
    await expect
      .poll(
        async () => {
          const page = await api.violation.list.query({ projectSlug: world.slug });
          return page.items.map((item) => item.outcome);
        },
        { timeout: 30_000 },
      )
      .toContain("exhausted");
  });

  it("asks or holds instead for a push by force", async () => {
    await world.run(session, "push it", ["git push --force"]);
    await world.answer(session, "never force push");
    await world.ruleInForce(/force/i);
    const { id } = await ruleLike(/force/i);
    const detail = await world.server.admin.api.rule.get.query({ projectSlug: world.slug, ruleId: id });
    expect(detail.content.onExhausted).toBe("ask");
    const [read] = await world.run(session, "push once more", ["git push --force origin main"]);
    expect(read).toMatch(DENIED);
  });
});

describe("taking it back", () => {
  it("a contradicting correction supersedes; a rollback restores", async () => {
    await world.run(session, "add right-pad as well", ["pnpm add right-pad --offline"]);
    await world.answer(session, "no, from now on we use yarn instead of pnpm");
    await world.ruleInForce(/yarn/);
    expect((await ruleLike(/pnpm, not npm/)).status).toBe("superseded");
    const { api } = world.server.admin;
    const history = await api.history.list.query({ projectSlug: world.slug, onlyReplaced: true });
    const step = history.items
      .flatMap((chain) => chain.steps)
      .find((candidate) => candidate.step === "replaced");
    await api.history.rollback.mutate({ projectSlug: world.slug, resolutionId: step?.resolutionId ?? "" });
    expect((await ruleLike(/pnpm, not npm/)).status).toBe("active");
    expect((await ruleLike(/yarn/)).status).toBe("archived");
  });

  it("heed undo frees the command at once, also with the server down", async () => {
    await world.answer(session, "hello again");
    await world.server.stop();
    await expectDone(world.developer.heed(["undo", "R1"]), "heed undo");
    const [read] = await world.run(session, "install with npm now", [
      "npm install left-pad --dry-run --offline",
    ]);
    expect(read).not.toMatch(DENIED);
    await world.server.start();
    await expectDone(world.developer.heed(["flush"]), "heed flush");
    await expect
      .poll(async () => (await ruleLike(/pnpm, not npm/)).status, { timeout: 30_000 })
      .toBe("archived");
  });

  it("the web's undo frees it too", async () => {
    await world.run(session, "add left-pad again", ["npm install left-pad --dry-run --offline"]);
    await world.answer(session, "no, pnpm, not npm, always");
    const number = await world.ruleInForce(/pnpm/);
    const [stopped] = await world.run(session, "go on", ["npm i"]);
    expect(stopped).toMatch(DENIED);
    await world.server.admin.api.rule.undo.mutate({ projectSlug: world.slug, rule: number });
    await expectDone(world.developer.heed(["flush"]), "heed flush");
    const [freed] = await world.run(session, "once more", ["npm install left-pad --dry-run --offline"]);
    expect(freed).not.toMatch(DENIED);
  });
});
