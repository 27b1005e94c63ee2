import type { HostProcess } from "./adapter";
import { claudeCodeProcess } from "./claude-code/process";
import { codexProcess } from "./codex/process";
import { dshProcess } from "./dsh/process";
import { geminiCliProcess } from "./gemini-cli/process";

/** Processes of all hosts that Heed knows; a new host is one line here. */
export const HOST_PROCESSES: HostProcess[] = [claudeCodeProcess, codexProcess, geminiCliProcess, dshProcess];
