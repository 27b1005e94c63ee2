import { z } from "zod";

/** Whose button it is; the identity itself is (issuer, subject). */
export const PROVIDER_IDS = ["github", "google", "oidc"] as const;
export const providerIdSchema = z.enum(PROVIDER_IDS);
export type ProviderId = z.infer<typeof providerIdSchema>;

/** What a provider vouches for at one sign-in. */
export type ProviderIdentity = {
  provider: ProviderId;
  issuer: string;
  subject: string;
  name: string;
  /** In lower case; only those that the provider says it has verified, the primary one first. */
  verifiedEmails: string[];
  /** True when the provider says that the person is a member of an allow-listed organisation. */
  isInAllowedOrganisation: boolean;
  /** When the provider last asked the person for proof (`auth_time`), where it says so. */
  authenticatedAt?: Date;
};

/** Why a provider's answer opens no door; shown on the sign-in page by this word. */
export const IDENTITY_REFUSALS = [
  "not_invited",
  "unverified",
  "address_has_account",
  "disabled",
  "not_set_up",
  "linked_to_other",
  "link_expired",
] as const;
export const identityRefusalSchema = z.enum(IDENTITY_REFUSALS);
export type IdentityRefusal = z.infer<typeof identityRefusalSchema>;

export const linkedIdentitySchema = z.object({
  id: z.uuid(),
  provider: providerIdSchema,
  email: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
export type LinkedIdentity = z.infer<typeof linkedIdentitySchema>;

export const signInWaysSchema = z.object({
  identities: z.array(linkedIdentitySchema),
  hasPassword: z.boolean(),
});

export const unlinkIdentityInputSchema = z.object({ identityId: z.uuid() });
export const unlinkedIdentitySchema = z.object({ identityId: z.uuid() });

/** What the sign-in page offers. */
export const signInOptionsSchema = z.object({
  password: z.boolean(),
  magicLink: z.boolean(),
  /** False: no mail is sent, links are handed over by an instance admin. */
  mail: z.boolean(),
  providers: z.array(z.object({ id: providerIdSchema, name: z.string() })),
});
export type SignInOptions = z.infer<typeof signInOptionsSchema>;
