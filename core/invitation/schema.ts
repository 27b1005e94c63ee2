import { z } from "zod";
import { emailSchema, newPasswordSchema, personNameSchema } from "../account/schema";
import type { Role } from "../permission/permissions";
import { roleSchema } from "../project/schema";

/** Invitations end after a week (trust.md section 6). */
export const INVITATION_DAYS = 7;

/** Most that a link which anybody may use gives (trust.md section 6). */
export const OPEN_LINK_ROLES: readonly Role[] = ["member", "viewer"];

export const createInvitationInputSchema = z
  .object({
    /** Whom it is bound to; null makes an open link, for the first person who uses it. */
    email: emailSchema.nullable(),
    role: roleSchema.exclude(["owner"]).default("member"),
  })
  .refine(({ email, role }) => email !== null || OPEN_LINK_ROLES.includes(role), {
    path: ["role"],
    message: "An open link gives at most “member”. Bind the invitation to an address for more.",
  });

export const invitationSchema = z.object({
  id: z.uuid(),
  /** Null for an open link. */
  email: z.string().nullable(),
  role: roleSchema,
  invitedBy: z.string(),
  expiresAt: z.date(),
  createdAt: z.date(),
});
export type InvitationItem = z.infer<typeof invitationSchema>;

/** `token` goes into the link and is shown this once; both are null when it went out by mail: only its reader has it. */
export const createdInvitationSchema = invitationSchema.extend({
  token: z.string().nullable(),
  url: z.url().nullable(),
  /** False: there is no mail, so the link must be handed over. */
  mailed: z.boolean(),
});
export type CreatedInvitation = z.infer<typeof createdInvitationSchema>;

/** Of an open invitation: to revoke it, or to make its link anew. */
export const invitationIdInputSchema = z.object({ invitationId: z.uuid() });

export const invitationTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** What the invited person sees before joining. */
export const invitationPreviewSchema = z.object({
  projectName: z.string(),
  projectSlug: z.string(),
  role: roleSchema,
  /** Null for an open link: whoever joins uses their own address. */
  email: z.string().nullable(),
  invitedBy: z.string(),
  expiresAt: z.date(),
  /** False: the page asks for a name and a password. */
  hasAccount: z.boolean(),
  /** False: a new account needs a sign-in with a provider. */
  allowsPassword: z.boolean(),
  /** Address of the person who is signed in now, if any. */
  signedInAs: z.string().nullable(),
});
export type InvitationPreview = z.infer<typeof invitationPreviewSchema>;

export const acceptInvitationInputSchema = z.object({
  token: invitationTokenSchema,
  /** Only for an address that has no account yet. */
  account: z
    .object({
      name: personNameSchema,
      password: newPasswordSchema,
      /** The person's own address; only for an open link. */
      email: emailSchema.optional(),
    })
    .optional(),
});
export const acceptedInvitationSchema = z.object({ projectSlug: z.string(), email: z.string() });

export const previewConflictsInputSchema = z.object({ token: invitationTokenSchema });

/** One of my rules beside one of the project's about the same thing. */
export const joinConflictSchema = z.object({
  mine: z.object({ number: z.string(), statement: z.string() }),
  theirs: z.object({ number: z.string(), statement: z.string() }),
});
export type JoinConflict = z.infer<typeof joinConflictSchema>;
