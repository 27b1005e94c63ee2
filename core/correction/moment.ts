import type { AgentContext } from "./context";

/** Where in the conversation a message comes. */
export const MOMENTS = ["first", "asked", "changed", "answered", "other"] as const;
export type Moment = (typeof MOMENTS)[number];

/** Tells the moment by what the agent did last; a question it ended with counts before what it changed. */
export function momentOf(context: AgentContext): Moment {
  if (context.isFirst || !context.hasAct) return "first";
  if (context.asked) return "asked";
  if (context.changed) return "changed";
  return context.answered ? "answered" : "other";
}
