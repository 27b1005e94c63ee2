import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { mintRecord } from "@/test/factories/mint-conflict";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { previewRollback } from "../history/preview";
import { rollBack } from "../history/rollback";
import { undoRollback } from "../history/undo-rollback";
import { supersedeRule } from "../rule/supersede";
import { withdrawMark } from "../signal/withdraw-mark";

const NUMBERS = [907, 923, 926, 930] as const;

/** R907 lost its place to R923, R923 to R926, and so on; each replacement came of a marked prompt. */
async function chain(length: 3 | 4) {
  const tenant = await mintTenant();
  const { owner, project, ctx } = tenant;
  const place = { projectId: project.id, ownerId: owner.id };
  const ids: string[] = [];
  for (const number of NUMBERS.slice(0, length)) ids.push((await mintRule(place, { number })).id);
  const marks: { eventId: string; resolutionId: string }[] = [];
  for (const [index, newId] of ids.entries()) {
    const oldId = ids[index - 1];
    if (oldId === undefined) continue;
    await supersedeRule({ ctx, input: { oldId, newId } });
    const { recordId, eventId, sessionId } = await mintRecord(place);
    const { id } = await db.resolution.findFirstOrThrow({ where: { resultRuleId: newId } });
    await db.resolution.update({ where: { id }, data: { recordId } });
    await db.signalMark.create({
      data: {
        ...{ ...place, sessionId, eventId, verdict: "correction", language: "en", script: "latin" },
        ...{ label: "none", path: "none", detectors: [], effect: { taught: true }, createdAt: new Date(0) },
      },
    });
    marks.push({ eventId, resolutionId: id });
  }
  const takeBackMark = (nth: number) =>
    withdrawMark({ ctx, input: { eventId: marks[nth - 1]?.eventId ?? "" } });
  const input = (nth: number) => ({ resolutionId: marks[nth - 1]?.resolutionId ?? "" });
  const takeBack = (nth: number) => rollBack({ ctx, input: input(nth) });
  const preview = (nth: number) => previewRollback({ ctx, input: input(nth) });
  const undo = (nth: number) => undoRollback({ ctx, input: input(nth) });
  /** `R907 superseded R926`: its status, and who took its place where it is superseded. */
  const standing = async () =>
    (
      await db.rule.findMany({
        where: { ownerId: owner.id },
        orderBy: { number: "asc" },
        select: { number: true, status: true, supersededBy: { select: { number: true } } },
      })
    ).map(({ number, status, supersededBy }) =>
      status === "superseded" ? `R${number} superseded R${supersededBy?.number}` : `R${number} ${status}`,
    );
  return { ctx, ids, takeBackMark, takeBack, preview, undo, standing };
}

it("a mark in the middle of a chain is taken back: no rule comes back beside the one that descends from it", async () => {
  const { ids, takeBackMark, standing } = await chain(3);
  const { stays } = await takeBackMark(1);
  expect(stays).toEqual(["R907 stays replaced, now by R926."]);
  expect(await standing()).toEqual(["R907 superseded R926", "R923 archived", "R926 active"]);
  const { statusReason } = await db.rule.findUniqueOrThrow({ where: { id: ids[0] } });
  expect(statusReason).toBe("Replaced by R926: R923 was taken back.");
});

it("the answer says that the older rule stays replaced, and by whom", async () => {
  const { takeBack } = await chain(3);
  const { summary, archived, activated } = await takeBack(1);
  expect(summary).toBe("R923 is archived. R907 stays replaced, now by R926.");
  expect(archived.map(({ number }) => number)).toEqual(["R923"]);
  expect(activated).toEqual([]);
});

it("the preview says it before anybody confirms: nothing comes back, and who keeps the place", async () => {
  const { preview } = await chain(3);
  const middle = await preview(1);
  expect(middle.summary).toBe("R923 would be archived. R907 would stay replaced, now by R926.");
  expect(middle.archives.map(({ number }) => number)).toEqual(["R923"]);
  expect(middle.activates).toEqual([]);
  expect((await preview(2)).summary).toBe("R923 would be in force again and R926 archived.");
});

it("one undo of it puts in force exactly what was in force, and both can be taken back after it", async () => {
  const { takeBack, undo, standing } = await chain(3);
  await takeBack(1);
  await undo(1);
  expect(await standing()).toEqual(["R907 superseded R926", "R923 superseded R926", "R926 active"]);
  await takeBack(2);
  expect(await standing()).toEqual(["R907 superseded R923", "R923 active", "R926 archived"]);
  await takeBack(1);
  expect(await standing()).toEqual(["R907 active", "R923 archived", "R926 archived"]);
});

it("when the last mark is taken back too, the first rule is in force again; one undo lets it give way", async () => {
  const { takeBack, undo, standing } = await chain(3);
  await takeBack(1);
  const { summary } = await takeBack(2);
  expect(summary).toBe("R907 is in force again, R926 is archived.");
  expect(await standing()).toEqual(["R907 active", "R923 archived", "R926 archived"]);
  await undo(2);
  expect(await standing()).toEqual(["R907 superseded R926", "R923 archived", "R926 active"]);
});

it("of a longer chain the older rule hangs on the next link, whose end is in force", async () => {
  const { takeBackMark, standing } = await chain(4);
  await takeBackMark(1);
  expect(await standing()).toEqual([
    ...["R907 superseded R926", "R923 archived", "R926 superseded R930", "R930 active"],
  ]);
  await takeBackMark(3);
  expect((await standing())[2]).toBe("R926 active");
  await takeBackMark(2);
  expect((await standing())[0]).toBe("R907 active");
});

it("a rule that was archived by hand holds nobody's place", async () => {
  const { ids, takeBack, standing } = await chain(3);
  await db.rule.update({ where: { id: ids[2] }, data: { status: "archived" } });
  await takeBack(1);
  expect((await standing())[0]).toBe("R907 active");
});
