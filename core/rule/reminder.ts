import { z } from "zod";

/** Why a rule has no check; see `whyReminder`. */
export const reminderReasonSchema = z.enum(["unnamed", "bounded", "task", "chosen"]);
export type ReminderReason = z.infer<typeof reminderReasonSchema>;
