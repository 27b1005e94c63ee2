import type { HostProcess } from "./adapter";
import { claudeCodeProcess } from "./claude-code/process";

/** Processes of all hosts that Heed knows; a new host is one line here. */
export const HOST_PROCESSES: HostProcess[] = [claudeCodeProcess];
