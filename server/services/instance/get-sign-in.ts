import type { SignInProvider, SignInState } from "@/core/instance/schema";
import { env } from "@/env";
import { publicUrl } from "@/server/auth/public-url";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";

/** How people get in: which doors are open, and what is missing for the others. No secret is part of it. */
export async function getSignInState({ ctx }: { ctx: ServiceContext }): Promise<SignInState> {
  await requirePermission(ctx, "instance:admin");
  return {
    publicUrl: publicUrl(),
    publicUrlConfigured: env.HEED_PUBLIC_URL !== undefined,
    passwordSignIn: env.HEED_PASSWORD_SIGN_IN,
    providers: [
      provider("github", "GitHub", ["GITHUB_ID", "GITHUB_SECRET"]),
      provider("google", "Google", ["GOOGLE_ID", "GOOGLE_SECRET"]),
      provider("oidc", env.OIDC_NAME ?? "OpenID Connect", ["OIDC_ISSUER", "OIDC_ID", "OIDC_SECRET"]),
      magicLink(),
    ],
    allowedDomains: env.HEED_ALLOWED_DOMAINS,
    allowedOrganisations: env.HEED_GITHUB_ORGANISATIONS,
    mail: { configured: env.HEED_SMTP_URL !== undefined, from: env.HEED_MAIL_FROM ?? null },
  };
}

type Setting =
  | "GITHUB_ID"
  | "GITHUB_SECRET"
  | "GOOGLE_ID"
  | "GOOGLE_SECRET"
  | "OIDC_ISSUER"
  | "OIDC_ID"
  | "OIDC_SECRET"
  | "HEED_SMTP_URL";

function provider(id: "github" | "google" | "oidc", name: string, settings: Setting[]): SignInProvider {
  const missing = settings.filter((setting) => env[setting] === undefined);
  const callbackUrl = `${publicUrl()}/api/auth/callback/${id}`;
  return { id, name, configured: missing.length === 0, callbackUrl, missing };
}

function magicLink(): SignInProvider {
  const missing = [
    ...(env.HEED_MAGIC_LINK ? [] : ["HEED_MAGIC_LINK"]),
    ...(env.HEED_SMTP_URL === undefined ? ["HEED_SMTP_URL"] : []),
  ];
  return { id: "email", name: "Magic link", configured: missing.length === 0, callbackUrl: null, missing };
}
