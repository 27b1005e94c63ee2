import type { Moment } from "../../enforcement/schema";
import type { AgentAction } from "../../hook-event/schema";
import { fileAction, fileMoment, shellMoment, stepsOf, turnEnd } from "../cases";
import type { VerifierKind } from "../verifier";
import type { ToolUseSpec } from "./spec";

const noSearch: ToolUseSpec = { kind: "tool-use", tools: ["WebSearch", "WebFetch"], use: "never" };
const noIssues: ToolUseSpec = {
  kind: "tool-use",
  tools: ["mcp__github__*"],
  except: ["github/get_issue"],
  use: "never",
};
const askAgents: ToolUseSpec = {
  kind: "tool-use",
  tools: ["Task"],
  use: "when-asked",
  asked: ["sub-agents"],
};
const readDocs: ToolUseSpec = {
  kind: "tool-use",
  tools: ["context7/*"],
  use: "required",
  whenChanged: ["src/"],
  before: "change",
};
const atEnd: ToolUseSpec = { ...readDocs, before: "finish" };

const noReplaceAll: ToolUseSpec = {
  kind: "tool-use",
  tools: ["Edit"],
  use: "never",
  options: [{ name: "replace_all", on: true }],
};
const longTimeout: ToolUseSpec = {
  kind: "tool-use",
  tools: ["Bash"],
  use: "never",
  options: [{ name: "timeout", below: 600_000 }],
  commands: [{ program: ["make"], subcommand: ["integration"] }],
};
const describedBash: ToolUseSpec = {
  kind: "tool-use",
  tools: ["Bash"],
  use: "never",
  options: [{ name: "description", missing: true }],
};
const edit = (options?: { replace_all: boolean }): AgentAction => ({
  kind: "file_change",
  path: "src/a.ts",
  op: "modify",
  addedLines: ["x"],
  removedLines: [],
  ...(options ? { options } : {}),
});
const bash = (command: string, timeout?: number): AgentAction => ({
  kind: "shell_command",
  command,
  argv: [],
  fileChanges: [],
  ...(timeout === undefined ? {} : { options: { timeout } }),
});

const call = (server: string, tool: string): AgentAction => ({ kind: "mcp", server, tool });
const used = (action: AgentAction): Moment => ({ point: "action_requested", action });
const other = (tool: string): AgentAction => ({ kind: "other", tool });

export const toolUseCases: VerifierKind<ToolUseSpec>["cases"] = {
  stop: [
    { name: "option", spec: noReplaceAll, moment: used(edit({ replace_all: true })) },
    { name: "too short", spec: longTimeout, moment: used(bash("make integration", 1000)) },
    { name: "no description", spec: describedBash, moment: used(bash("ls")) },
    {
      name: "no description in another host that tells it",
      spec: describedBash,
      moment: used(bash("ls")),
      context: { host: "gemini_cli" },
    },
    { name: "left out is too short", spec: longTimeout, moment: used(bash("cd a && make integration")) },
    { name: "web search", spec: noSearch, moment: used({ kind: "web", query: "x" }) },
    { name: "web page", spec: noSearch, moment: used({ kind: "web", url: "https://example.org" }) },
    { name: "server", spec: noIssues, moment: used(call("GitHub", "create_issue")) },
    { name: "not asked", spec: askAgents, moment: used(other("Task")), context: { prompt: "fix the bug" } },
    { name: "without the tool before", spec: readDocs, moment: fileMoment({ path: "src/a.ts" }) },
    {
      name: "without the tool at the end",
      spec: atEnd,
      moment: turnEnd(),
      context: { steps: stepsOf(fileAction({ path: "src/a.ts" })) },
    },
  ],
  pass: [
    {
      name: "left out where the host tells no time limit",
      spec: longTimeout,
      moment: used(bash("make integration")),
      context: { host: "gemini_cli" },
    },
    {
      name: "left out where the host tells the command alone",
      spec: describedBash,
      moment: used(bash("ls")),
      context: { host: "codex" },
    },
    { name: "option left out", spec: noReplaceAll, moment: used(edit()) },
    { name: "enough", spec: longTimeout, moment: used(bash("make integration", 600_000)) },
    { name: "another command", spec: longTimeout, moment: used(bash("make unit", 1000)) },
    { name: "other tool", spec: noSearch, moment: used(other("TodoWrite")) },
    { name: "mention", spec: noSearch, moment: shellMoment("echo WebSearch") },
    { name: "exception", spec: noIssues, moment: used(call("github", "get_issue")) },
    { name: "similar server", spec: noIssues, moment: used(call("github-docs", "search")) },
    {
      name: "asked for",
      spec: askAgents,
      moment: used(other("Task")),
      context: { prompt: "use sub-agents for this" },
    },
    {
      name: "agent asked",
      spec: askAgents,
      moment: used(other("Task")),
      context: { prompt: "fix it", steps: stepsOf(other("AskUserQuestion")) },
    },
    {
      name: "with the tool before",
      spec: readDocs,
      moment: fileMoment({ path: "src/a.ts" }),
      context: { steps: stepsOf(other("context7/get-docs")) },
    },
    { name: "other files", spec: readDocs, moment: fileMoment({ path: "docs/a.md" }) },
    {
      name: "plan mode",
      spec: atEnd,
      moment: turnEnd(),
      context: { planMode: true, steps: stepsOf(fileAction({ path: "src/a.ts" })) },
    },
  ],
};
