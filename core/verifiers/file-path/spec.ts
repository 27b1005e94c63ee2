import { z } from "zod";
import { NAME_STYLES } from "../name-style";

const globs = z.array(z.string().min(1).max(400)).max(50);

export const filePathSpec = z.strictObject({
  kind: z.literal("file-path"),
  paths: globs.min(1).meta({ label: "Files", help: "Globs: `vendor/`, `*.md`, `src/**/*.ts`." }),
  except: globs.optional().meta({ label: "Except" }),
  ops: z
    .array(z.enum(["create", "modify", "delete", "read"]))
    .min(1)
    .optional()
    .meta({ label: "What is stopped", help: "Nothing chosen: every change, but not reading." }),
  rewrites: z.boolean().optional().meta({ label: "Only when an existing file is rewritten as a whole" }),
  place: globs.optional().meta({ label: "Passes in these folders", help: "Where such files belong." }),
  style: z.enum(NAME_STYLES).optional().meta({ label: "Passes with names in this style" }),
  outside: z.boolean().optional().meta({ label: "Only files outside of the repository" }),
});
export type FilePathSpec = z.infer<typeof filePathSpec>;
