import { z } from "zod";

const globs = z.array(z.string().min(1).max(400)).max(50);
const pattern = z.string().trim().min(1).max(1000);

/** Languages that the native package reads by itself. */
export const PATTERN_LANGUAGES = ["JavaScript", "TypeScript", "TSX", "HTML", "CSS"] as const;

export const codePatternSpec = z.strictObject({
  kind: z.literal("code-pattern"),
  language: z.enum(PATTERN_LANGUAGES).meta({ label: "Language" }),
  patterns: z.array(pattern).min(1).max(20).meta({
    label: "Stop code like",
    help: "ast-grep patterns: `console.log($$$)`, `fetch($URL)`. `$X` is one part, `$$$` any number.",
  }),
  inside: pattern.optional().meta({ label: "Only inside of", help: "A pattern, or the kind of a node." }),
  notInside: pattern.optional().meta({ label: "Passes inside of" }),
  paths: globs.optional().meta({ label: "Files", help: "Nothing given: files of this language." }),
  except: globs.optional().meta({ label: "Except files" }),
});
export type CodePatternSpec = z.infer<typeof codePatternSpec>;
