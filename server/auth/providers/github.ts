import type { User } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import type { ProviderIdentity } from "@/core/account/identity";
import { env } from "@/env";

const TIMEOUT_MS = 10_000;
/** GitHub's stand-ins for hidden addresses: nobody reads mail there. */
const NO_REPLY = /@users\.noreply\./;

const userSchema = z.object({
  id: z.int(),
  login: z.string(),
  name: z
    .string()
    .nullish()
    .transform((name) => name ?? undefined),
});
const emailsSchema = z.array(z.object({ email: z.email(), primary: z.boolean(), verified: z.boolean() }));
const githubProfileSchema = userSchema.extend({
  emails: emailsSchema,
  isInAllowedOrganisation: z.boolean(),
});
type GithubProfile = z.infer<typeof githubProfileSchema>;

/** GitHub, or a GitHub Enterprise server by `HEED_GITHUB_URL`. */
export function githubProvider(): OAuthConfig<GithubProfile> {
  const base = env.HEED_GITHUB_URL.replace(/\/+$/, "");
  const needsOrganisations = env.HEED_GITHUB_ORGANISATIONS.length > 0;
  return {
    id: "github",
    name: "GitHub",
    type: "oauth",
    issuer: `${base}/login/oauth`,
    checks: ["pkce", "state"],
    clientId: env.GITHUB_ID,
    clientSecret: env.GITHUB_SECRET,
    httpOptions: { timeout: TIMEOUT_MS },
    authorization: {
      url: `${base}/login/oauth/authorize`,
      params: { scope: needsOrganisations ? "read:user user:email read:org" : "read:user user:email" },
    },
    token: `${base}/login/oauth/access_token`,
    userinfo: {
      url: `${apiBase(base)}/user`,
      request: ({ tokens }) => readProfile(apiBase(base), tokens.access_token ?? ""),
    },
    profile: (profile): User => {
      const identity = githubIdentity(githubProfileSchema.parse(profile), base);
      return { id: identity.subject, identity };
    },
  };
}

/** The numeric id is the identity: names can be given up and taken by others. */
export function githubIdentity(profile: GithubProfile, issuer: string): ProviderIdentity {
  const { id, login, name, emails, isInAllowedOrganisation } = profile;
  const verified = emails.filter(({ email, verified }) => verified && !NO_REPLY.test(email));
  const ordered = [...verified].sort((left, right) => Number(right.primary) - Number(left.primary));
  return {
    provider: "github",
    issuer,
    subject: String(id),
    name: name || login,
    verifiedEmails: ordered.map(({ email }) => email.toLowerCase()),
    isInAllowedOrganisation,
  };
}

async function readProfile(api: string, accessToken: string): Promise<GithubProfile> {
  const user = userSchema.parse(await read(`${api}/user`, accessToken));
  const emails = emailsSchema.parse(await read(`${api}/user/emails`, accessToken));
  return { ...user, emails, isInAllowedOrganisation: await isMemberOfOne(api, accessToken) };
}

/** Asked organisation by organisation: a person may be in more than one page of them. */
async function isMemberOfOne(api: string, accessToken: string): Promise<boolean> {
  for (const name of env.HEED_GITHUB_ORGANISATIONS) {
    const address = `${api}/user/memberships/orgs/${encodeURIComponent(name)}`;
    const membership = z.object({ state: z.string() }).safeParse(await read(address, accessToken, true));
    // `pending`: invited, and has not joined.
    if (membership.success && membership.data.state === "active") return true;
  }
  return false;
}

async function read(address: string, accessToken: string, mayFail = false): Promise<unknown> {
  const response = await fetch(address, {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${accessToken}`,
      "user-agent": "heed",
    },
  });
  if (response.ok) return response.json();
  if (mayFail) return null;
  throw new Error(`GitHub answered ${response.status}`);
}

function apiBase(base: string): string {
  const api =
    env.HEED_GITHUB_API_URL ?? (base === "https://github.com" ? "https://api.github.com" : `${base}/api/v3`);
  return api.replace(/\/+$/, "");
}
