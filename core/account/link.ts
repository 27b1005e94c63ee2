import { z } from "zod";
import { emailSchema, newPasswordSchema, personNameSchema } from "./schema";

/** 256 bits in base64url. */
export const linkTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "This link was cut. Open it again.");

export const requestLinkInputSchema = z.object({
  email: emailSchema,
  /** Page to show afterwards. */
  next: z.string().max(500).optional(),
});
export const requestResetInputSchema = requestLinkInputSchema.pick({ email: true });
/** The same for every address: who asks learns nothing about it. */
export const requestedLinkSchema = z.object({ requested: z.literal(true) });

export const resetPasswordInputSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });
export const resetPasswordSchema = z.object({ email: z.string() });

export const setPasswordInputSchema = z.object({ password: newPasswordSchema });

/** Who signs in by a mailed link; the address is in the link, too, and must be the link's. */
export const linkSignInInputSchema = z.object({ email: emailSchema, token: linkTokenSchema });

export const previewWelcomeInputSchema = z.object({ token: linkTokenSchema });
export const welcomePreviewSchema = z.object({ email: z.string() });
export const acceptWelcomeInputSchema = z.object({
  token: linkTokenSchema,
  name: personNameSchema,
  password: newPasswordSchema,
});
export const acceptedWelcomeSchema = z.object({ email: z.string() });
