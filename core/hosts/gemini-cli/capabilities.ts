import type { HostCapabilities } from "../adapter";

/**
 * Gemini CLI 0.61: what its hooks were seen to do. Not registered: PreCompress, BeforeModel, BeforeToolSelection and
 * AfterModel come with every model request or chunk, and Notification tells nothing that the session file does not.
 */
export const GEMINI_CLI_CAPABILITIES: HostCapabilities = {
  host: "gemini_cli",
  title: "Gemini CLI",
  slug: "gemini-cli",
  events: [
    { name: "SessionStart", timeoutSeconds: 5 },
    { name: "BeforeAgent", timeoutSeconds: 5 },
    { name: "BeforeTool", timeoutSeconds: 5 },
    { name: "AfterTool", timeoutSeconds: 5 },
    { name: "AfterAgent", timeoutSeconds: 5 },
    // Compared as a whole: `auto` would come before every model request.
    { name: "PreCompress", timeoutSeconds: 5, matcher: "manual" },
    // The host waits for it.
    { name: "SessionEnd", timeoutSeconds: 2 },
  ],
  // The host cuts nothing (1 MiB reached the model whole); what is injected stays in the history.
  contextLimit: 10_000,
  canDeny: true,
  canAsk: true,
  canTellPerson: true,
  canConsumePrompt: true,
  canContinueTurn: true,
  remindsAfter: true,
};
