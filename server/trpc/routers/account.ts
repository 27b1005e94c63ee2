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
import { revokeSession } from "@/server/services/account/revoke-session";
import { signOutEverywhere } from "@/server/services/account/sign-out-everywhere";
import { updateAccount } from "@/server/services/account/update";
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
});
