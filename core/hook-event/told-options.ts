import type { Host } from "./schema";

/**
 * Options of tool calls that a host's hooks tell, by their common names: what is not told is not left out either. No
 * host but the first has a time limit of a command; Codex tells the command alone.
 */
export const TOLD_OPTIONS: Readonly<Record<Host, string>> = {
  claude_code: "timeout description run_in_background replace_all offset limit cell_id",
  codex: "",
  gemini_cli: "description run_in_background replace_all offset limit",
  dsh: "",
};
