import { z } from "zod";

const payloadSchema = z.looseObject({
  hook_event_name: z.string(),
  cwd: z.string().default("/repo"),
  permission_mode: z.string().optional(),
  prompt: z.string().optional(),
  last_assistant_message: z.string().optional(),
  tool_name: z.string().optional(),
  tool_input: z.record(z.string(), z.unknown()).optional(),
  agent_id: z.string().optional(),
  _fixture: z
    .object({
      created: z.array(z.string()).default([]),
      files: z.record(z.string(), z.string()).default({}),
      tool_calls: z
        .array(z.looseObject({ tool_name: z.string(), tool_input: z.record(z.string(), z.unknown()) }))
        .default([]),
      git_status: z.string().optional(),
    })
    .optional(),
});
export type CorpusPayload = z.infer<typeof payloadSchema>;

/** A prompt as the event of a host, or just its words. */
const promptSchema = z.preprocess(
  (given) => (typeof given === "string" ? { hook_event_name: "UserPromptSubmit", prompt: given } : given),
  payloadSchema,
);

/** One line of an enforcement file. */
export const corpusCaseSchema = z.object({
  id: z.string(),
  verifier_kind: z.string(),
  rule: z.string(),
  correction: z.string(),
  bad: z.array(payloadSchema).default([]),
  good: z.array(payloadSchema).default([]),
  remind_on: z.array(promptSchema).default([]),
  silent_on: z.array(promptSchema).default([]),
  existing_files: z.array(z.string()).nullish(),
  host: z.string().default("claude_code"),
  debatable: z.boolean().optional(),
  debatable_events: z
    .array(z.object({ event_index: z.int(), list: z.enum(["bad", "good", "remind_on", "silent_on"]) }))
    .nullish(),
});
export type CorpusCase = z.infer<typeof corpusCaseSchema>;
export type EventList = "bad" | "good" | "remind_on" | "silent_on";
