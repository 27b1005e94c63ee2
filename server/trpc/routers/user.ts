import { z } from "zod";
import {
  endedSessionsSchema,
  handedLinkSchema,
  inviteUserInputSchema,
  listUsersInputSchema,
  setAdminInputSchema,
  userIdInputSchema,
  userInvitationIdInputSchema,
  userInvitationSchema,
  userItemSchema,
  userPageSchema,
} from "@/core/user/schema";
import { disableUser } from "@/server/services/user/disable";
import { enableUser } from "@/server/services/user/enable";
import { inviteUser } from "@/server/services/user/invite";
import { listUsers } from "@/server/services/user/list";
import { listUserInvitations } from "@/server/services/user/list-invitations";
import { revokeUserInvitation } from "@/server/services/user/revoke-invitation";
import { revokeUserSessions } from "@/server/services/user/revoke-sessions";
import { sendReset } from "@/server/services/user/send-reset";
import { setInstanceAdmin } from "@/server/services/user/set-admin";
import { router } from "../init";
import { sessionProcedure } from "../middleware";

/** The people of the instance, for instance admins: each verb reads the flag from the database. */
export const userRouter = router({
  list: sessionProcedure
    .input(listUsersInputSchema)
    .output(userPageSchema)
    .query(({ ctx, input }) => listUsers({ ctx: ctx.service, input })),
  invitations: sessionProcedure
    .output(z.array(userInvitationSchema))
    .query(({ ctx }) => listUserInvitations({ ctx: ctx.service })),
  invite: sessionProcedure
    .input(inviteUserInputSchema)
    .output(handedLinkSchema)
    .mutation(({ ctx, input }) => inviteUser({ ctx: ctx.service, input })),
  revokeInvitation: sessionProcedure
    .input(userInvitationIdInputSchema)
    .output(userInvitationIdInputSchema)
    .mutation(({ ctx, input }) => revokeUserInvitation({ ctx: ctx.service, input })),
  disable: sessionProcedure
    .input(userIdInputSchema)
    .output(endedSessionsSchema)
    .mutation(({ ctx, input }) => disableUser({ ctx: ctx.service, input })),
  enable: sessionProcedure
    .input(userIdInputSchema)
    .output(userItemSchema)
    .mutation(({ ctx, input }) => enableUser({ ctx: ctx.service, input })),
  revokeSessions: sessionProcedure
    .input(userIdInputSchema)
    .output(endedSessionsSchema)
    .mutation(({ ctx, input }) => revokeUserSessions({ ctx: ctx.service, input })),
  sendReset: sessionProcedure
    .input(userIdInputSchema)
    .output(handedLinkSchema)
    .mutation(({ ctx, input }) => sendReset({ ctx: ctx.service, input })),
  setAdmin: sessionProcedure
    .input(setAdminInputSchema)
    .output(userItemSchema)
    .mutation(({ ctx, input }) => setInstanceAdmin({ ctx: ctx.service, input })),
});
