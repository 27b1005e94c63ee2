import { z } from "zod";

export const HOSTS = ["claude_code", "codex", "gemini_cli", "dsh"] as const;
export const hostSchema = z.enum(HOSTS);
export type Host = z.infer<typeof hostSchema>;

/** learning.md section 1; `client_note` is ours (docs/decisions/0003-client-notes.md). */
export const EVENT_KINDS = [
  "session_started",
  "prompt_submitted",
  "action_requested",
  "action_finished",
  "turn_finished",
  "turn_interrupted",
  "context_compacted",
  "workspace_observed",
  "session_ended",
  "client_note",
] as const;
export const eventKindSchema = z.enum(EVENT_KINDS);
export type EventKind = z.infer<typeof eventKindSchema>;

/** trust.md section 3, strongest first: the server may only move a claim to the right. */
export const AUTHORS = ["human", "headless", "automation", "agent", "subagent", "system"] as const;
export const authorSchema = z.enum(AUTHORS);
export type Author = z.infer<typeof authorSchema>;

/** Session of what the client tells outside of any host session: canary, dropped events. Never listed. */
export const CLIENT_SESSION = "client";

/** learning.md section 1: text caps, in UTF-8 bytes a field. */
export const MAX_TEXT_BYTES = 64 * 1024;
export const MAX_BATCH_EVENTS = 500;
export const MAX_BATCH_BYTES = 4 * 1024 * 1024;

const text = z.string().max(MAX_TEXT_BYTES);
const pathText = z.string().min(1).max(4096);

/** Numbers and switches of a tool call (`timeout`, `replace_all`): never its texts. A text that is there is `true`. */
export const callOptionsSchema = z.record(z.string().max(60), z.union([z.number(), z.boolean()]));
export type CallOptions = z.infer<typeof callOptionsSchema>;

export const fileChangeSchema = z.object({
  kind: z.literal("file_change"),
  options: callOptionsSchema.optional(),
  /** Relative to the repository root with `/`; absolute only when `outside`. */
  path: pathText,
  op: z.enum(["create", "modify", "delete", "move"]),
  addedLines: z.array(z.string()).default([]),
  removedLines: z.array(z.string()).default([]),
  /** The whole resulting text, when small and known. */
  content: text.optional(),
  movedFrom: pathText.optional(),
  outside: z.boolean().optional(),
  /** True when the whole file is rewritten although it existed. */
  rewrites: z.boolean().optional(),
  /** The person changed the proposal in the host's dialog before they let it pass. */
  userEdited: z.boolean().optional(),
  truncated: z.boolean().optional(),
});
export type FileChange = z.infer<typeof fileChangeSchema>;

export const shellCommandSchema = z.object({
  kind: z.literal("shell_command"),
  options: callOptionsSchema.optional(),
  command: text,
  /** Working directory relative to the repository root. */
  cwd: z.string().max(4096).optional(),
  /** argv of each simple command, after unwrapping. */
  argv: z.array(z.array(z.string())).default([]),
  /** What `>`, `tee`, `sed -i`, heredocs, `rm`, `mv` … change. */
  fileChanges: z.array(fileChangeSchema).default([]),
  /** The host runs the whole line in the background. */
  background: z.boolean().optional(),
  /** True when the line could not be parsed: verifiers answer `undecided`. */
  unparsed: z.boolean().optional(),
  truncated: z.boolean().optional(),
});
export type ShellCommand = z.infer<typeof shellCommandSchema>;

export const agentActionSchema = z.discriminatedUnion("kind", [
  fileChangeSchema,
  shellCommandSchema,
  z.object({
    kind: z.literal("file_read"),
    path: pathText,
    outside: z.boolean().optional(),
    options: callOptionsSchema.optional(),
  }),
  z.object({
    kind: z.literal("web"),
    url: z.string().max(4096).optional(),
    query: z.string().max(4096).optional(),
  }),
  z.object({
    kind: z.literal("mcp"),
    server: z.string().max(200),
    tool: z.string().max(200),
    arguments: z.string().max(MAX_TEXT_BYTES).optional(),
  }),
  z.object({ kind: z.literal("other"), tool: z.string().max(200), summary: z.string().max(4096).optional() }),
]);
export type AgentAction = z.infer<typeof agentActionSchema>;
export type ActionKind = AgentAction["kind"];

export const ACTION_OUTCOMES = ["ok", "failed", "denied", "interrupted"] as const;
export const actionOutcomeSchema = z.enum(ACTION_OUTCOMES);
export type ActionOutcome = z.infer<typeof actionOutcomeSchema>;

export const DECISIONS = ["pass", "remind", "ask", "deny"] as const;
export const decisionKindSchema = z.enum(DECISIONS);
export type DecisionKind = z.infer<typeof decisionKindSchema>;

/** What one rule had to do with one event; rides in the event (architecture.md section 4). */
export const ruleVerdictSchema = z.object({
  ruleId: z.uuid(),
  version: z.int().positive(),
  verdict: z.enum(["satisfied", "violated", "undecided"]),
  decision: decisionKindSchema,
  /** One incident = one rule in one task until complied with. */
  incident: z.string().max(120).optional(),
  /** 1 for the first denial of the incident. */
  denial: z.int().nonnegative().optional(),
  outcome: z.enum(["open", "fixed", "exhausted", "exempted", "bypassed"]).optional(),
  evidence: z.string().max(500).optional(),
  /** Let go in this task: this rule and the named one deny each other's remedy. */
  deadlockWith: z.uuid().optional(),
});
export type RuleVerdict = z.infer<typeof ruleVerdictSchema>;

