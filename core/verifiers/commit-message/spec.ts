import { z } from "zod";

const texts = z.array(z.string().min(1).max(200)).min(1).max(40);

const forms = z
  .array(
    z
      .string()
      .min(1)
      .max(120)
      .refine((form) => (form.match(/[*@#]/g) ?? []).length <= 4, { message: "At most four signs a form." }),
  )
  .min(1)
  .max(20);

export const commitMessageSpec = z
  .strictObject({
    kind: z.literal("commit-message"),
    conventional: z
      .boolean()
      .optional()
      .meta({ label: "Conventional Commits", help: "`type(scope): text`, the scope may be left out." }),
    maxSubject: z.int().min(10).max(500).optional().meta({ label: "Longest subject, in characters" }),
    forbid: texts.optional().meta({ label: "Texts that must not occur", help: "Case does not count." }),
    subject: forms.optional().meta({
      label: "Forms of the subject",
      help: "One must fit: `*` stands for any text, `@` for a word, `#` for a number: `@: *`, `ABC-# *`.",
    }),
    holds: forms.optional().meta({
      label: "Must hold one of these",
      help: "Anywhere in the message, with the same signs: `ABC-#`, `Signed-off-by: *`.",
    }),
    subjectStart: z
      .enum(["upper", "lower"])
      .optional()
      .meta({ label: "First letter of the subject", help: "After `type(scope):` and a ticket." }),
    noFinalStop: z.boolean().optional().meta({ label: "No full stop at the end of the subject" }),
    oneLine: z.boolean().optional().meta({ label: "Subject only, no body" }),
  })
  .refine(({ kind: _kind, ...asked }) => Object.values(asked).some((value) => value !== undefined), {
    message: "Say what a commit message must be like.",
  });
export type CommitMessageSpec = z.infer<typeof commitMessageSpec>;
