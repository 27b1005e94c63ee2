import { z } from "zod";

const globs = z.array(z.string().min(1).max(400)).max(50);

export const importSpec = z.strictObject({
  kind: z.literal("import"),
  modules: z
    .array(z.string().min(1).max(200))
    .min(1)
    .max(40)
    .meta({ label: "Modules", help: "Also everything below: `lodash` means `lodash/debounce` too." }),
  paths: globs.optional().meta({ label: "In these files", help: "Nothing given: every source file." }),
  except: globs.optional().meta({ label: "Except files" }),
});
export type ImportSpec = z.infer<typeof importSpec>;
