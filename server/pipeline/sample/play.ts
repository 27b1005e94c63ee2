import type { EventDecision, HookEvent } from "@/core/hook-event/schema";
import type { ServiceContext } from "../../services/context";
import { acceptEvent } from "../../services/hook-event/accept-event";
import { insertEvents } from "../../services/hook-event/insert-events";
import { authorizeProject } from "../../services/project/authorize";
import { previewProposal } from "../../services/rule/preview-proposal";
import { proposeRule } from "../../services/rule/propose";
import { countShared } from "../../services/sample/count-shared";
import { findRuleOfTopic } from "../../services/sample/find-rule-of-topic";
import { processEvent } from "../process-event";
import { actionOf, type EventMaker, eventMaker } from "./events";
import { type Act, STORY, type Turn } from "./story";

export type PlaySample = { projectId: string; ownerId: string; ownerName: string; today: Date };

/**
 * Lets five weeks of work happen in the sample project: real events through the real ingest and pipeline, with the clock of
 * the story. Playing it again changes nothing.
 */
export async function playSample({ projectId, ownerId, ownerName, today }: PlaySample): Promise<void> {
  const actor = { type: "system_job", job: "sample", userId: ownerId, name: ownerName } as const;
  const ctx: ServiceContext = { actor, requestId: "sample", now: () => today };
  const { id, slug } = await authorizeProject(ctx, { id: projectId });
  for (const [index, scene] of STORY.entries()) {
    const make = eventMaker({ slug, scene: index }, scene, today);
    const stage: Stage = { ctx, make, projectId: id, ownerId };
    await take(stage, make({ kind: "session_started", author: "system" }));
    for (const turn of scene.turns) await playTurn(stage, turn);
    await take(stage, make({ kind: "session_ended", author: "system" }));
  }
  await proposeOne({ ctx, projectId: id, ownerId });
}

/** One of the rules is offered to the project, so that there is something to approve. */
async function proposeOne({ ctx, projectId, ownerId }: Pick<Stage, "ctx" | "projectId" | "ownerId">) {
  const project = await authorizeProject(ctx, { id: projectId });
  const rule = await findRuleOfTopic({ projectId, ownerId, topic: "force-push" });
  const known = await countShared({ projectId });
  if (rule && known === 0) {
    const inProject = { ...ctx, project };
    const { contentHash } = await previewProposal({ ctx: inProject, input: { ruleId: rule.id } });
    const input = { ruleId: rule.id, contentHash, reason: "It cost us a day." };
    await proposeRule({ ctx: inProject, input });
  }
}

type Stage = { ctx: ServiceContext; make: EventMaker; projectId: string; ownerId: string };

async function playTurn(stage: Stage, turn: Turn): Promise<void> {
  const { make } = stage;
  if (turn.command) {
    if (turn.command.verb === "allow") return;
    const { text } = turn.command;
    const note = { type: "command", command: { verb: "remember", text }, source: "prompt" } as const;
    await take(stage, make({ kind: "client_note", author: "human", note }));
    return;
  }
  const prompt = make({ kind: "prompt_submitted", author: "human", prompt: turn.prompt });
  await take(stage, prompt);
  for (const act of turn.acts ?? []) await playAct(stage, act);
  if (turn.message) await take(stage, make({ kind: "turn_finished", message: turn.message }));
  if (turn.typed === "waits") return;
  const note = { type: "provenance", promptEventId: prompt.id, found: turn.typed ?? "human" } as const;
  await take(stage, make({ kind: "client_note", author: "system", note }));
}

async function playAct(stage: Stage, act: Act): Promise<void> {
  const action = actionOf(act);
  const decision = await decisionOf(stage, act);
  await take(stage, stage.make({ kind: "action_requested", action, ...(decision && { decision }) }));
  const outcome = decision?.decision === "deny" ? "denied" : "ok";
  await take(stage, stage.make({ kind: "action_finished", action, outcome }));
}

/** What the client would have decided, had the rule been on the machine; nothing when it was never learned. */
async function decisionOf({ projectId, ownerId, make }: Stage, act: Act): Promise<EventDecision | null> {
  if (!act.stoppedBy) return null;
  const rule = await findRuleOfTopic({ projectId, ownerId, topic: act.stoppedBy });
  if (!rule) return null;
  const end = "end" in act ? (act.end ?? "open") : "open";
  const denied = act.denial !== undefined && end !== "fixed";
  const { session } = make({});
  return {
    decision: denied ? "deny" : "pass",
    bundleHash: "sample",
    durationMs: 3,
    verdicts: [
      {
        ruleId: rule.id,
        version: rule.version,
        verdict: denied ? "violated" : "satisfied",
        decision: denied ? "deny" : "pass",
        incident: `${rule.id}/${session}`,
        outcome: end,
        ...(act.denial !== undefined && { denial: act.denial }),
        evidence: "run" in act ? act.run : act.added[0],
      },
    ],
  };
}

/** Stores one event and works on it at the time of the story, without the queue. */
async function take({ ctx, projectId, ownerId }: Stage, event: HookEvent): Promise<void> {
  const accepted = acceptEvent(event, ctx.actor);
  if (!accepted.ok) throw new Error(`the sample has an event that is ${accepted.reason}`);
  const at = new Date(event.occurredAt);
  await insertEvents([{ event: accepted.event, projectId, ownerId }], at, { queue: false });
  await processEvent({ eventId: event.id, now: () => at });
}
