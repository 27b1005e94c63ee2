import { z } from "zod";
import type { AgentAct, DetectionInput } from "../../core/correction/schema";
import type { AgentAction } from "../../core/hook-event/schema";

const toolCallSchema = z.object({ tool_name: z.string(), tool_input: z.record(z.string(), z.unknown()) });

/** One line of a corrections file. */
export const corpusCaseSchema = z.object({
  id: z.string(),
  author_group: z.string(),
  lang: z.string(),
  sampled_by: z.enum(["session", "keyword", "constructed"]),
  host: z.string().optional(),
  prior_user: z.string().nullish(),
  agent_action: z.string().nullish(),
  agent_text: z.string().nullish(),
  agent_tool_calls: z.array(toolCallSchema).nullish(),
  message: z.string(),
  label: z.enum([
    "correction",
    "preference",
    "dissatisfaction",
    "rewrite",
    "instruction",
    "question",
    "approval",
    "continuation",
    "other",
  ]),
  is_learnable: z.boolean(),
  debatable: z.boolean().optional(),
  triggers: z.array(z.string()).default([]),
});
export type CorpusCase = z.infer<typeof corpusCaseSchema>;

const SIGNALS: ReadonlySet<CorpusCase["label"]> = new Set([
  "correction",
  "preference",
  "dissatisfaction",
  "rewrite",
]);
const INTERRUPTED = "[Request interrupted by user";
/** The corpus tells some absences in words. */
const NOTHING_BEFORE = /^\(?(?:first message|new session)\)?\.?$|^(?:start-up )?banner/i;

export function isSignal(corpusCase: CorpusCase): boolean {
  return SIGNALS.has(corpusCase.label);
}

/** Maps a case to what the product would judge the message by; the summary of the act stands for the agent's message. */
export function toDetectionInput(corpusCase: CorpusCase): DetectionInput {
  const acts: AgentAct[] = [];
  for (const call of corpusCase.agent_tool_calls ?? []) {
    acts.push({ eventId: `${corpusCase.id}:call`, turnsAgo: 0, action: toAction(call), outcome: "ok" });
  }
  if (corpusCase.agent_text) {
    acts.push({ eventId: `${corpusCase.id}:text`, turnsAgo: 0, message: corpusCase.agent_text });
  }
  const summary = corpusCase.agent_action?.trim() ?? "";
  if (summary && !NOTHING_BEFORE.test(summary)) {
    acts.push({ eventId: `${corpusCase.id}:act`, turnsAgo: 0, message: summary });
  }
  const prior = corpusCase.prior_user?.trim() ?? "";
  const interrupted = prior.startsWith(INTERRUPTED);
  return {
    message: corpusCase.message,
    author: "human",
    acts,
    priorPrompts: prior && !interrupted && !prior.startsWith("(") ? [prior] : [],
    ...(interrupted ? { interruption: { kind: "interrupted" } } : {}),
  };
}

function toAction(call: z.infer<typeof toolCallSchema>): AgentAction {
  const command = call.tool_input.command;
  if (typeof command === "string") {
    return { kind: "shell_command", command, argv: [command.split(/\s+/)], fileChanges: [] };
  }
  const path = call.tool_input.file_path;
  if (typeof path === "string") {
    const added = call.tool_input.content ?? call.tool_input.new_string;
    return {
      kind: "file_change",
      path,
      op: "modify",
      addedLines: typeof added === "string" ? added.split("\n") : [],
      removedLines: [],
    };
  }
  return { kind: "other", tool: call.tool_name, summary: JSON.stringify(call.tool_input).slice(0, 4096) };
}
