import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { inProject, personContext } from "@/test/factories/hook-event";
import { givenWorld, type LessonWorld, lesson, send, workAgain } from "@/test/factories/lesson";
import { getBundle } from "../bundle/get";
import { undoRule } from "./undo";

const RELEASE =
  "from now on, before each release:\n1. run npm test\n2. update the changelog\n3. never push to main";

async function taught(wish: string, world?: LessonWorld) {
  const here = world ?? (await givenWorld());
  const { request, act, done, prompt, note } = lesson(here, wish);
  await send(here, [request, act, done, prompt, note]);
  const rules = await db.rule.findMany({
    where: { ownerId: here.user.id },
    orderBy: { number: "asc" },
    include: { versions: { orderBy: { version: "desc" }, take: 1 }, children: true },
  });
  return { ...here, prompt, rules };
}

describe("parts of one message that belong together share a composite parent", () => {
  it("the steps of a procedure do, with a SPLIT decision of their own", async () => {
    const { rules, user } = await taught(RELEASE);
    const [composite] = rules.filter(({ shape }) => shape === "composite");
    expect(composite?.versions[0]?.statement).toBe("Before each release.");
    expect(composite?.children).toHaveLength(3);
    expect(rules.filter(({ parentId }) => parentId === composite?.id).map(({ shape }) => shape)).toEqual([
      "atomic",
      "atomic",
      "atomic",
    ]);
    const split = await db.resolution.findFirstOrThrow({ where: { ownerId: user.id, action: "split" } });
    expect([split.resultRuleId, split.decisionLine]).toEqual([
      composite?.id,
      "Decision: SPLIT — because its wishes are the steps of one procedure.",
    ]);
  });

  it("once, also when the prompt is worked on again", async () => {
    const { prompt, user, rules } = await taught(RELEASE);
    await workAgain([prompt.id]);
    expect(await db.rule.count({ where: { ownerId: user.id } })).toBe(rules.length);
    expect(await db.resolution.count({ where: { ownerId: user.id, action: "split" } })).toBe(1);
  });

  it("unrelated wishes stay atomic, as a list or in a sentence", async () => {
    const listed = await taught("from now on:\n- use pnpm, not npm\n- never push to main");
    const said = await taught("use pnpm, not npm, and never push to main");
    for (const { rules } of [listed, said]) {
      expect(rules.map(({ shape, parentId }) => [shape, parentId])).toEqual([
        ["atomic", null],
        ["atomic", null],
      ]);
    }
  });

  it("undo takes back the whole with its parts; what was there before stays", async () => {
    const before = await taught("always run npm test before each release");
    const { rules, user, project } = await taught(RELEASE, before);
    expect(rules.some(({ shape }) => shape === "composite")).toBe(true);
    const ctx = await inProject(personContext(user), project.slug);
    const { archived } = await undoRule({ ctx, input: {} });
    expect(archived.length).toBeGreaterThanOrEqual(3);
    const left = await db.rule.findMany({ where: { ownerId: user.id, status: { not: "archived" } } });
    expect(left.map(({ number }) => number)).toEqual([1]);
    expect((await getBundle({ ctx })).bundle.rules.map(({ number }) => number)).toEqual(["R1"]);
  });
});

describe("a special case stands under the general rule instead of changing it", () => {
  it("where it differs for some files only; the general rule stays and leaves them out", async () => {
    const first = await taught("no, always use 2 spaces for indentation");
    const { rules } = await taught("no, in *.py files always use 4 spaces for indentation", first);
    const [general, special] = rules;
    expect([general?.status, general?.shape]).toEqual(["active", "atomic"]);
    expect([special?.shape, special?.parentId]).toEqual(["refinement", general?.id]);
  });
});
