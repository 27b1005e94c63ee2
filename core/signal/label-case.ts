import { z } from "zod";
import {
  type AgentAct,
  type DetectionInput,
  type DetectorName,
  detectorNameSchema,
  SIGNAL_LABELS,
} from "../correction/schema";
import type { AgentAction } from "../hook-event/schema";
import { maskText } from "../redaction/mask-text";
import type { MarkVerdict } from "./schema";

/** One labelled message in the form of a corrections file (`evals/detect/own/README.md`). */
export const labelCaseSchema = z.object({
  id: z.string(),
  author_group: z.string(),
  lang: z.string(),
  /** A person marks what strikes them: enriched, it says nothing about rates. */
  sampled_by: z.literal("keyword"),
  host: z.string(),
  prior_user: z.string().nullable(),
  agent_text: z.string().nullable(),
  agent_tool_calls: z.array(
    z.object({ tool_name: z.string(), tool_input: z.record(z.string(), z.unknown()) }),
  ),
  message: z.string(),
  label: z.enum(["correction", "preference", "dissatisfaction", "rewrite", "other"]),
  is_learnable: z.boolean(),
  triggers: z.array(detectorNameSchema),
});
export type LabelCase = z.infer<typeof labelCaseSchema>;

export const exportLabelsInput = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export const labelPageSchema = z.object({
  cases: z.array(labelCaseSchema),
  /** Marks on this page whose prompt retention has taken. */
  skipped: z.int(),
  nextCursor: z.string().nullable(),
});
export type LabelPage = z.infer<typeof labelPageSchema>;

export type Labelled = {
  id: string;
  authorGroup: string;
  host: string;
  language: string;
  verdict: MarkVerdict;
  /** What the pipeline had called it. */
  label: string;
  learned: boolean;
  detectors: readonly DetectorName[];
  /** What the message was judged by. */
  input: DetectionInput;
};

type ToolCall = LabelCase["agent_tool_calls"][number];

const INTERRUPTED = "[Request interrupted by user]";
/** The form knows the acts right before the message only; these are enough to read it by. */
const MAX_CALLS = 5;
const MAX_TEXT = 8000;
/** The first half of a surrogate pair whose second half was cut off. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/**
 * Writes a mark as a case that `npm run eval -- detect` reads. All texts are masked once more; times, names,
 * ids of sessions and addresses of the machine are left out.
 * @param labelled the mark with the window of its prompt
 */
export function labelCase(labelled: Labelled): LabelCase {
  const { id, authorGroup, host, language, verdict, label, learned, detectors, input } = labelled;
  const recent = input.acts.filter(({ turnsAgo }) => turnsAgo === 0);
  const said = recent.findLast(({ message }) => message !== undefined)?.message;
  const prior = input.priorPrompts.at(-1);
  return {
    id,
    author_group: authorGroup,
    lang: language,
    sampled_by: "keyword",
    host,
    prior_user: input.interruption ? INTERRUPTED : masked(prior),
    agent_text: masked(said),
    agent_tool_calls: recent.flatMap(toCall).slice(-MAX_CALLS),
    message: masked(input.message) ?? "",
    label: verdict === "none" ? "other" : signalLabel(label),
    is_learnable: verdict === "correction" && learned,
    triggers: [...detectors],
  };
}

function signalLabel(label: string): LabelCase["label"] {
  const found = SIGNAL_LABELS.find((known) => known === label);
  return found === undefined || found === "none" ? "correction" : found;
}

function toCall({ action }: AgentAct): ToolCall[] {
  return action ? [callOf(action)] : [];
}

/** What a reader needs to understand the correction: commands and changes; of other acts only which tool it was. */
function callOf(action: AgentAction): ToolCall {
  switch (action.kind) {
    case "shell_command":
      return { tool_name: "Bash", tool_input: { command: masked(action.command) ?? "" } };
    case "file_change":
      return {
        tool_name: "Edit",
        tool_input: {
          file_path: masked(action.path) ?? "",
          new_string: masked(action.addedLines.join("\n")) ?? "",
        },
      };
    case "mcp":
      return { tool_name: masked(`${action.server}.${action.tool}`) ?? action.kind, tool_input: {} };
    case "other":
      return { tool_name: masked(action.tool) ?? action.kind, tool_input: {} };
    default:
      return { tool_name: action.kind, tool_input: {} };
  }
}

function masked(text: string | undefined): string | null {
  if (text === undefined || text === "") return null;
  return maskText(text).text.slice(0, MAX_TEXT).replace(HALF_CHARACTER, "");
}
