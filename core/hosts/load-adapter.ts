import type { HostAdapter } from "./adapter";
import { claudeCode } from "./claude-code/adapter";

/** Hosts whose adapter the build makes a file of its own of, which only a hook of that host loads. */
const APART: Record<string, () => Promise<HostAdapter>> = {
  codex: async () => (await import("./codex/adapter")).codex,
  dsh: async () => (await import("./dsh/adapter")).dsh,
  "gemini-cli": async () => (await import("./gemini-cli/adapter")).geminiCli,
};

/**
 * The adapter that a hook needs, by the host's word on the command line (`codex`) or its id (`gemini_cli`); null for
 * a host that Heed does not know. A new host is one line here and one in registry.ts.
 */
export function loadAdapter(name: string): HostAdapter | Promise<HostAdapter> | null {
  const slug = name.replaceAll("_", "-");
  if (slug === claudeCode.capabilities.slug) return claudeCode;
  return Object.hasOwn(APART, slug) ? (APART[slug]?.() ?? null) : null;
}
