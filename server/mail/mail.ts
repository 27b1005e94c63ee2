import { z } from "zod";
import { emailSchema } from "../../core/account/schema";

const link = z.url({ protocol: /^https?$/ }).max(1_000);
const name = z.string().max(200);

/** Every mail that the server sends, by template. Links carry one-time secrets. */
export const mailSchema = z.discriminatedUnion("template", [
  z.object({
    template: z.literal("reset"),
    to: emailSchema,
    url: link,
    /** The instance admin who sent it; null when the person asked. */
    by: name.nullable(),
  }),
  z.object({ template: z.literal("magicLink"), to: emailSchema, url: link }),
  z.object({
    template: z.literal("invitation"),
    to: emailSchema,
    url: link,
    invitedBy: name,
    /** Null for an invitation to the server itself. */
    project: name.nullable(),
  }),
  z.object({
    template: z.literal("newDevice"),
    to: emailSchema,
    url: link,
    device: name,
    address: name,
    at: z.iso.datetime(),
  }),
  z.object({ template: z.literal("test"), to: emailSchema, url: link }),
]);
export type Mail = z.infer<typeof mailSchema>;
