import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { activateRule } from "./activate";
import { contentOf } from "./content";
import { dismissRule } from "./dismiss";
import { mergeRules } from "./merge";
import { pauseRules } from "./pause-many";
import { restoreRule } from "./restore";
import { reviseRule } from "./revise";
import { supersedeRule } from "./supersede";
import { undoRule } from "./undo";

/** R901 and R902 of the owner, P1 of the project, R903 for everywhere; all are active. */
async function library() {
  const tenant = await mintTenant();
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const mint = async (number: number, layer: "personal" | "project" = "personal") =>
    (await mintRule(place, { number, layer })).id;
  const rules = {
    r901: await mint(901),
    r902: await mint(902),
    p1: await mint(1, "project"),
    r903: await mint(903),
  };
  await db.rule.update({ where: { id: rules.r903 }, data: { projectId: null, scope: "global" } });
  const statuses = async () => {
    const rows = await db.rule.findMany({ where: { ownerId: tenant.owner.id }, orderBy: { number: "asc" } });
    return rows.map(({ number, status }) => `${number} ${status}`);
  };
  return { ...tenant, ...rules, statuses };
}
const UNTOUCHED = ["1 active", "901 active", "902 active", "903 active"];

describe("supersedeRule refuses", () => {
  it("a rule over itself, over another library, over another reach", async () => {
    const { ctx, r901, p1, r903, statuses } = await library();
    for (const newId of [r901, p1, r903]) {
      await expectRefusal(supersedeRule({ ctx, input: { oldId: r901, newId } }), "CONFLICT");
    }
    expect(await statuses()).toEqual(UNTOUCHED);
  });

  it("a rule that is not in force, and with it every circle", async () => {
    const { ctx, r901, r902 } = await library();
    await supersedeRule({ ctx, input: { oldId: r901, newId: r902 } });
    await expectRefusal(supersedeRule({ ctx, input: { oldId: r902, newId: r901 } }), "CONFLICT");
  });
});

describe("mergeRules refuses", () => {
  it("other libraries and other reaches; the whole merge is taken back", async () => {
    const { ctx, r901, r902, p1, r903, statuses } = await library();
    for (const other of [p1, r903]) {
      const input = { targetId: r901, sourceIds: [r902, other] };
      await expectRefusal(mergeRules({ ctx, input }), "CONFLICT");
    }
    expect(await statuses()).toEqual(UNTOUCHED);
  });

  it("to lose what is in force to a rule that is not", async () => {
    const { ctx, r901, r902, statuses } = await library();
    await db.rule.update({ where: { id: r901 }, data: { status: "archived" } });
    await expectRefusal(mergeRules({ ctx, input: { targetId: r901, sourceIds: [r902] } }), "CONFLICT");
    expect(await statuses()).toEqual(["1 active", "901 archived", "902 active", "903 active"]);
  });
});

describe("the lifecycle", () => {
  it("dismisses proposals only, and edits nothing that another rule replaced", async () => {
    const { ctx, r901, r902 } = await library();
    await expectRefusal(dismissRule({ ctx, input: { ruleId: r901 } }), "CONFLICT");
    await supersedeRule({ ctx, input: { oldId: r901, newId: r902 } });
    const version = await db.ruleVersion.findFirstOrThrow({ where: { ruleId: r901 } });
    await expectRefusal(
      reviseRule({ ctx, input: { ruleId: r901, expectedVersion: 1, content: contentOf(version) } }),
      "CONFLICT",
    );
  });

  it("pauses all of many rules or none", async () => {
    const { ctx, r901, r902, statuses } = await library();
    const stranger = await library();
    await expectRefusal(pauseRules({ ctx, input: { ruleIds: [r901, r902, stranger.r901] } }), "NOT_FOUND");
    expect(await statuses()).toEqual(UNTOUCHED);
  });

  it("does not put an unapproved shared rule in force as soon as there are two people", async () => {
    const { ctx, p1, join } = await library();
    const editor = await join("editor");
    await db.rule.update({ where: { id: p1 }, data: { status: "paused" } });
    await expectRefusal(activateRule({ ctx, input: { ruleId: p1 } }), "PRECONDITION");
    await expectRefusal(activateRule({ ctx: editor.ctx, input: { ruleId: p1 } }), "PRECONDITION");
  });

  it("knows no version that never was, and takes nothing back twice", async () => {
    const { ctx, r901 } = await library();
    await expectRefusal(restoreRule({ ctx, input: { ruleId: r901, version: 7 } }), "NOT_FOUND");
    await undoRule({ ctx, input: { rule: "R901" } });
    await expectRefusal(undoRule({ ctx, input: { rule: "r901" } }), "CONFLICT");
    await expectRefusal(undoRule({ ctx, input: {} }), "NOT_FOUND");
    await expectRefusal(undoRule({ ctx, input: { rule: "R77" } }), "NOT_FOUND");
  });
});
