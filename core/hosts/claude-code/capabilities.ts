import type { HostCapabilities } from "../adapter";

/** Claude Code 2.1: what its hooks were seen to do. */
export const CLAUDE_CODE_CAPABILITIES: HostCapabilities = {
  host: "claude_code",
  title: "Claude Code",
  slug: "claude-code",
  events: [
    { name: "SessionStart", timeoutSeconds: 5 },
    { name: "UserPromptSubmit", timeoutSeconds: 5 },
    { name: "PreToolUse", timeoutSeconds: 5 },
    { name: "PostToolUse", timeoutSeconds: 5 },
    { name: "PostToolUseFailure", timeoutSeconds: 5 },
    { name: "PostToolBatch", timeoutSeconds: 5 },
    { name: "Stop", timeoutSeconds: 5 },
    { name: "SubagentStart", timeoutSeconds: 5 },
    { name: "SubagentStop", timeoutSeconds: 5 },
    { name: "PreCompact", timeoutSeconds: 5 },
    // The host itself waits only 1.5 s here.
    { name: "SessionEnd", timeoutSeconds: 2 },
  ],
  contextLimit: 10_000,
  canDeny: true,
  canAsk: true,
  canTellPerson: true,
  canConsumePrompt: true,
  canContinueTurn: true,
};
