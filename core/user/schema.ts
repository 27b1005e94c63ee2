import { z } from "zod";
import { emailSchema } from "../account/schema";

/** An invitation to the instance ends after a week (trust.md section 6). */
export const INSTANCE_INVITATION_DAYS = 7;
/** `VerificationToken.purpose` of an invitation to the instance; its link is `/welcome#<token>`. */
export const INSTANCE_INVITATION = "instance_invitation";

export const USER_STATES = ["active", "disabled"] as const;
export type UserState = (typeof USER_STATES)[number];

export const listUsersInputSchema = z.object({
  /** Part of a name or an address. */
  search: z.string().trim().max(200).default(""),
  /** Any of them; empty means all. */
  state: z.array(z.enum(USER_STATES)).max(USER_STATES.length).default([]),
  adminsOnly: z.boolean().default(false),
  /** Id of the last user seen. */
  cursor: z.uuid().nullish(),
  limit: z.int().min(1).max(100).default(50),
});

/** What an instance admin sees of a person: the account, nothing of what they work on (trust.md section 4). */
export const userItemSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  isInstanceAdmin: z.boolean(),
  state: z.enum(USER_STATES),
  /** Last use of a browser session or of a token; null for never. */
  lastSeenAt: z.date().nullable(),
  /** `password` and the providers that are linked. */
  methods: z.array(z.string()),
  createdAt: z.date(),
  isYou: z.boolean(),
});
export type UserItem = z.infer<typeof userItemSchema>;

export const userPageSchema = z.object({
  items: z.array(userItemSchema),
  nextCursor: z.uuid().nullable(),
});

export const userIdInputSchema = z.object({ userId: z.uuid() });
export const setAdminInputSchema = userIdInputSchema.extend({ isInstanceAdmin: z.boolean() });

export const inviteUserInputSchema = z.object({ email: emailSchema });
export const userInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  invitedBy: z.string(),
  expiresAt: z.date(),
  createdAt: z.date(),
});
export type UserInvitation = z.infer<typeof userInvitationSchema>;

/** A one-time link, shown this once to be handed over. */
export const handedLinkSchema = z.object({
  email: z.string(),
  /** Null when it went out by mail: only its reader has it. */
  url: z.url().nullable(),
  mailed: z.boolean(),
  expiresAt: z.date(),
});
export type HandedLink = z.infer<typeof handedLinkSchema>;

export const userInvitationIdInputSchema = z.object({ invitationId: z.uuid() });
export const endedSessionsSchema = z.object({ user: userItemSchema, endedSessions: z.int().nonnegative() });
