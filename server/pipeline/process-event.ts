import { isHeedError } from "@/core/errors";
import type { HookEvent } from "@/core/hook-event/schema";
import type { ProjectServiceContext } from "../services/context";
import { acceptEarlier } from "../services/correction/accept-earlier";
import { getEvent } from "../services/hook-event/get";
import { authorizeProject } from "../services/project/authorize";
import { archiveSessionRules } from "../services/rule/archive-session-rules";
import { isPersonsPrompt } from "./applies";
import { runPassage } from "./runner";
import type { Stage } from "./stage";
import { STAGES } from "./stages";

type Stored = { event: HookEvent; sessionId: string; ownerId: string; projectId: string };

type ProcessEvent = {
  eventId: string;
  now: () => Date;
  /** Those of `stages.ts`; a test watches them. */
  stages?: readonly Stage[];
};

/**
 * Does all that an event asks for, on behalf of its owner. Safe to repeat at any point: nothing is done twice.
 * An event whose owner has left the project, or that retention took, is left alone.
 */
export async function processEvent({ eventId, now, stages = STAGES }: ProcessEvent): Promise<void> {
  const stored = await getEvent(eventId);
  if (!stored) return;
  const ctx = await jobContext(stored, now);
  if (!ctx) return;
  await judgeAgain(stored, now, stages);
  await runPassage({ ...stored, ctx }, stages);
  if (isPersonsPrompt(stored.event)) await learnFromAcceptance(ctx, stored, { now, stages });
  if (stored.event.kind === "session_ended") {
    await archiveSessionRules({ ctx, input: { sessionId: stored.sessionId } });
  }
}

/** A finding about who typed a prompt may put in force what it taught: before the note counts as settled. */
async function judgeAgain({ event, ownerId }: Stored, now: () => Date, stages: readonly Stage[]) {
  if (event.note?.type !== "provenance" || event.note.promptEventId === event.id) return;
  const prompt = await getEvent(event.note.promptEventId);
  // Not there yet: its own passage will find this note.
  if (!prompt || prompt.ownerId !== ownerId || prompt.event.kind !== "prompt_submitted") return;
  const own = await jobContext(prompt, now);
  if (own) await runPassage({ ...prompt, ctx: own }, stages);
}

/** A next prompt that corrects nothing accepts what the agent did instead: the replay runs again with it. */
async function learnFromAcceptance(
  ctx: ProjectServiceContext,
  stored: Stored,
  { now, stages }: { now: () => Date; stages: readonly Stage[] },
) {
  const corrected = await acceptEarlier({ ctx, input: stored });
  const prompt = corrected ? await getEvent(corrected) : null;
  if (!prompt) return;
  const own = await jobContext(prompt, now);
  if (own) await runPassage({ ...prompt, ctx: own }, stages);
}

async function jobContext(stored: Stored, now: () => Date): Promise<ProjectServiceContext | null> {
  const actor = { type: "system_job", job: "pipeline", userId: stored.ownerId, name: "Heed" } as const;
  const ctx = { actor, requestId: `job:${stored.event.id}`, now };
  try {
    return { ...ctx, project: await authorizeProject(ctx, { id: stored.projectId }) };
  } catch (error) {
    if (isHeedError(error) && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
