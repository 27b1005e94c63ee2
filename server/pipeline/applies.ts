import { isEditedProposal } from "@/core/correction/hand-edits";
import type { HookEvent } from "@/core/hook-event/schema";

/** Only a person teaches (trust.md section 3): prompts of people, typed or given at the start. */
export function isPersonsPrompt(event: HookEvent): boolean {
  return event.kind === "prompt_submitted" && (event.author === "human" || event.author === "headless");
}

/** A person told Heed directly what to keep. */
export function isRemember(event: HookEvent): boolean {
  const { note } = event;
  return note?.type === "command" && note.command.verb === "remember" && event.author === "human";
}

/** Lines of the agent's changed by hand, afterwards or in the host's dialog: an act, which may propose and never decides (learning.md section 1). */
export function isHandEdit(event: HookEvent): boolean {
  const isPersons = event.author === "human" || event.author === "headless";
  if (!isPersons) return false;
  if (event.kind === "action_finished") return isEditedProposal(event);
  return event.kind === "workspace_observed" && (event.workspace?.handEdits ?? []).length > 0;
}

/** Events that can end in a rule. */
export function canTeach(event: HookEvent): boolean {
  return isPersonsPrompt(event) || isRemember(event) || isHandEdit(event);
}
