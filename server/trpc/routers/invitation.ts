import { z } from "zod";
import {
  acceptedInvitationSchema,
  acceptInvitationInputSchema,
  createdInvitationSchema,
  createInvitationInputSchema,
  invitationIdInputSchema,
  invitationPreviewSchema,
  invitationSchema,
  joinConflictSchema,
  previewConflictsInputSchema,
} from "@/core/invitation/schema";
import { acceptInvitation } from "@/server/services/invitation/accept";
import { createInvitation } from "@/server/services/invitation/create";
import { listInvitations } from "@/server/services/invitation/list";
import { previewInvitation } from "@/server/services/invitation/preview";
import { previewConflicts } from "@/server/services/invitation/preview-conflicts";
import { replaceInvitationLink } from "@/server/services/invitation/replace";
import { revokeInvitation } from "@/server/services/invitation/revoke";
import { router } from "../init";
import { projectProcedure, publicProcedure, sessionProcedure } from "../middleware";

export const invitationRouter = router({
  list: projectProcedure
    .output(z.array(invitationSchema))
    .query(({ ctx }) => listInvitations({ ctx: ctx.service })),
  create: projectProcedure
    .input(createInvitationInputSchema)
    .output(createdInvitationSchema)
    .mutation(({ ctx, input }) => createInvitation({ ctx: ctx.service, input })),
  replace: projectProcedure
    .input(invitationIdInputSchema)
    .output(createdInvitationSchema)
    .mutation(({ ctx, input }) => replaceInvitationLink({ ctx: ctx.service, input })),
  revoke: projectProcedure
    .input(invitationIdInputSchema)
    .output(invitationIdInputSchema)
    .mutation(({ ctx, input }) => revokeInvitation({ ctx: ctx.service, input })),
  preview: publicProcedure
    .input(z.object({ token: z.string().max(100) }))
    .output(invitationPreviewSchema)
    .query(({ ctx, input }) => previewInvitation({ ctx, input })),
  conflicts: sessionProcedure
    .input(previewConflictsInputSchema)
    .output(z.array(joinConflictSchema))
    .query(({ ctx, input }) => previewConflicts({ ctx: ctx.service, input })),
  accept: publicProcedure
    .input(acceptInvitationInputSchema)
    .output(acceptedInvitationSchema)
    .mutation(({ ctx, input }) => acceptInvitation({ ctx, input })),
});
