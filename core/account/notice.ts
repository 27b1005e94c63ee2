import { z } from "zod";

/** A line about the person's own account that stays on every page until they close it. */
export const accountNoticeSchema = z.discriminatedUnion("kind", [
  /** A machine signed in as them (trust.md section 6: the user is notified). */
  z.object({
    kind: z.literal("device_signed_in"),
    detail: z.object({ device: z.string(), address: z.string() }),
  }),
  /** Their password was set by a link of an instance admin, whose name it says (trust.md section 4). */
  z.object({ kind: z.literal("reset_by_admin"), detail: z.object({ by: z.string() }) }),
  /** They are the first to have proved the address, so what was older than that ended (trust.md section 6). */
  z.object({ kind: z.literal("address_proved"), detail: z.object({}) }),
  z.object({
    kind: z.literal("identity_linked"),
    detail: z.object({ provider: z.string(), email: z.string() }),
  }),
]);
export type AccountNotice = z.infer<typeof accountNoticeSchema>;

export const accountNoticeItemSchema = z
  .object({ id: z.uuid(), createdAt: z.date() })
  .and(accountNoticeSchema);
export type AccountNoticeItem = z.infer<typeof accountNoticeItemSchema>;

export const dismissNoticeInputSchema = z.object({ noticeId: z.uuid() });
export const dismissedNoticeSchema = z.object({ noticeId: z.uuid() });
