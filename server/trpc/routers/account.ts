import { signInWaysSchema, unlinkedIdentitySchema, unlinkIdentityInputSchema } from "@/core/account/identity";
import { setPasswordInputSchema } from "@/core/account/link";
import {
  accountNoticeItemSchema,
  dismissedNoticeSchema,
  dismissNoticeInputSchema,
} from "@/core/account/notice";
import {
  accountSessionsSchema,
  changePasswordInputSchema,
  confirmedPasswordSchema,
  confirmPasswordInputSchema,
  meSchema,
  revokedSessionsSchema,
  revokeSessionInputSchema,
  updateAccountInputSchema,
} from "@/core/account/schema";
import { changePassword } from "@/server/services/account/change-password";
import { confirmPassword } from "@/server/services/account/confirm-password";
import { getAccount } from "@/server/services/account/get";
import { listSessions } from "@/server/services/account/list-sessions";
import { listSignInWays } from "@/server/services/account/list-sign-in-ways";
import { revokeSession } from "@/server/services/account/revoke-session";
import { setPassword } from "@/server/services/account/set-password";
import { signOutEverywhere } from "@/server/services/account/sign-out-everywhere";
import { unlinkIdentity } from "@/server/services/account/unlink-identity";
import { updateAccount } from "@/server/services/account/update";
import { dismissAccountNotice } from "@/server/services/account-notice/dismiss";
import { listAccountNotices } from "@/server/services/account-notice/list";
import { router } from "../init";
import { sessionProcedure } from "../middleware";

export const accountRouter = router({
  me: sessionProcedure.output(meSchema).query(({ ctx }) => getAccount({ ctx: ctx.service })),
  update: sessionProcedure
    .input(updateAccountInputSchema)
    .output(meSchema)
    .mutation(({ ctx, input }) => updateAccount({ ctx: ctx.service, input })),
  changePassword: sessionProcedure
    .input(changePasswordInputSchema)
    .output(revokedSessionsSchema)
    .mutation(({ ctx, input }) => changePassword({ ctx: ctx.service, input })),
  confirmPassword: sessionProcedure
    .input(confirmPasswordInputSchema)
    .output(confirmedPasswordSchema)
    .mutation(({ ctx, input }) => confirmPassword({ ctx: ctx.service, input })),
  sessions: sessionProcedure
    .output(accountSessionsSchema)
    .query(({ ctx }) => listSessions({ ctx: ctx.service })),
  revokeSession: sessionProcedure
    .input(revokeSessionInputSchema)
    .output(revokedSessionsSchema)
    .mutation(({ ctx, input }) => revokeSession({ ctx: ctx.service, input })),
  signOutEverywhere: sessionProcedure
    .output(revokedSessionsSchema)
    .mutation(({ ctx }) => signOutEverywhere({ ctx: ctx.service })),
  signInWays: sessionProcedure
    .output(signInWaysSchema)
    .query(({ ctx }) => listSignInWays({ ctx: ctx.service })),
  setPassword: sessionProcedure
    .input(setPasswordInputSchema)
    .output(revokedSessionsSchema)
    .mutation(({ ctx, input }) => setPassword({ ctx: ctx.service, input })),
  unlinkIdentity: sessionProcedure
    .input(unlinkIdentityInputSchema)
    .output(unlinkedIdentitySchema)
    .mutation(({ ctx, input }) => unlinkIdentity({ ctx: ctx.service, input })),
  notices: sessionProcedure
    .output(accountNoticeItemSchema.array())
    .query(({ ctx }) => listAccountNotices({ ctx: ctx.service })),
  dismissNotice: sessionProcedure
    .input(dismissNoticeInputSchema)
    .output(dismissedNoticeSchema)
    .mutation(({ ctx, input }) => dismissAccountNotice({ ctx: ctx.service, input })),
});
