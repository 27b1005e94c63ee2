import {
  eventIdInput,
  listSessionsInput,
  promptExplanationSchema,
  sessionIdInput,
  sessionPageSchema,
  sessionSummarySchema,
  timelineInput,
  timelinePageSchema,
} from "@/core/agent-session/schema";
import { explainPrompt } from "@/server/services/agent-session/explain-prompt";
import { getSession } from "@/server/services/agent-session/get";
import { listSessions } from "@/server/services/agent-session/list";
import { listTimeline } from "@/server/services/agent-session/timeline";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const sessionRouter = router({
  list: projectProcedure
    .input(listSessionsInput)
    .output(sessionPageSchema)
    .query(({ ctx, input }) => listSessions({ ctx: ctx.service, input })),
  get: projectProcedure
    .input(sessionIdInput)
    .output(sessionSummarySchema)
    .query(({ ctx, input }) => getSession({ ctx: ctx.service, input })),
  timeline: projectProcedure
    .input(timelineInput)
    .output(timelinePageSchema)
    .query(({ ctx, input }) => listTimeline({ ctx: ctx.service, input })),
  why: projectProcedure
    .input(eventIdInput)
    .output(promptExplanationSchema)
    .query(({ ctx, input }) => explainPrompt({ ctx: ctx.service, input })),
});
