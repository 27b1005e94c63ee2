import type { HostCapabilities } from "../adapter";

/**
 * DeepSeek Harness 0.1.0-rc.8: what our plugin was seen to do in it. The events are the plugin's own names for the
 * host's extension points; the time limits are kept by the plugin.
 */
export const DSH_CAPABILITIES: HostCapabilities = {
  host: "dsh",
  title: "DeepSeek Harness",
  slug: "dsh",
  events: [
    { name: "SessionStart", timeoutSeconds: 5 },
    { name: "UserPromptSubmit", timeoutSeconds: 5 },
    { name: "SubagentStart", timeoutSeconds: 5 },
    { name: "PreToolUse", timeoutSeconds: 5 },
    { name: "PostToolUse", timeoutSeconds: 5 },
    { name: "Stop", timeoutSeconds: 5 },
    { name: "SubagentStop", timeoutSeconds: 5 },
  ],
  // The host cuts nothing that a plugin adds; what is injected stays in the history.
  contextLimit: 10_000,
  canDeny: true,
  // It has an approval of its own, which fails closed without somebody to answer; not tried.
  canAsk: false,
  // A plugin has no line to the person that the model does not see.
  canTellPerson: false,
  canConsumePrompt: true,
  canContinueTurn: true,
};
