import { z } from "zod";
import { roleSchema } from "../project/schema";

export const memberSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  joinedAt: z.date(),
  isYou: z.boolean(),
});
export type Member = z.infer<typeof memberSchema>;

export const setRoleInputSchema = z.object({ userId: z.uuid(), role: roleSchema });
/** Who becomes the owner. */
export const transferInputSchema = z.object({ userId: z.uuid() });

export const removeMemberInputSchema = z.object({ userId: z.uuid() });
export const removedMemberSchema = z.object({ userId: z.uuid(), revokedTokens: z.int() });
