import type { AgentAction } from "../hook-event/schema";
import { matchesWildcard } from "./wildcard";

/** What hosts call the acts that Heed knows by kind. */
const SHELL = ["shell", "bash", "shell_command", "run_shell_command", "exec_command", "local_shell"];
const READ = ["read", "file_read", "read_file", "read_many_files", "view"];
const FETCH = ["web", "webfetch", "web_fetch", "fetch"];
const SEARCH = ["web", "websearch", "web_search", "google_web_search"];
const WRITE = ["write", "file_change", "write_file"];
const EDIT = ["edit", "file_change", "multiedit", "replace", "apply_patch", "notebookedit"];

/**
 * Every name, in lower case, under which a check may speak of an act's tool; the bundle's index files checks under
 * them. MCP: `server/tool`, `server/*` and the server alone.
 */
export function toolNames(action: AgentAction): string[] {
  switch (action.kind) {
    case "mcp":
      return serverNames(action.server, action.tool);
    case "other": {
      // A step of the journal keeps an MCP call as one text.
      const [server = "", tool] = action.tool.split("/");
      return tool === undefined ? [action.tool.toLowerCase()] : serverNames(server, tool);
    }
    case "web":
      return action.url === undefined ? SEARCH : FETCH;
    case "shell_command":
      return SHELL;
    case "file_read":
      return READ;
    case "file_change":
      return action.rewrites || (action.op === "create" && action.content !== undefined) ? WRITE : EDIT;
  }
}

/** `mcp__github__create_issue` → `github/create_issue`, in lower case. */
export function plainToolName(name: string): string {
  const parts = /^mcp__(.+?)(?:__(.+))?$/.exec(name.trim());
  return (parts ? `${parts[1]}/${parts[2] ?? "*"}` : name.trim()).toLowerCase();
}

/** Whether an act uses one of these tools. */
export function usesTool(names: readonly string[], action: AgentAction): boolean {
  const own = toolNames(action);
  return names.some((name) => {
    const wanted = plainToolName(name);
    return own.includes(wanted) || (wanted.includes("*") && own.some((one) => matchesWildcard(wanted, one)));
  });
}

/** Keys of the bundle's index for these tools. */
export function toolKeys(names: readonly string[]): string[] {
  const keys = names.map((name) => {
    const plain = plainToolName(name);
    return plain.includes("*") && !/^[^*]+\/\*$/.test(plain) ? "*" : plain;
  });
  return [...new Set(keys)];
}

function serverNames(server: string, tool: string): string[] {
  const name = server.toLowerCase();
  return [`${name}/${tool.toLowerCase()}`, `${name}/*`, name];
}
