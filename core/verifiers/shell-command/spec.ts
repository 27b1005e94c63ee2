import { z } from "zod";
import { commandPatternSchema } from "../command-pattern-schema";

export const shellCommandSpec = z.strictObject({
  kind: z.literal("shell-command"),
  forbid: z
    .array(commandPatternSchema)
    .min(1)
    .max(40)
    .meta({ label: "Stop these commands", help: "A command that fits any of these is stopped." }),
  except: z
    .array(commandPatternSchema)
    .max(40)
    .optional()
    .meta({ label: "Let these pass", help: "Wins over the list above." }),
  instead: z
    .array(commandPatternSchema)
    .max(40)
    .optional()
    .meta({ label: "What is wanted instead", help: "Running one of these counts as complied with." }),
});
export type ShellCommandSpec = z.infer<typeof shellCommandSpec>;