export const eventDecisionSchema = z.object({
  decision: decisionKindSchema,
  bundleHash: z.string().max(80),
  verdicts: z.array(ruleVerdictSchema).max(100),
  durationMs: z.number().nonnegative(),
});
export type EventDecision = z.infer<typeof eventDecisionSchema>;

/** Commands of a person (learning.md section 8): given as a prompt or in the terminal. */
export const personCommandSchema = z.discriminatedUnion("verb", [
  z.object({ verb: z.literal("undo"), rule: z.string().max(20).optional() }),
  z.object({
    verb: z.literal("allow"),
    rule: z.string().max(20),
    span: z.enum(["once", "task", "session", "day"]),
    reason: z.string().max(500).optional(),
  }),
  z.object({ verb: z.literal("wrong"), rule: z.string().max(20).optional(), eventId: z.uuid().optional() }),
  z.object({
    verb: z.literal("pause"),
    minutes: z
      .int()
      .positive()
      .max(7 * 24 * 60),
  }),
  z.object({ verb: z.literal("resume") }),
  /** A shared rule does not run on this person's machines, until unmuted (trust.md section 5). */
  z.object({ verb: z.literal("mute"), rule: z.string().max(20) }),
  z.object({ verb: z.literal("unmute"), rule: z.string().max(20) }),
  z.object({ verb: z.literal("remember"), text: z.string().min(1).max(1000) }),
  z.object({ verb: z.literal("forget"), text: z.string().min(1).max(1000) }),
  z.object({ verb: z.literal("on") }),
  z.object({ verb: z.literal("off") }),
]);
export type PersonCommand = z.infer<typeof personCommandSchema>;

/** What the client itself has to tell (docs/decisions/0003-client-notes.md). */
export const clientNoteSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("command"),
    command: personCommandSchema,
    source: z.enum(["prompt", "terminal"]),
  }),
  /** Whether the host's own transcript shows that a person typed this prompt. */
  z.object({
    type: z.literal("provenance"),
    promptEventId: z.uuid(),
    found: z.enum(["human", "headless", "none"]),
  }),
  z.object({
    type: z.literal("receipt"),
    rules: z
      .array(
        z.object({
          ruleId: z.uuid(),
          version: z.int(),
          form: z.enum(["card", "standing_block", "heading", "cut"]),
        }),
      )
      .max(200),
  }),
  z.object({ type: z.literal("bypass"), ruleId: z.uuid(), version: z.int(), evidence: z.string().max(500) }),
  z.object({
    type: z.literal("alarm"),
    alarm: z.enum(["hooks_lost", "bundle_changed", "self_protection"]),
    detail: z.string().max(500).optional(),
  }),
  z.object({ type: z.literal("canary"), nonce: z.string().max(80) }),
  z.object({ type: z.literal("dropped"), events: z.int().positive() }),
]);
export type ClientNote = z.infer<typeof clientNoteSchema>;

/** What a person did by hand to lines that the agent had written (learning.md section 1, `workspace_observed`). */
export const HAND_EDITS = ["edited", "rewritten", "removed", "put_back", "deleted", "reverted"] as const;
export const handEditSchema = z.object({
  path: pathText,
  how: z.enum(HAND_EDITS),
  /** Event of the agent's newest act on this file. */
  actId: z.uuid(),
  /** Lines of the agent's that stood in the file when its turn ended, and how many of them still do. */
  lines: z.int().positive(),
  kept: z.int().nonnegative(),
});
export type HandEdit = z.infer<typeof handEditSchema>;

export const workspaceSchema = z.object({
  filesCreated: z.array(z.string().max(4096)).max(500).default([]),
  gitStatus: z.string().max(16_384).optional(),
  branch: z.string().max(300).optional(),
  /** For `workspace_observed`: hunks that overlap lines the agent wrote. */
  changes: z.array(fileChangeSchema).max(50).default([]),
  /** For `workspace_observed`: of each of these changes, what it amounts to. */
  handEdits: z.array(handEditSchema).max(50).optional(),
});

/** One thing that a host told us, normalised; immutable. The wire format of `POST /events`. */
export const hookEventSchema = z.object({
  id: z.uuid(),
  schemaVersion: z.literal(1),
  host: hostSchema,
  hostVersion: z.string().max(80).optional(),
  hostEventName: z.string().min(1).max(80),
  kind: eventKindSchema,
  /** The host's own session id. */
  session: z.string().min(1).max(200),
  turnId: z.string().max(200).optional(),
  /** Set inside a sub-agent. */
  agentId: z.string().max(200).optional(),
  seq: z.int().nonnegative(),
  occurredAt: z.iso.datetime(),
  project: z.object({
    /** The slug that the link names; resolved among the token owner's own projects. */
    key: z.string().min(1).max(200),
    branch: z.string().max(300).optional(),
    package: z.string().max(1000).optional(),
    worktree: z.boolean().optional(),
  }),
  author: authorSchema,
  action: agentActionSchema.optional(),
  outcome: actionOutcomeSchema.optional(),
  /** Text that the person typed when denying the action. */
  feedback: text.optional(),
  prompt: text.optional(),
  message: text.optional(),
  workspace: workspaceSchema.optional(),
  decision: eventDecisionSchema.optional(),
  note: clientNoteSchema.optional(),
  /** True lengths of fields that were cut, in characters. */
  truncated: z.record(z.string(), z.int()).optional(),
  client: z.object({ version: z.string().max(40), device: z.string().max(80).optional() }).optional(),
});
export type HookEvent = z.infer<typeof hookEventSchema>;

export const eventResultSchema = z.object({
  id: z.string(),
  result: z.enum(["stored", "duplicate", "rejected"]),
  reason: z.enum(["invalid", "unknown_project", "foreign_id", "too_old", "forbidden"]).optional(),
});
export type EventResult = z.infer<typeof eventResultSchema>;
