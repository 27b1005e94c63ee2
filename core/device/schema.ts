import { z } from "zod";
import { tokenScopeSchema } from "../cli-token/schema";
import { isVisibleName } from "../text/hidden-characters";

/** trust.md section 6: ten minutes, five tries, single use. */
export const DEVICE_LOGIN_SECONDS = 600;
export const DEVICE_LOGIN_TRIES = 5;
/** Seconds between two polls. */
export const DEVICE_POLL_SECONDS = 2;

/** Letters and digits that are not mistaken for each other; eight of them make a typed code. */
export const USER_CODE_ALPHABET = "BCDFGHJKLMNPQRSTVWXZ23456789";
export const USER_CODE_LENGTH = 8;

const base64url43 = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const deviceModeSchema = z.enum(["loopback", "code"]);
export type DeviceMode = z.infer<typeof deviceModeSchema>;

export const startDeviceInputSchema = z
  .object({
    mode: deviceModeSchema,
    /** SHA-256 of the verifier, base64url (RFC 7636, S256). */
    codeChallenge: base64url43,
    /** Shown to the person who decides, so that it must read as what it is. */
    deviceName: z.string().trim().min(1).max(80).refine(isVisibleName, "Remove the invisible characters."),
    scopes: z.array(tokenScopeSchema).min(1),
    redirectPort: z.int().min(1024).max(65_535).optional(),
    /** Echoed in the loopback callback; the server makes one when it is left out. */
    state: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,128}$/)
      .optional(),
  })
  .refine((input) => input.mode === "code" || input.redirectPort !== undefined, {
    message: "A loopback login needs the port of its callback.",
    path: ["redirectPort"],
  });

export const startedDeviceSchema = z.object({
  deviceCode: z.string(),
  /** Only in mode `code`: `XXXX-XXXX`, to be typed by the person. */
  userCode: z.string().optional(),
  verificationUrl: z.url(),
  state: z.string().optional(),
  expiresIn: z.int(),
  interval: z.int(),
});

export const exchangeDeviceInputSchema = z.object({
  deviceCode: z.string().min(20).max(100),
  /** From the loopback callback. */
  code: z.string().max(100).optional(),
  /** RFC 7636 section 4.1. */
  codeVerifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/),
});

export const exchangedDeviceSchema = z.object({
  token: z.string(),
  user: z.object({ id: z.uuid(), email: z.string(), name: z.string() }),
  scopes: z.array(tokenScopeSchema),
});

/** A login is named by its id (loopback link) or by the code that the person typed. */
export const findDeviceInputSchema = z.union([
  z.object({ loginId: z.uuid() }),
  z.object({ userCode: z.string().min(8).max(20) }),
]);

export const deviceLoginSchema = z.object({
  id: z.uuid(),
  mode: deviceModeSchema,
  deviceName: z.string(),
  /** Network address that asked, and the browser's own: the page warns when they differ. */
  address: z.string(),
  browserAddress: z.string(),
  scopes: z.array(tokenScopeSchema),
  expiresAt: z.date(),
});
export type DeviceLoginDetail = z.infer<typeof deviceLoginSchema>;

export const approveDeviceInputSchema = z.object({
  loginId: z.uuid(),
  scopes: z.array(tokenScopeSchema).min(1),
});
/** Where the browser goes next; null in mode `code`. */
export const approvedDeviceSchema = z.object({ redirectUrl: z.url().nullable() });
export const denyDeviceInputSchema = z.object({ loginId: z.uuid() });

/** Upper case without separators, as it is stored. */
export function normaliseUserCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
