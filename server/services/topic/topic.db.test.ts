import { describe, expect, it } from "vitest";
import type { WriteTopicInput } from "@/core/topics/added-topic-input";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { contextOf } from "@/test/factories/contexts";
import { hookEvent, tokenContext } from "@/test/factories/hook-event";
import { givenWorld, send, tick } from "@/test/factories/lesson";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import type { ProjectServiceContext } from "../context";
import { archiveTopic } from "./archive";
import { createTopic } from "./create";
import { listTopics } from "./list";
import { listTopicsInUse } from "./list-in-use";
import { restoreTopic } from "./restore";
import { reviseTopic } from "./revise";
import { testTopic } from "./test";

const FLAGS: WriteTopicInput = {
  key: "feature-flags",
  words: ["feature flag", "toggl*"],
  values: { unleash: ["unleash"], launchdarkly: ["launchdarkly"] },
  severity: "major",
};
const made = async ({ ctx }: { ctx: ProjectServiceContext }) => {
  const { id: topicId } = await createTopic({ ctx, input: FLAGS });
  return { topicId };
};
const rowOf = (id: string) => db.addedTopic.findUniqueOrThrow({ where: { id } });

describeVerb("createTopic", {
  ...{ action: "topic.create", chain: "project", hasSubject: false },
  given: async () => ({}),
  run: (ctx) => createTopic({ ctx, input: FLAGS }),
  entity: (_given, { id }) => id,
  effect: async (_given, { id }, { project, owner }) => {
    expect(await rowOf(id)).toMatchObject({
      key: "feature-flags",
      projectId: project.id,
      createdById: owner.id,
    });
  },
});

describeVerb("reviseTopic", {
  ...{ action: "topic.revise", chain: "project" },
  given: made,
  run: (ctx, { topicId }) =>
    reviseTopic({ ctx, input: { ...FLAGS, words: ["flag"], topicId, expectedRevision: 1 } }),
  entity: ({ topicId }) => topicId,
  effect: async ({ topicId }) => expect(await rowOf(topicId)).toMatchObject({ words: ["flag"], revision: 2 }),
});

describeVerb("archiveTopic", {
  ...{ action: "topic.archive", chain: "project" },
  given: made,
  run: (ctx, input) => archiveTopic({ ctx, input }),
  entity: ({ topicId }) => topicId,
  effect: async ({ topicId }) => expect((await rowOf(topicId)).archivedAt).not.toBeNull(),
});

describeVerb("restoreTopic", {
  ...{ action: "topic.restore", chain: "project" },
  given: async (tenant) => {
    const input = await made(tenant);
    await archiveTopic({ ctx: tenant.ctx, input });
    return input;
  },
  run: (ctx, input) => restoreTopic({ ctx, input }),
  entity: ({ topicId }) => topicId,
  effect: async ({ topicId }) => expect((await rowOf(topicId)).archivedAt).toBeNull(),
});

describe("topics and claim slots as data that an admin can extend", () => {
  it("editors, members and viewers cannot; they see them", async () => {
    const tenant = await mintTenant();
    await made(tenant);
    for (const role of ["editor", "member", "viewer"] as const) {
      const { ctx } = await tenant.join(role);
      await expectRefusal(createTopic({ ctx, input: { ...FLAGS, key: "other" } }), "FORBIDDEN");
      expect((await listTopics({ ctx })).map(({ key }) => key)).toContain("feature-flags");
    }
  });

  it("a key that is built in, or in use, is refused beside the field", async () => {
    const tenant = await mintTenant();
    await made(tenant);
    const { ctx } = tenant;
    for (const key of ["package-manager", "feature-flags"]) {
      await expect(createTopic({ ctx, input: { ...FLAGS, key } })).rejects.toMatchObject({
        code: "CONFLICT",
        fieldErrors: { key: [expect.stringContaining(key)] },
      });
    }
  });

  it("an archived key is free again, and then cannot come back", async () => {
    const tenant = await mintTenant();
    const input = await made(tenant);
    await archiveTopic({ ctx: tenant.ctx, input });
    await made(tenant);
    await expectRefusal(restoreTopic({ ctx: tenant.ctx, input }), "CONFLICT");
  });

  it("an edit of something that changed meanwhile is refused", async () => {
    const tenant = await mintTenant();
    const { topicId } = await made(tenant);
    const edit = { ...FLAGS, topicId, expectedRevision: 1 };
    await reviseTopic({ ctx: tenant.ctx, input: edit });
    await expectRefusal(reviseTopic({ ctx: tenant.ctx, input: edit }), "CONFLICT");
  });
});

