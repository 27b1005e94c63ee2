import type { AgentAction, CallOptions } from "../hook-event/schema";
import type { Fields } from "./fields";

/** How one host's tools name what another's have too, and what of it is a number of another kind. */
export type OptionNames = Readonly<Record<string, string>>;

/** Texts whose being there rules ask about; what they say stays out of the event. */
const TOLD = ["description", "cell_id"];
const MAX_OPTIONS = 20;

/**
 * Adds numbers and switches of a call, as rules ask about them: “a timeout of at least …”, “never replace_all”. Under
 * one name in all hosts, so that a rule learned in one binds in each.
 * @param names this host's name → the common one, which is Claude Code's
 */
export function withCallOptions(action: AgentAction, input: Fields, names: OptionNames = {}): AgentAction {
  if (action.kind === "mcp" || action.kind === "web" || action.kind === "other") return action;
  const found = Object.entries(input).flatMap(([key, value]): [string, number | boolean][] => {
    const name = names[key] ?? key;
    if (TOLD.includes(name)) return typeof value === "string" && value !== "" ? [[name, true]] : [];
    return (typeof value === "number" || value === true) && name.length <= 60 ? [[name, value]] : [];
  });
  // One of several edits at once is enough.
  if (Array.isArray(input.edits) && input.edits.some((edit) => edit?.replace_all === true))
    found.push(["replace_all", true]);
  const options: CallOptions = Object.fromEntries(found.slice(0, MAX_OPTIONS));
  return found.length > 0 ? { ...action, options } : action;
}
