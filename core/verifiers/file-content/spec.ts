import { z } from "zod";
import { patternProblem } from "../regex";

const globs = z.array(z.string().min(1).max(400)).max(50);
const texts = z.array(z.string().min(1).max(300)).min(1).max(40);
const patterns = z
  .array(
    z
      .string()
      .min(1)
      .max(500)
      .superRefine((pattern, ctx) => {
        const problem = patternProblem(pattern);
        if (problem) ctx.addIssue({ code: "custom", message: problem });
      }),
  )
  .min(1)
  .max(20);

export const fileContentSpec = z
  .strictObject({
    kind: z.literal("file-content"),
    paths: globs.optional().meta({ label: "Files", help: "Nothing given: every file." }),
    except: globs.optional().meta({ label: "Except files" }),
    texts: texts.optional().meta({ label: "Exact texts" }),
    words: texts.optional().meta({ label: "Whole words" }),
    calls: texts.optional().meta({ label: "Calls", help: "`console.log`, `print`: followed by a bracket." }),
    re: patterns.optional().meta({ label: "Patterns", help: "RE2, without look-around." }),
    notRe: patterns.optional().meta({ label: "Passes when the line matches" }),
    ignoreCase: z.boolean().optional().meta({ label: "Ignore case" }),
    in: z
      .enum(["anywhere", "code", "comments", "strings"])
      .optional()
      .meta({ label: "Where", help: "Parts of the source by the language of the file." }),
    reads: z
      .enum(["added", "result"])
      .optional()
      .meta({ label: "What is read", help: "Added lines, or the whole file as it will be." }),
  })
  .refine((spec) => Boolean(spec.texts ?? spec.words ?? spec.calls ?? spec.re), {
    message: "Give at least one text, word, call or pattern to look for.",
  });
export type FileContentSpec = z.infer<typeof fileContentSpec>;
