import type { HostCapabilities } from "../adapter";

/** Codex CLI 0.171: what its hooks were seen to do. Time limits are whole seconds; at the end it allows three. */
export const CODEX_CAPABILITIES: HostCapabilities = {
  host: "codex",
  title: "Codex CLI",
  slug: "codex",
  events: [
    { name: "SessionStart", timeoutSeconds: 5 },
    { name: "UserPromptSubmit", timeoutSeconds: 5 },
    { name: "PreToolUse", timeoutSeconds: 5 },
    { name: "PostToolUse", timeoutSeconds: 5 },
    { name: "Stop", timeoutSeconds: 5 },
    { name: "SubagentStart", timeoutSeconds: 5 },
    { name: "SubagentStop", timeoutSeconds: 5 },
    { name: "PreCompact", timeoutSeconds: 5 },
    { name: "Interrupt", timeoutSeconds: 2 },
    { name: "SessionEnd", timeoutSeconds: 2 },
  ],
  // 2,500 tokens, which the host counts as four bytes each.
  contextLimit: 10_000,
  canDeny: true,
  // `ask` makes the answer invalid there, and an invalid answer lets the call pass.
  canAsk: false,
  canTellPerson: true,
  canConsumePrompt: true,
  // Without a limit of its own: only our count ends it.
  canContinueTurn: true,
};
