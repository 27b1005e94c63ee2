import { messageMoment } from "../cases";
import type { VerifierKind } from "../verifier";
import { runModelJudge } from "./run";
import { type ModelJudgeSpec, modelJudgeSpec } from "./spec";

const documented: ModelJudgeSpec = {
  kind: "model-judge",
  question: "Does the message claim something that the commands do not show?",
  breaks: "yes",
  evidence: ["message", "commands"],
  at: "finish",
};

const READ = {
  changes: "what the task changed",
  commands: "the commands of the task",
  message: "the final message",
  "commit-message": "the commit message",
} as const;

export const modelJudgeKind: VerifierKind<ModelJudgeSpec> = {
  kind: "model-judge",
  title: "Question to a model",
  spec: modelJudgeSpec,
  points: ["action_requested", "turn_finished"],
  actionKinds: ["shell_command"],
  run: runModelJudge,
  explain: (spec) => ({
    when: `The agent ${spec.at === "commit" ? "commits" : "ends its turn"}; a model reads ${spec.evidence.map((kind) => READ[kind]).join(" and ")}${spec.paths?.length ? ` in ${spec.paths.join(", ")}` : ""}.`,
    stops: [`“${spec.question}” answered with ${spec.breaks}`],
    passes: [`the other answer`],
    unchecked: "Not checked without a model: then nothing is stopped, and nothing counts as passed.",
  }),
  index: (spec) =>
    spec.at === "commit" ? { shell: ["git"], steps: true } : { turnFinished: true, steps: true },
  relatedKey: (spec) => spec.question,
  cases: {
    stop: [],
    pass: [
      { name: "nothing to read", spec: documented, moment: messageMoment("") },
      {
        name: "plan mode",
        spec: documented,
        moment: messageMoment("All tests pass."),
        context: { planMode: true },
      },
    ],
    undecided: [{ name: "no model", spec: documented, moment: messageMoment("All tests pass.") }],
  },
};
