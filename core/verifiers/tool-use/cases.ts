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

const call = (server: string, tool: string): AgentAction => ({ kind: "mcp", server, tool });
const used = (action: AgentAction): Moment => ({ point: "action_requested", action });
const other = (tool: string): AgentAction => ({ kind: "other", tool });

export const toolUseCases: VerifierKind<ToolUseSpec>["cases"] = {
  stop: [
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
