import { z } from "zod";
import { eventIdInput, type PromptExplanation } from "@/core/agent-session/schema";
import { isEditedProposal, linesByHand } from "@/core/correction/hand-edits";
import { detectionSchema } from "@/core/correction/schema";
import { notFound } from "@/core/errors";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { eventSelect, toHookEvent } from "../hook-event/to-hook-event";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { readLearning } from "./learning";
import { runSelect, stageOutput } from "./run-view";

const detectRow = z.object({ detection: detectionSchema });
const stopRow = z.object({ stop: z.string().nullable() });

/**
 * “Why no signal here?”: what each stage said about an own prompt, or about what was changed by hand.
 * @throws NOT_FOUND for somebody else's prompt
 */
export async function explainPrompt({
  ctx,
  input,
}: VerbArguments<z.input<typeof eventIdInput>>): Promise<PromptExplanation> {
  await requirePermission(ctx, "own:read");
  const { eventId } = eventIdInput.parse(input);
  const own = { projectId: ctx.project.id, ownerId: personOf(ctx) };
  const row = await reader(ctx).hookEvent.findFirst({
    where: {
      id: eventId,
      kind: { in: ["prompt_submitted", "workspace_observed", "action_finished"] },
      ...own,
    },
    select: eventSelect,
  });
  if (!row) throw notFound("Prompt");
  const event = toHookEvent(row);
  // Of what an agent did nothing is judged, but of what became of it in the person's hands.
  if (event.kind === "action_finished" && !isEditedProposal(event)) throw notFound("Prompt");
  const stored = await reader(ctx).pipelineRun.findFirst({ where: { eventId, ...own }, select: runSelect });
  const { run, record, mark, resolutions } = (await readLearning(ctx, [eventId]))(eventId);
  const detection = stored
    ? (detectRow.safeParse(stageOutput(stored, "detect")).data?.detection ?? null)
    : null;
  const extraction = stored ? stopRow.safeParse(stageOutput(stored, "extract")).data : undefined;
  return {
    eventId,
    sessionId: row.sessionId,
    prompt: event.prompt ?? linesByHand(event),
    author: event.author,
    summary: run?.outcome || detection?.explanation || "Heed has not looked at this prompt yet.",
    run,
    detection,
    extractionReason: extraction?.stop ?? null,
    record,
    mark,
    resolutions,
    byHand: event.kind !== "prompt_submitted",
    canTeach: event.kind === "prompt_submitted" && (event.author === "human" || event.author === "headless"),
  };
}
