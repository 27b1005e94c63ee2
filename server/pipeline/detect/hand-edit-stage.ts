import {
  changesByHand,
  changesOfProposal,
  judgeHandEdits,
  type ObservedChange,
  shownByHand,
} from "@/core/correction/hand-edits";
import { wishOfRewrite } from "@/core/extraction/forms/rewrite";
import type { FileChange, HookEvent } from "@/core/hook-event/schema";
import { recordCorrection } from "../../services/correction/record";
import { readWindow } from "../../services/hook-event/read-window";
import { readWord } from "../../services/signal/read-word";
import { recordSignals } from "../../services/signal/record";
import { isHandEdit } from "../applies";
import { defineStage } from "../stage";
import { detectOutput } from "../stage-outputs";

type Input = {
  changes: ObservedChange[];
  events: HookEvent[];
  /** The person's own word on it, final while it counts. */
  word: Awaited<ReturnType<typeof readWord>>;
};

/**
 * Judges what a person changed by hand in the agent's work (learning.md section 1, `workspace_observed`). Its output
 * is that of the stage that judges prompts, so what follows reads one form.
 */
export const handEditStage = defineStage<"detect", Input>({
  name: "detect",
  version: 3,
  appliesTo: isHandEdit,
  output: detectOutput,
  load: async ({ ctx, event, sessionId }) => {
    const occurredAt = new Date(event.occurredAt);
    const events = await readWindow({ id: event.id, sessionId, occurredAt });
    const word = await readWord({ ctx, input: { eventId: event.id } });
    return {
      input: { changes: [...changesByHand(event), ...changesOfProposal(event, events)], events, word },
    };
  },
  run: ({ changes, events, word }) => {
    const shown = word.verdict === "none" ? undefined : changes.find(({ change }) => showsWish(change));
    const detection = judgeHandEdits(changes, shown !== undefined);
    const told = shown ?? changes.find(({ edit }) => edit.actId === detection.referentEventId);
    return {
      stop: detection.learnable ? null : detection.explanation,
      detection: shown ? { ...detection, label: "rewrite", referentEventId: shown.edit.actId } : detection,
      circumstances: {
        request: requestBefore(events),
        action: told ? agentsLines(told.change) : null,
        ...packageOf(events),
        actMessage: null,
        steps: [],
        workspace: events.at(-1)?.workspace ?? null,
      },
      taught: null,
    };
  },
  store: async ({ ctx, event, sessionId }, { detection, circumstances }) => {
    await recordSignals({ ctx, input: { eventId: event.id, sessionId, signals: detection.signals } });
    await recordCorrection({ ctx, input: { event, sessionId, detection, circumstances, isTaught: false } });
  },
});

function showsWish(change: FileChange): boolean {
  return wishOfRewrite(shownByHand(change), agentsLines(change), undefined) !== null;
}

/** The agent's act as far as it was changed: a check that is made of it has to catch these lines. */
function agentsLines({ path, removedLines, addedLines }: FileChange): FileChange {
  return { kind: "file_change", path, op: "modify", addedLines: removedLines, removedLines: addedLines };
}

function requestBefore(events: readonly HookEvent[]): string | null {
  const asked = events.findLast(({ kind, author }) => kind === "prompt_submitted" && author !== "system");
  return asked?.prompt ?? null;
}

function packageOf(events: readonly HookEvent[]): { package?: string } {
  const name = events.at(-1)?.project.package;
  return name === undefined ? {} : { package: name };
}
