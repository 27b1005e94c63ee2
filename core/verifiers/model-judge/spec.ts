import { z } from "zod";

const globs = z.array(z.string().min(1).max(400)).max(50);

export const modelJudgeSpec = z.strictObject({
  kind: z.literal("model-judge"),
  question: z.string().trim().min(10).max(500).meta({
    label: "Question",
    help: "A question with yes or no for an answer: “Is each new function documented?”",
  }),
  breaks: z
    .enum(["yes", "no"])
    .meta({ label: "The rule is broken by the answer", help: "“No” for a question about what is wanted." }),
  evidence: z
    .array(z.enum(["changes", "commands", "message", "commit-message"]))
    .min(1)
    .meta({ label: "What the model reads", help: "Nothing else of the task leaves the machine." }),
  paths: globs.optional().meta({ label: "Only changes of these files" }),
  except: globs.optional().meta({ label: "Except files" }),
  at: z
    .enum(["commit", "finish"])
    .meta({ label: "When", help: "Before a commit, or at the end of the turn." }),
});
export type ModelJudgeSpec = z.infer<typeof modelJudgeSpec>;
