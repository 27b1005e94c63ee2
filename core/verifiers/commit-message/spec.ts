import { z } from "zod";

const texts = z.array(z.string().min(1).max(200)).min(1).max(40);

export const commitMessageSpec = z
  .strictObject({
    kind: z.literal("commit-message"),
    conventional: z
      .boolean()
      .optional()
      .meta({ label: "Conventional Commits", help: "`type(scope): text`, the scope may be left out." }),
    maxSubject: z.int().min(10).max(500).optional().meta({ label: "Longest subject, in characters" }),
    forbid: texts.optional().meta({ label: "Texts that must not occur", help: "Case does not count." }),
    oneLine: z.boolean().optional().meta({ label: "Subject only, no body" }),
  })
  .refine((spec) => Boolean(spec.conventional ?? spec.maxSubject ?? spec.forbid ?? spec.oneLine), {
    message: "Say what a commit message must be like.",
  });
export type CommitMessageSpec = z.infer<typeof commitMessageSpec>;
