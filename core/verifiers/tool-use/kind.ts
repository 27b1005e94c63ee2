import { describePattern } from "../command-pattern";
import { globKeys } from "../file-index";
import { toolKeys } from "../tool-names";
import type { Explanation, IndexKeys, VerifierKind } from "../verifier";
import { toolUseCases } from "./cases";
import { runToolUse, toolUseRelatedKey } from "./run";
import { type ToolUseSpec, toolUseSpec } from "./spec";

export const toolUseKind: VerifierKind<ToolUseSpec> = {
  kind: "tool-use",
  title: "Tool use",
  spec: toolUseSpec,
  points: ["action_requested", "turn_finished"],
  actionKinds: ["file_change", "shell_command", "file_read", "web", "mcp", "other"],
  run: runToolUse,
  explain: explainToolUse,
  index: indexKeys,
  relatedKey: toolUseRelatedKey,
  cases: toolUseCases,
};

function indexKeys(spec: ToolUseSpec): IndexKeys {
  if (spec.use !== "required") return { tool: toolKeys(spec.tools), steps: spec.use === "when-asked" };
  if (spec.before === "commit") return { shell: ["git"], steps: true };
  if (spec.before === "change")
    return { file: spec.whenChanged?.length ? globKeys(spec.whenChanged) : ["*"], steps: true };
  return { turnFinished: true, steps: true };
}

const MOMENTS = {
  change: "changes",
  commit: "commits, having changed",
  finish: "ends its turn, having changed",
};

function explainToolUse(spec: ToolUseSpec): Explanation {
  const tools = spec.tools.join(", ");
  const except = spec.except?.length ? [spec.except.join(", ")] : [];
  if (spec.use === "required") {
    const files = spec.whenChanged?.join(", ") ?? "a file";
    return {
      when: `The agent ${MOMENTS[spec.before ?? "finish"]} ${files}.`,
      stops: [`going on without having used ${tools} in this task`],
      passes: ["tasks that change none of these files"],
    };
  }
  const passes = ["other tools", "text that only names the tool", ...except];
  if (spec.use === "when-asked")
    passes.unshift("when the person's request names the tool, or the agent asked in this task");
  const narrowed = narrowing(spec);
  return {
    when: "The agent wants to use a tool.",
    stops: spec.tools.map((tool) => `using ${tool}${narrowed}`),
    passes,
    ...(spec.options ? { unchecked: "Hosts that do not tell the options of a call are not judged." } : {}),
  };
}

function narrowing({ options, files, commands }: ToolUseSpec): string {
  const told = (options ?? []).map(({ name, on, missing, below, above }) => {
    if (below !== undefined) return `${name} below ${below}, or without it`;
    if (above !== undefined) return `${name} above ${above}`;
    if (missing) return `no ${name}`;
    return on ? name : `${name} off`;
  });
  return [
    told.length > 0 ? ` with ${told.join(" or ")}` : "",
    files?.length ? ` on ${files.join(", ")}` : "",
    commands?.length ? ` for ${commands.map(describePattern).join(", ")}` : "",
  ].join("");
}
