import type { Host } from "../hook-event/schema";
import type { HostAdapter } from "./adapter";
import { claudeCode } from "./claude-code/adapter";
import { codex } from "./codex/adapter";
import { dsh } from "./dsh/adapter";
import { geminiCli } from "./gemini-cli/adapter";

/** All hosts that Heed speaks to, for those who need them all; a hook loads one (load-adapter.ts). */
export const HOST_ADAPTERS: Partial<Record<Host, HostAdapter>> = {
  claude_code: claudeCode,
  codex,
  gemini_cli: geminiCli,
  dsh,
};

/** The adapter of a host by its id (`claude_code`) or its word on the command line (`claude-code`). */
export function hostAdapter(name: string): HostAdapter | null {
  const adapters = Object.values(HOST_ADAPTERS);
  return (
    adapters.find(({ capabilities }) => capabilities.host === name || capabilities.slug === name) ?? null
  );
}
