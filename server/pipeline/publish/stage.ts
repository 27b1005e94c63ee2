import type { RuleCandidate } from "@/core/extraction/schema";
import type { Author } from "@/core/hook-event/schema";
import { readProvenance } from "../../services/correction/read-provenance";
import { learn } from "../../services/rule/learn";
import { canTeach } from "../applies";
import { defineStage } from "../stage";
import { publishOutput, type StageOutputs } from "../stage-outputs";

type Lesson = {
  candidate: RuleCandidate;
  decision: StageOutputs["resolve"]["decisions"][number];
  compiled: StageOutputs["compile"]["compiled"][number] | null;
  backtest: StageOutputs["backtest"]["reports"][number]["report"] | null;
};
type Input = {
  lessons: Lesson[];
  library: string;
  provenance: Author | null;
  procedure: StageOutputs["extract"]["procedure"];
};

/** Puts what was learned into the library, by the policy; tells the person and the clients (learning.md section 8). */
export const publishStage = defineStage<"publish", Input>({
  name: "publish",
  version: 1,
  appliesTo: canTeach,
  output: publishOutput,
  load: async ({ ctx, event, sessionId, outputs }) => {
    const decisions = outputs.resolve?.decisions ?? [];
    const lessons = decisions.flatMap((decision): Lesson[] => {
      const { position } = decision;
      const candidate = outputs.extract?.candidates[position];
      const compiled = outputs.compile?.compiled.find((other) => other.position === position) ?? null;
      const backtest = outputs.backtest?.reports.find((other) => other.position === position)?.report ?? null;
      return candidate ? [{ candidate, decision, compiled, backtest }] : [];
    });
    const library = outputs.resolve?.library ?? "";
    const provenance = await readProvenance({ ctx, input: { event, sessionId } });
    const { procedure } = outputs.extract ?? {};
    return { input: { lessons, library, provenance, procedure } };
  },
  run: ({ lessons }) => ({ stop: lessons.length > 0 ? null : "Nothing to learn.", learned: lessons.length }),
  store: async ({ ctx, event, sessionId }, _output, { lessons, library, provenance, procedure }) => {
    await learn({ ctx, input: { event, sessionId, lessons, library, provenance, procedure } });
  },
});
