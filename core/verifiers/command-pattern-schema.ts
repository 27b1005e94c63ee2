import { z } from "zod";

const name = z.string().min(1).max(120);
const names = z.array(name).min(1).max(60);

/** Form fields of a command pattern, shared by the kinds that look for commands. */
export const commandPatternSchema = z.strictObject({
  program: names.meta({ label: "Programs", help: "Any of these; `*` is any program." }),
  subcommand: names.optional().meta({ label: "Sub-commands", help: "Any of these: `push`, `compose up`." }),
  exceptSubcommand: names.optional().meta({ label: "Except sub-commands" }),
  flags: names
    .optional()
    .meta({ label: "Options", help: "All of these; write `-f|--force` for alternatives." }),
  exceptFlags: names.optional().meta({ label: "Passes with any of these options" }),
  args: names.optional().meta({ label: "Arguments", help: "Any of these; `*` stands for any text." }),
  exceptArgs: names.optional().meta({ label: "Except arguments" }),
  hasArgs: z.boolean().optional().meta({ label: "Has arguments after the sub-command" }),
  env: names.optional().meta({ label: "Variables", help: "Any of these: `HUSKY=0`." }),
  through: names.optional().meta({ label: "Only when run through", help: "`sudo`, `npx` …" }),
  exceptThrough: names.optional().meta({ label: "Passes when run through" }),
  writesFile: z.boolean().optional().meta({ label: "Writes its output to a file" }),
  heredoc: z.boolean().optional().meta({ label: "Has a heredoc" }),
  background: z.boolean().optional().meta({ label: "Runs in the background" }),
});
