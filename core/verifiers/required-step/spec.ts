import { z } from "zod";
import { commandPatternSchema } from "../command-pattern-schema";

const globs = z.array(z.string().min(1).max(400)).min(1).max(50);
const commands = z.array(commandPatternSchema).min(1).max(40);

export const requiredStepSpec = z.strictObject({
  kind: z.literal("required-step"),
  trigger: z
    .strictObject({
      changed: globs.optional().meta({ label: "These files were changed" }),
      except: globs.optional().meta({ label: "Except files" }),
      ops: z
        .array(z.enum(["create", "modify", "delete"]))
        .min(1)
        .optional()
        .meta({ label: "By" }),
      commands: commands.optional().meta({ label: "These commands are run" }),
    })
    .refine((trigger) => Boolean(trigger.changed ?? trigger.commands), {
      message: "Say what needs the step.",
    })
    .meta({ label: "When this happens in a task" }),
  step: z
    .strictObject({
      commands: commands.optional().meta({ label: "One of these commands succeeded" }),
      changed: globs.optional().meta({ label: "One of these files was changed" }),
      readsSameFile: z.boolean().optional().meta({ label: "The same file was read" }),
      read: globs.optional().meta({ label: "One of these files was read" }),
    })
    .refine((step) => Boolean(step.commands ?? step.changed ?? step.readsSameFile ?? step.read), {
      message: "Say which step is needed.",
    })
    .meta({ label: "This must have happened" }),
  before: z
    .enum(["action", "commit", "finish"])
    .meta({ label: "Before", help: "The action itself, a commit, or the end of the turn." }),
  fresh: z.boolean().optional().meta({
    label: "After the last change",
    help: "An earlier run does not count when files changed since.",
  }),
});
export type RequiredStepSpec = z.infer<typeof requiredStepSpec>;
