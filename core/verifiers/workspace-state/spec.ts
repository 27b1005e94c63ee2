import { z } from "zod";

const globs = z.array(z.string().min(1).max(400)).max(50);

export const workspaceStateSpec = z
  .strictObject({
    kind: z.literal("workspace-state"),
    leftovers: globs
      .min(1)
      .optional()
      .meta({ label: "No left-over files", help: "Only files that this task made." }),
    except: globs.optional().meta({ label: "Except" }),
    newNeeds: z
      .strictObject({
        files: globs.min(1).meta({ label: "Each new file of these" }),
        except: globs.optional().meta({ label: "Except" }),
        partner: globs.min(1).meta({ label: "Needs a new file like", help: "`{name}` stands for its name." }),
      })
      .optional()
      .meta({ label: "New files with a partner" }),
  })
  .refine((spec) => Boolean(spec.leftovers ?? spec.newNeeds), {
    message: "Say what must hold at the end of a turn.",
  });
export type WorkspaceStateSpec = z.infer<typeof workspaceStateSpec>;