describe("instance-wide by instance admins", () => {
  it("counts in every project, on the instance's chain, and is nobody else's to change", async () => {
    const admin = await mintUser();
    await db.user.update({ where: { id: admin.id }, data: { isInstanceAdmin: true } });
    const ctx = contextOf({ ...admin.actor, isInstanceAdmin: true });
    const key = `area-${Date.now().toString(36)}`;
    const { id } = await createTopic({ ctx, input: { ...FLAGS, key } });
    await expectAuditEntry({
      chain: { kind: "instance" },
      ...{ action: "topic.create", entityId: id, actorId: admin.id },
    });
    const tenant = await mintTenant();
    const seen = (await listTopics({ ctx: tenant.ctx })).find((topic) => topic.key === key);
    expect(seen?.scope).toBe("instance");
    await expectRefusal(archiveTopic({ ctx: tenant.ctx, input: { topicId: id } }), "NOT_FOUND");
    await expectRefusal(createTopic({ ctx: tenant.ctx, input: { ...FLAGS, key } }), "CONFLICT");
    await expectRefusal(createTopic({ ctx: contextOf(tenant.owner.actor), input: FLAGS }), "NOT_FOUND");
    await archiveTopic({ ctx, input: { topicId: id } });
  });
});

describe("try a sentence", () => {
  it("shows which area and value it names, also of a draft, and when a built-in one wins", async () => {
    const tenant = await mintTenant();
    await made(tenant);
    const { ctx } = tenant;
    const tried = (
      text: string,
      draft?: { key: string; words: string[]; values: Record<string, string[]> },
    ) => testTopic({ ctx, input: { text, draft } });
    expect(await tried("Gate checkout work behind Unleash.")).toMatchObject({
      added: { key: "feature-flags", value: "unleash" },
      builtIn: null,
    });
    expect(await tried("use pnpm, not npm")).toMatchObject({ added: null, builtIn: "package-manager" });
    const draft = { key: "telemetry", words: ["telemetry"], values: {} };
    expect((await tried("send telemetry for every page", draft)).added).toEqual({
      key: "telemetry",
      value: null,
    });
    expect(await db.addedTopic.count({ where: { projectId: tenant.project.id } })).toBe(1);
  });
});

describe("the pipeline uses added areas", () => {
  it("a wish is kept under the added area, with its value and severity; another value takes its place", async () => {
    const world = await givenWorld();
    const ctx = tokenContext(world.user.id, ["events:write", "rules:read", "own:write"]);
    await db.addedTopic.create({
      data: { ...FLAGS, severity: "major", projectId: world.project.id, values: FLAGS.values ?? {} },
    });
    const teach = (text: string) =>
      send({ ctx }, [
        hookEvent(world.project.slug, {
          ...{ at: tick(), kind: "client_note", hostEventName: "note", author: "human" },
          note: { type: "command", command: { verb: "remember", text }, source: "terminal" },
        }),
      ]);
    await teach("always use Unleash for every new flag");
    const rule = await db.rule.findFirstOrThrow({ where: { ownerId: world.user.id } });
    expect([rule.topic, rule.severity]).toEqual(["feature-flags", "major"]);
    await teach("always use LaunchDarkly for every new flag");
    const rules = await db.rule.findMany({ where: { ownerId: world.user.id }, orderBy: { number: "asc" } });
    expect(rules.map(({ status }) => status)).toEqual(["superseded", "active"]);
  });

  it("they are read once until one changes, in every process", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const { topicId } = await made(tenant);
    const first = await listTopicsInUse({ ctx });
    expect(first.map(({ key }) => key)).toContain("feature-flags");
    expect(await listTopicsInUse({ ctx })).toBe(first);
    await archiveTopic({ ctx, input: { topicId } });
    expect((await listTopicsInUse({ ctx })).map(({ key }) => key)).not.toContain("feature-flags");
  });
});
