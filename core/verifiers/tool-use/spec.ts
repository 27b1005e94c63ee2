import { z } from "zod";
import { commandPatternSchema } from "../command-pattern-schema";

const globs = z.array(z.string().min(1).max(400)).max(50);
const names = z.array(z.string().trim().min(1).max(200)).min(1).max(40);

export const toolUseSpec = z
  .strictObject({
    kind: z.literal("tool-use"),
    tools: names.meta({
      label: "Tools",
      help: "`WebSearch`, `Task`; for MCP `server/tool`, or `server/*` for the whole server. `*` stands for any text.",
    }),
    use: z.enum(["never", "when-asked", "required"]).meta({
      label: "These tools",
      help: "“When asked”: only if the person's request names the tool, or the agent asked in this task.",
    }),
    options: z
      .array(
        z.strictObject({
          name: z
            .string()
            .min(1)
            .max(60)
            .meta({ label: "Option", help: "`timeout`, `replace_all`, `limit`." }),
          on: z.boolean().optional().meta({ label: "Switched on" }),
          missing: z.boolean().optional().meta({ label: "Left out" }),
          below: z.number().optional().meta({ label: "Less than" }),
          above: z.number().optional().meta({ label: "More than" }),
        }),
      )
      .min(1)
      .max(10)
      .optional()
      .meta({ label: "Only calls with", help: "One of these is enough." }),
    files: globs.optional().meta({ label: "Only calls that change these files" }),
    commands: z
      .array(commandPatternSchema)
      .max(40)
      .optional()
      .meta({ label: "Only calls that run these commands" }),
    except: names.optional().meta({ label: "Except these tools" }),
    asked: names.optional().meta({
      label: "Words that ask for them",
      help: "Besides the tools' own names; for “when asked”.",
    }),
    whenChanged: globs.optional().meta({
      label: "Required when these files change",
      help: "For “required”. Nothing given: in every task that changes files.",
    }),
    before: z
      .enum(["change", "commit", "finish"])
      .optional()
      .meta({ label: "Required before", help: "The change itself, a commit, or the end of the turn." }),
  })
  .superRefine((spec, ctx) => {
    const only = (field: "asked" | "whenChanged" | "before", use: string) => {
      if (spec[field] !== undefined && spec.use !== use)
        ctx.addIssue({ code: "custom", path: [field], message: `Only for tools that are “${use}”.` });
    };
    only("asked", "when-asked");
    only("whenChanged", "required");
    only("before", "required");
  });
export type ToolUseSpec = z.infer<typeof toolUseSpec>;
