import type { EnforcementContext, Moment, TaskStep } from "../../core/enforcement/schema";
import { type AgentAction, hostSchema } from "../../core/hook-event/schema";
import type { HostAdapter } from "../../core/hosts/adapter";
import { HOST_ADAPTERS } from "../../core/hosts/registry";
import type { CorpusCase, CorpusPayload } from "./corpus-case";
import { placeFor } from "./workspace";

export type EvalMoment = { moment: Moment; context: EnforcementContext };

/** What a payload means to Heed, through the host's own adapter; null when the adapter does not know it. */
export function momentOf(corpusCase: CorpusCase, payload: CorpusPayload): EvalMoment | null {
  const host = hostSchema.parse(corpusCase.host);
  // A host without an adapter cannot be served: its events count as missed.
  const adapter = HOST_ADAPTERS[host];
  if (!adapter) return null;
  const place = placeFor(corpusCase, payload);
  const event = adapter.normalise(payload, place);
  if (!event) return null;
  const context: EnforcementContext = {
    host,
    session: event.session,
    task: "task",
    planMode: event.planMode,
    canAsk: true,
    steps: stepsBefore(corpusCase, payload, adapter),
    incidents: [],
    passes: [],
  };
  if (event.point === "action_requested" && event.action) {
    return { moment: { point: "action_requested", action: event.action }, context };
  }
  if (event.point !== "turn_finished") return null;
  const present = payload._fixture?.files ?? {};
  const stillThere = (payload._fixture?.created ?? []).filter((path) => Object.hasOwn(present, path));
  const filesCreated = stillThere.map((path) => path.replace(/^\/repo\//, ""));
  const message = event.message ?? "";
  return { moment: { point: "turn_finished", message, filesCreated, blockedBefore: false }, context };
}

type Call = { tool_name: string; tool_input: Record<string, unknown> };

/** Lines of `git status --short` as the changes that led to them. */
function changedByStatus(status: string): Call[] {
  return status.split("\n").flatMap((line): Call[] => {
    const [, marks = "", path = ""] = /^(..) (?:.* -> )?(\S.*)$/.exec(line) ?? [];
    if (path === "" || /D/.test(marks)) return [];
    const file_path = `/repo/${path}`;
    if (/[?A]/.test(marks)) return [{ tool_name: "Write", tool_input: { file_path, content: "x" } }];
    return [{ tool_name: "Edit", tool_input: { file_path, old_string: "x", new_string: "y" } }];
  });
}

/** What the workspace of an event holds, as the writes that put it there: each is judged on its own. */
export function writesOf(corpusCase: CorpusCase, payload: CorpusPayload): EvalMoment[] {
  if (payload.hook_event_name !== "Stop") return [];
  return Object.entries(payload._fixture?.files ?? {}).flatMap(([file_path, content]) => {
    const write = {
      ...payload,
      hook_event_name: "PreToolUse",
      tool_name: "Write",
      tool_input: { file_path, content },
    };
    return momentOf(corpusCase, { ...write, _fixture: undefined }) ?? [];
  });
}

/** `tool_calls`, then one Write for each `created` path, as earlier successful calls. */
function stepsBefore(corpusCase: CorpusCase, payload: CorpusPayload, adapter: HostAdapter): TaskStep[] {
  const fixture = payload._fixture;
  if (!fixture) return [];
  const calls = [
    ...fixture.tool_calls,
    ...fixture.created.map((path) => ({
      tool_name: "Write",
      tool_input: { file_path: path, content: fixture.files[path] ?? "" },
    })),
    ...changedByStatus(fixture.git_status ?? ""),
  ];
  const place = placeFor(corpusCase, payload);
  return calls.flatMap((call, index) => {
    const base = { session_id: "s", transcript_path: "/tmp/t.jsonl", cwd: payload.cwd };
    const event = adapter.normalise({ ...base, hook_event_name: "PreToolUse", ...call }, place);
    const action: AgentAction | undefined = event?.action;
    return action ? [{ action, outcome: "ok" as const, at: index * 1000 }] : [];
  });
}
