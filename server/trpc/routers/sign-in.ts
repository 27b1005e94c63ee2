import { signInOptionsSchema } from "@/core/account/identity";
import {
  acceptedWelcomeSchema,
  acceptWelcomeInputSchema,
  previewWelcomeInputSchema,
  requestedLinkSchema,
  requestLinkInputSchema,
  requestResetInputSchema,
  resetPasswordInputSchema,
  resetPasswordSchema,
  welcomePreviewSchema,
} from "@/core/account/link";
import { acceptInstanceInvitation } from "@/server/services/account/accept-invitation";
import { getSignInOptions } from "@/server/services/account/get-sign-in-options";
import { previewInstanceInvitation } from "@/server/services/account/preview-invitation";
import { requestMagicLink, requestReset } from "@/server/services/account/request-link";
import { resetPassword } from "@/server/services/account/reset-password";
import { router } from "../init";
import { publicProcedure } from "../middleware";

/** What somebody needs who is not signed in; the sign-in itself is `/api/auth`. */
export const signInRouter = router({
  options: publicProcedure.output(signInOptionsSchema).query(() => getSignInOptions()),
  requestLink: publicProcedure
    .input(requestLinkInputSchema)
    .output(requestedLinkSchema)
    .mutation(({ ctx, input }) => requestMagicLink({ ctx, input })),
  requestReset: publicProcedure
    .input(requestResetInputSchema)
    .output(requestedLinkSchema)
    .mutation(({ ctx, input }) => requestReset({ ctx, input })),
  resetPassword: publicProcedure
    .input(resetPasswordInputSchema)
    .output(resetPasswordSchema)
    .mutation(({ ctx, input }) => resetPassword({ ctx, input })),
  // A mutation: the secret of a link must not be in an address.
  previewWelcome: publicProcedure
    .input(previewWelcomeInputSchema)
    .output(welcomePreviewSchema)
    .mutation(({ ctx, input }) => previewInstanceInvitation({ ctx, input })),
  acceptWelcome: publicProcedure
    .input(acceptWelcomeInputSchema)
    .output(acceptedWelcomeSchema)
    .mutation(({ ctx, input }) => acceptInstanceInvitation({ ctx, input })),
});
