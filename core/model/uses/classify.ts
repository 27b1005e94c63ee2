import { z } from "zod";
import { describeAction } from "../../compilation/describe-action";
import type { Detection, DetectionInput } from "../../correction/schema";
import type { Result } from "../../result";
import { answerSchema } from "../answer-schema";
import { dataBlock } from "../data-block";
import { HOUSE_RULES } from "../house-rules";
import { readJson } from "../read-json";
import type { ModelRefusal, ModelRequest } from "../schema";

export const CLASSIFY_VERSION = 1;

const INSTRUCTIONS = `${HOUSE_RULES}

Your task: a person has written a message to their coding agent. Is the person dissatisfied with something that the agent did or
said before, or do they state how they want things done from now on? Heed's own reading is undecided.

Dissatisfied means: they take back, forbid, redo or complain about what the agent did, or tell it to do it another way. It is not:
- the next task, however it is worded, or a change of their own mind about what to build;
- a question about the world or the code, an answer to a question of the agent, a report of a fault in their own program;
- words that they quote, paste or relay from somebody else.
A person's statement of fact is a claim about their project: do not contest it. What the agent did beyond what was asked is its
fault, also when it corrected itself later. The agent's own excuse or praise of its work is no evidence.

Keep means: there is something in it that should hold for later sessions as well (a way of working, a tool, a convention, a
limit). A value that is good once (this colour, that name, this line) is not kept.

Answer with one JSON object: first "reason", one sentence on what in the message decides; then "dissatisfied", "preference"
(true when they state how they want things done, with or without a complaint) and "keep".`;

const answer = z.object({
  reason: z.string().max(600),
  dissatisfied: z.boolean(),
  preference: z.boolean(),
  keep: z.boolean(),
});
export type Classification = z.infer<typeof answer>;

/**
 * Whether a message is worth a call: structure left it undecided, and there is something that it can refer to
 * (learning.md section 7). A pure operation (“commit it”, “go on”) has no score between the thresholds and costs nothing.
 */
export function needsClassification(detection: Detection, input: DetectionInput): boolean {
  const hasReferent = input.acts.length > 0 || input.interruption !== undefined;
  return detection.path === "ask" && detection.guard === undefined && hasReferent;
}

/** The request; its evidence is the message, what the agent did before, and the person's earlier prompts. */
export function classifyRequest(input: DetectionInput): ModelRequest {
  const acts = input.acts.slice(-6).map((act) => {
    const done = act.action ? describeAction(act.action) : "";
    return [`${act.turnsAgo} turns ago`, done, act.outcome ?? "", act.message ?? ""]
      .filter(Boolean)
      .join(" · ");
  });
  const user = [
    dataBlock("earlier prompts of the person", input.priorPrompts.slice(-3).join("\n---\n"), 1_500),
    dataBlock("what the agent did", acts.join("\n"), 2_500),
    ...(input.interruption ? [dataBlock("just before", interruptionWords(input.interruption), 600)] : []),
    dataBlock("message", input.message, 3_000),
  ].join("\n");
  return {
    purpose: "classify",
    version: CLASSIFY_VERSION,
    system: INSTRUCTIONS,
    user,
    schema: answerSchema(answer),
  };
}

/** Reason first, then the verdict; the last verdict counts. */
export function readClassification(text: string): Result<Classification, ModelRefusal> {
  return readJson(text, answer);
}

/** The detection as a model's verdict leaves it; never more than a question to the person where Heed had none. */
export function withClassification(detection: Detection, verdict: Classification): Detection {
  const isSignal = verdict.dissatisfied || verdict.preference;
  const own = detection.signals.find(({ kind }) => kind !== "none")?.kind;
  const said = verdict.dissatisfied ? "correction" : "preference";
  return {
    ...detection,
    label: isSignal ? (own ?? said) : "none",
    learnable: isSignal && verdict.keep,
    path: isSignal ? "ask" : "none",
  };
}

function interruptionWords({ kind, feedback }: NonNullable<DetectionInput["interruption"]>): string {
  const what = {
    interrupted: "The person interrupted the agent.",
    denied: "The person denied what the agent wanted to do.",
    typed_during_turn: "The person typed this while the agent worked.",
  }[kind];
  return feedback ? `${what} They said: ${feedback}` : what;
}
