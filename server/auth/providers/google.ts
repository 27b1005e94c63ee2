import type { User } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import type { ProviderIdentity } from "@/core/account/identity";
import { env } from "@/env";

const googleClaimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  name: z.string().optional(),
  email: z.email().optional(),
  email_verified: z.boolean().optional(),
  /** Domain of a Google Workspace account. */
  hd: z.string().optional(),
});
type GoogleClaims = z.infer<typeof googleClaimsSchema>;

export function googleProvider(): OAuthConfig<GoogleClaims> {
  return {
    id: "google",
    name: "Google",
    type: "oauth",
    wellKnown: "https://accounts.google.com/.well-known/openid-configuration",
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    clientId: env.GOOGLE_ID,
    clientSecret: env.GOOGLE_SECRET,
    httpOptions: { timeout: 10_000 },
    authorization: { params: { scope: "openid email profile" } },
    profile: (claims): User => {
      const identity = googleIdentity(googleClaimsSchema.parse(claims));
      return { id: identity.subject, identity };
    },
  };
}

/**
 * Google vouches for an address only when it runs the mailbox: its own domain, or the Workspace domain of
 * `hd`. Any other address was once confirmed by its owner of that time, who may have left since.
 */
export function googleIdentity({
  iss,
  sub,
  name,
  email,
  email_verified,
  hd,
}: GoogleClaims): ProviderIdentity {
  const address = email?.toLowerCase();
  const domain = address?.slice(address.lastIndexOf("@") + 1);
  const runsMailbox = domain === "gmail.com" || (hd !== undefined && domain === hd.toLowerCase());
  return {
    provider: "google",
    issuer: iss,
    subject: sub,
    name: name ?? "",
    verifiedEmails: address && email_verified === true && runsMailbox ? [address] : [],
    isInAllowedOrganisation: false,
  };
}
