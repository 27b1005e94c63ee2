import type { User } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import type { ProviderIdentity } from "@/core/account/identity";
import { env } from "@/env";

const oidcClaimsSchema = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  email: z.email().optional(),
  email_verified: z.boolean().optional(),
  /** Seconds since the epoch. */
  auth_time: z.number().optional(),
});
type OidcClaims = z.infer<typeof oidcClaimsSchema>;

/** Any OpenID Connect provider by `OIDC_ISSUER`: discovery, PKCE, state and nonce. */
export function oidcProvider(): OAuthConfig<OidcClaims> {
  return {
    id: "oidc",
    name: env.OIDC_NAME ?? "single sign-on",
    type: "oauth",
    wellKnown: `${env.OIDC_ISSUER?.replace(/\/+$/, "")}/.well-known/openid-configuration`,
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    clientId: env.OIDC_ID,
    clientSecret: env.OIDC_SECRET,
    httpOptions: { timeout: 10_000 },
    authorization: { params: { scope: "openid email profile" } },
    userinfo: {
      // Some providers tell the address only here.
      request: async ({ client, tokens }) => {
        const claims = tokens.id_token ? decodeClaims(tokens.id_token) : {};
        if (typeof claims.email === "string" || !client.issuer.metadata.userinfo_endpoint) return claims;
        const told = await client.userinfo(tokens.access_token ?? "");
        if (told.sub !== claims.sub) throw new Error("the provider told of somebody else");
        return { ...told, ...claims };
      },
    },
    profile: (claims): User => {
      const identity = oidcIdentity(oidcClaimsSchema.parse(claims));
      return { id: identity.subject, identity };
    },
  };
}

/** An address counts only when the provider says that it has verified it. */
export function oidcIdentity(claims: OidcClaims): ProviderIdentity {
  const { iss, sub, name, preferred_username, email, email_verified, auth_time } = claims;
  return {
    provider: "oidc",
    issuer: iss,
    subject: sub,
    name: name ?? preferred_username ?? "",
    verifiedEmails: email !== undefined && email_verified === true ? [email.toLowerCase()] : [],
    isInAllowedOrganisation: false,
    ...(auth_time === undefined ? {} : { authenticatedAt: new Date(auth_time * 1000) }),
  };
}

/** Of a token whose signature, issuer, audience and nonce the client has just checked. */
function decodeClaims(idToken: string): Record<string, unknown> {
  const [, payload = ""] = idToken.split(".");
  return z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
}
