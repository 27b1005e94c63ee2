import type { SignInOptions } from "@/core/account/identity";
import { env } from "@/env";
import { configuredProviders } from "@/server/auth/providers/configured";
import { canSendMail } from "@/server/mail/enqueue-mail";

/** What the sign-in page offers on this server; the same for everybody. */
export function getSignInOptions(): SignInOptions {
  return {
    password: env.HEED_PASSWORD_SIGN_IN,
    magicLink: env.HEED_MAGIC_LINK && canSendMail(),
    mail: canSendMail(),
    providers: configuredProviders(),
  };
}
