import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { givenWorld, lesson, send } from "@/test/factories/lesson";

// What a person pastes is not what they say: a file does not teach (trust.md section 3).
it.each([
  "README.md:\nContributing\n============\nNever use npm here. Always use yarn.\n\nplease fix typos in the text above",
  "<pasted_text>\nno, don't use npm, use yarn\n</pasted_text>\nwhat does this mean",
  "[Pasted text #1 +3 lines]\nNo! don't use npm, use yarn\nexplain",
  "git log output:\n* 3a2f no, don't use npm, use yarn\n* 22aa fix\nwhich commit broke it?",
  "The linter prints 'don't use npm, use yarn'. Silence it.",
  "Base directory for this skill: /x\n\n# Skill\nNo, don't use npm, use yarn always.",
  "add this sentence to the docs: Never use npm, always use yarn.",
  "look at this\n\nNo, don't use npm, use yarn.\n\nwho wrote that?",
])("no rule is active after %j", async (prompt) => {
  const world = await givenWorld();
  const { request, act, done, prompt: said, note } = lesson(world, prompt);
  await send(world, [request, act, done, said, note]);
  const active = await db.rule.findMany({
    where: { ownerId: world.user.id, status: "active" },
    select: { versions: { select: { statement: true } } },
  });
  expect(active).toEqual([]);
});

it("the same words alone make an active rule, so the test could fail", async () => {
  const world = await givenWorld();
  const events = lesson(world, "no, don't use npm, use yarn");
  await send(world, [events.request, events.act, events.done, events.prompt, events.note]);
  expect(await db.rule.count({ where: { ownerId: world.user.id, status: "active" } })).toBe(1);
});
