import { z } from "zod";
import { emailSchema, newPasswordSchema, personNameSchema } from "../account/schema";
import { roleSchema } from "../project/schema";

/** Invitations end after a week (trust.md section 6). */
export const INVITATION_DAYS = 7;

export const createInvitationInputSchema = z.object({
  email: emailSchema,
  role: roleSchema.exclude(["owner"]).default("member"),
});

export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: roleSchema,
  invitedBy: z.string(),
  expiresAt: z.date(),
  createdAt: z.date(),
});
export type InvitationItem = z.infer<typeof invitationSchema>;

/** `token` goes into the link and is shown this once. */
export const createdInvitationSchema = invitationSchema.extend({ token: z.string(), url: z.url() });

export const revokeInvitationInputSchema = z.object({ invitationId: z.uuid() });

export const invitationTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** What the invited person sees before joining. */
export const invitationPreviewSchema = z.object({
  projectName: z.string(),
  projectSlug: z.string(),
  role: roleSchema,
  email: z.string(),
  invitedBy: z.string(),
  expiresAt: z.date(),
  /** False: the page asks for a name and a password. */
  hasAccount: z.boolean(),
  /** Address of the person who is signed in now, if any. */
  signedInAs: z.string().nullable(),
});
export type InvitationPreview = z.infer<typeof invitationPreviewSchema>;

export const acceptInvitationInputSchema = z.object({
  token: invitationTokenSchema,
  /** Only for an address that has no account yet. */
  account: z.object({ name: personNameSchema, password: newPasswordSchema }).optional(),
});
export const acceptedInvitationSchema = z.object({ projectSlug: z.string(), email: z.string() });
