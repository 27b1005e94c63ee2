import { z } from "zod";
import { isVisibleName } from "../text/hidden-characters";

/** Trimmed and in lower case, so that one address is one account. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email("Enter an address like ada@example.com.").max(254, "This address is too long."));
export const personNameSchema = z
  .string()
  .trim()
  .min(1, "Enter a name.")
  .max(80, "Use at most 80 characters.")
  .refine(isVisibleName, "Remove the invisible characters.");

/** Length is what counts; the upper bound keeps the hash from being a lever. */
export const MIN_PASSWORD_LENGTH = 12;
export const newPasswordSchema = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters.`)
  .max(200, "Use at most 200 characters.");
export const passwordSchema = z
  .string()
  .min(1, "Enter your password.")
  .max(200, "This password is too long.");

export const signInInputSchema = z.object({ email: emailSchema, password: passwordSchema });

export const setupStateSchema = z.object({
  /** False for ever once a user exists. */
  open: z.boolean(),
  /** True when the request comes from the machine itself or a setup code was configured. */
  reachable: z.boolean(),
});
/** The code of the setup link: 128 bits or more, whatever their alphabet. */
export const setupCodeSchema = z
  .string()
  .trim()
  .min(16, "Enter the whole code of the setup link.")
  .max(200, "This is not the code of a setup link.");
export const claimSetupInputSchema = z.object({
  code: setupCodeSchema,
  name: personNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export const claimedSetupSchema = z.object({ email: z.string() });

export const meSchema = z.object({
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string(), isInstanceAdmin: z.boolean() }),
});
export type Me = z.infer<typeof meSchema>;

export const updateAccountInputSchema = z.object({ name: personNameSchema });

export const changePasswordInputSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
});
/** A fresh proof of who the person is, for approvals (trust.md section 5). */
export const confirmPasswordInputSchema = z.object({ password: passwordSchema });
export const confirmedPasswordSchema = z.object({ authenticatedAt: z.date() });

export const revokedSessionsSchema = z.object({ revoked: z.int().nonnegative() });

export const browserSessionSchema = z.object({
  id: z.uuid(),
  userAgent: z.string(),
  address: z.string(),
  /** How the person signed in: `password`, `email` (a mailed link) or a provider's id. */
  method: z.string(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  isCurrent: z.boolean(),
});
export type BrowserSession = z.infer<typeof browserSessionSchema>;

export const deviceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  lastSeenAt: z.date(),
  createdAt: z.date(),
});
export type DeviceItem = z.infer<typeof deviceSchema>;

export const accountSessionsSchema = z.object({
  sessions: z.array(browserSessionSchema),
  devices: z.array(deviceSchema),
});
export const revokeSessionInputSchema = z.object({ sessionId: z.uuid() });
