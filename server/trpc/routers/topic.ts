import { z } from "zod";
import * as topics from "@/core/topics/added-topic-input";
import { archiveTopic } from "@/server/services/topic/archive";
import { createTopic } from "@/server/services/topic/create";
import { listTopics } from "@/server/services/topic/list";
import { restoreTopic } from "@/server/services/topic/restore";
import { reviseTopic } from "@/server/services/topic/revise";
import { testTopic } from "@/server/services/topic/test";
import { router } from "../init";
import { projectProcedure, sessionProcedure } from "../middleware";

const list = z.array(topics.topicViewSchema);
const inProject = projectProcedure.output(topics.topicViewSchema);
const shared = sessionProcedure.output(topics.topicViewSchema);

/** Added subject areas: of a project, and under `shared…` those of the instance, for instance admins. */
export const topicRouter = router({
  list: projectProcedure.output(list).query(({ ctx }) => listTopics({ ctx: ctx.service })),
  try: projectProcedure
    .input(topics.tryTopicInput)
    .output(topics.triedTopicSchema)
    .query(({ ctx, input }) => testTopic({ ctx: ctx.service, input })),
  create: inProject
    .input(topics.writeTopicInput)
    .mutation(({ ctx, input }) => createTopic({ ctx: ctx.service, input })),
  revise: inProject
    .input(topics.reviseTopicInput)
    .mutation(({ ctx, input }) => reviseTopic({ ctx: ctx.service, input })),
  archive: inProject
    .input(topics.topicIdInput)
    .mutation(({ ctx, input }) => archiveTopic({ ctx: ctx.service, input })),
  restore: inProject
    .input(topics.topicIdInput)
    .mutation(({ ctx, input }) => restoreTopic({ ctx: ctx.service, input })),

  listShared: sessionProcedure.output(list).query(({ ctx }) => listTopics({ ctx: ctx.service })),
  tryShared: sessionProcedure
    .input(topics.tryTopicInput)
    .output(topics.triedTopicSchema)
    .query(({ ctx, input }) => testTopic({ ctx: ctx.service, input })),
  createShared: shared
    .input(topics.writeTopicInput)
    .mutation(({ ctx, input }) => createTopic({ ctx: ctx.service, input })),
  reviseShared: shared
    .input(topics.reviseTopicInput)
    .mutation(({ ctx, input }) => reviseTopic({ ctx: ctx.service, input })),
  archiveShared: shared
    .input(topics.topicIdInput)
    .mutation(({ ctx, input }) => archiveTopic({ ctx: ctx.service, input })),
  restoreShared: shared
    .input(topics.topicIdInput)
    .mutation(({ ctx, input }) => restoreTopic({ ctx: ctx.service, input })),
});
