import {
  acceptInboxInput,
  inboxCountsSchema,
  inboxItemIdInput,
  inboxPageSchema,
  inboxResultSchema,
  listInboxInput,
  snoozeInboxInput,
} from "@/core/inbox/schema";
import { acceptInboxItem } from "@/server/services/inbox/accept";
import { countInbox } from "@/server/services/inbox/count";
import { dismissInboxItem } from "@/server/services/inbox/dismiss";
import { listInbox } from "@/server/services/inbox/list";
import { snoozeInboxItem } from "@/server/services/inbox/snooze";
import { undoInboxItem } from "@/server/services/inbox/undo";
import { router } from "../init";
import { projectProcedure } from "../middleware";

const answer = projectProcedure.output(inboxResultSchema);

export const inboxRouter = router({
  list: projectProcedure
    .input(listInboxInput)
    .output(inboxPageSchema)
    .query(({ ctx, input }) => listInbox({ ctx: ctx.service, input })),
  counts: projectProcedure.output(inboxCountsSchema).query(({ ctx }) => countInbox({ ctx: ctx.service })),
  accept: answer
    .input(acceptInboxInput)
    .mutation(({ ctx, input }) => acceptInboxItem({ ctx: ctx.service, input })),
  dismiss: answer
    .input(inboxItemIdInput)
    .mutation(({ ctx, input }) => dismissInboxItem({ ctx: ctx.service, input })),
  snooze: answer
    .input(snoozeInboxInput)
    .mutation(({ ctx, input }) => snoozeInboxItem({ ctx: ctx.service, input })),
  undo: answer
    .input(inboxItemIdInput)
    .mutation(({ ctx, input }) => undoInboxItem({ ctx: ctx.service, input })),
});
