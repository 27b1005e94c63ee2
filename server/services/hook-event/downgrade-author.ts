import { AUTHORS, type Author, type HookEvent } from "@/core/hook-event/schema";
import type { Actor } from "../context";

/**
 * The author that is recorded. What the client claims is only ever weakened (trust.md section 3): a
 * sub-agent's prompt, a prompt of which nothing is left without host-made text, and events that did not
 * come through a hook's token cannot be a person's.
 */
export function downgradeAuthor(event: HookEvent, actor: Actor): Author {
  const limits: Author[] = [event.author];
  if (event.agentId !== undefined) limits.push("subagent");
  if (event.kind === "prompt_submitted" && !event.prompt?.trim()) limits.push("system");
  if (actor.type === "user") limits.push("automation");
  return limits.reduce((weakest, limit) =>
    AUTHORS.indexOf(limit) > AUTHORS.indexOf(weakest) ? limit : weakest,
  );
}
