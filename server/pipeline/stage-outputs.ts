import { z } from "zod";
import { detectionSchema } from "@/core/correction/schema";
import { ruleCandidateSchema } from "@/core/extraction/schema";
import { agentActionSchema, workspaceSchema } from "@/core/hook-event/schema";
import { resolutionActionSchema } from "@/core/resolution/schema";
import { backtestReportSchema, ruleContentSchema, verificationReportSchema } from "@/core/rule/schema";

/** In words: why the passage ends with this stage; null when it goes on. */
const stop = z.string().nullable();

export const taskStepSchema = z.object({
  action: agentActionSchema,
  outcome: z.enum(["ok", "failed", "denied", "interrupted", "unknown"]),
  at: z.number(),
});

/** What a correction copies, so that replay does not depend on retention (learning.md section 3). */
export const circumstancesSchema = z.object({
  request: z.string().nullable(),
  action: agentActionSchema.nullable(),
  /** Package of a monorepo that the act lies in. */
  package: z.string().optional(),
  actMessage: z.string().nullable(),
  steps: z.array(taskStepSchema),
  workspace: workspaceSchema.nullable(),
});

export const detectOutput = z.object({
  stop,
  detection: detectionSchema,
  circumstances: circumstancesSchema,
  /** A person said on the session page that this was a correction, perhaps in other words. */
  taught: z.object({ wish: z.string() }).nullable(),
  /** What the detector said by itself; outputs of earlier versions do not have it. */
  judged: detectionSchema.pick({ label: true, path: true, language: true }).optional(),
});
export const extractOutput = z.object({
  stop,
  candidates: z.array(ruleCandidateSchema),
  /** The wishes that are the steps of one procedure, by position. */
  procedure: z.object({ statement: z.string(), positions: z.array(z.int()) }).nullish(),
});

export const decisionSchema = z.object({
  position: z.int(),
  action: resolutionActionSchema,
  target: z.string().nullable(),
  reason: z.string(),
  line: z.string(),
  localException: z.boolean(),
  refines: z.string().nullable().optional(),
  compared: z.array(z.object({ id: z.string(), relation: z.string(), similarity: z.number() })),
});
export const resolveOutput = z.object({
  stop,
  decisions: z.array(decisionSchema),
  /** Of the rules it was compared with: when they changed in between, it is decided again. */
  library: z.string(),
});

export const compiledSchema = z.object({
  position: z.int(),
  content: ruleContentSchema,
  report: verificationReportSchema.nullable(),
  /** The act that the check was replayed on: the one that the wish is about. */
  act: agentActionSchema.nullable(),
  /** Which compiler made it; outputs of earlier stages do not say. */
  compiler: z.string().optional(),
});
export const compileOutput = z.object({ stop, compiled: z.array(compiledSchema) });
export const backtestOutput = z.object({
  stop,
  reports: z.array(z.object({ position: z.int(), report: backtestReportSchema })),
});
export const publishOutput = z.object({ stop, learned: z.int() });
export const decideOutput = z.object({ stop, verdicts: z.int() });
export const noteOutput = z.object({ stop, effect: z.string() });

export type StageOutputs = {
  decide: z.infer<typeof decideOutput>;
  note: z.infer<typeof noteOutput>;
  detect: z.infer<typeof detectOutput>;
  extract: z.infer<typeof extractOutput>;
  resolve: z.infer<typeof resolveOutput>;
  compile: z.infer<typeof compileOutput>;
  backtest: z.infer<typeof backtestOutput>;
  publish: z.infer<typeof publishOutput>;
};
export type StageName = keyof StageOutputs;
