import type { AgentAction, Host } from "../../hook-event/schema";
import { TOLD_OPTIONS } from "../../hook-event/told-options";

/** Where a host does not tell any of these options, nobody left them out. */
export function isTold(wanted: readonly { name: string }[], action: AgentAction, host: Host): boolean {
  const given = "options" in action ? action.options : undefined;
  const told = TOLD_OPTIONS[host].split(" ");
  return wanted.some(({ name }) => given?.[name] !== undefined || told.includes(name));
}
