import { z } from "zod";

export const FILE_OPS = ["create", "modify", "delete", "read"] as const;
export type FileOp = (typeof FILE_OPS)[number];

/** Longest text of a trial that is kept as a case, in characters. */
export const MAX_TRIAL_TEXT = 8_000;

/** Longest path and longest name of a tool, in characters. */
export const MAX_TRIAL_PATH = 400;
export const MAX_TRIAL_TOOL = 200;

const text = z.string().max(MAX_TRIAL_TEXT);
const path = z.string().trim().min(1).max(MAX_TRIAL_PATH);
/** “Earlier in this task”, one a line; see `readTaskSteps`. */
const earlier = text.default("");

/** What a person wants to see judged by a rule: something an agent might do, or say, or be asked. */
export const trialSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("command"), command: text.min(1), earlier }),
  z.object({ kind: z.literal("file"), path, op: z.enum(FILE_OPS), text: text.default(""), earlier }),
  /** A unified diff, or the patch format of Codex. */
  z.object({ kind: z.literal("patch"), patch: text.min(1), earlier }),
  /** `WebSearch`, or `server/tool` for MCP. */
  z.object({ kind: z.literal("tool"), tool: z.string().trim().min(1).max(MAX_TRIAL_TOOL), earlier }),
  /** The end of a turn, with the final message. */
  z.object({ kind: z.literal("finish"), message: text.default(""), earlier }),
  /** What a person asks for: whether the rule is brought up. */
  z.object({ kind: z.literal("prompt"), prompt: text.min(1) }),
]);
export type Trial = z.infer<typeof trialSchema>;
export const TRIAL_KINDS = ["command", "file", "patch", "tool", "finish", "prompt"] as const;

export const caseVerdictSchema = z.enum(["stop", "pass"]);
export type CaseVerdict = z.infer<typeof caseVerdictSchema>;

/** A case that a person keeps with a rule. */
export const ruleCaseSchema = z.object({
  id: z.uuid(),
  expected: caseVerdictSchema,
  trial: trialSchema,
  /** One line that names it. */
  title: z.string(),
  isMine: z.boolean(),
  authorName: z.string(),
  sinceVersion: z.int(),
  createdAt: z.date(),
});
export type RuleCase = z.infer<typeof ruleCaseSchema>;

export const MAX_CASES = 100;

export const addCaseInput = z.object({
  ruleId: z.uuid(),
  expected: caseVerdictSchema,
  trial: trialSchema,
});
export const caseIdInput = z.object({ caseId: z.uuid() });
export const listCasesInput = z.object({ ruleId: z.uuid(), version: z.int().positive().optional() });
