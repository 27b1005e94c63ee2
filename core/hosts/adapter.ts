import type { ActionOutcome, AgentAction, DecisionKind, EventKind, Host } from "../hook-event/schema";

/** What a host lets us do; data that install, doctor, docs and badges read (codebase.md section 4.2). */
export type HostCapabilities = {
  host: Host;
  /** Name for people. */
  title: string;
  /** Word on the command line: `heed hook <slug>`. */
  slug: string;
  /** Host events that Heed registers, in the order in which they are written. */
  events: { name: string; timeoutSeconds: number; matcher?: string }[];
  /** Characters of one injected text before the host cuts it. */
  contextLimit: number;
  canDeny: boolean;
  /** The host has a dialog of its own for `ask`. */
  canAsk: boolean;
  /** A line can be shown to the person that the model never sees. */
  canTellPerson: boolean;
  /** A prompt can be consumed, so that the model never sees it. */
  canConsumePrompt: boolean;
  /** A turn can be continued with a text when it wants to end. */
  canContinueTurn: boolean;
  /** What is injected before a call is ignored: a reminder goes with its result. */
  remindsAfter?: true;
};

/** Moments at which the client has something to do; several host events may share one. */
export type HostPoint =
  | "session_started"
  | "prompt"
  | "action_requested"
  | "action_finished"
  | "actions_finished"
  | "turn_finished"
  | "turn_interrupted"
  | "subagent_started"
  | "subagent_finished"
  | "compacting"
  | "session_ended";

/** One tool call as the host names it, with our reading of it. */
export type HostCall = { id: string; action: AgentAction; outcome: ActionOutcome };

/** Canonical pieces of one payload (learning.md section 1); the client adds ids, author and project. */
export type HostEvent = {
  point: HostPoint;
  /** Null where the moment is not an event of its own. */
  kind: EventKind | null;
  eventName: string;
  session: string;
  turnId?: string;
  agentId?: string;
  cwd: string;
  transcriptPath?: string;
  planMode: boolean;
  /** True after a compaction, when only what is injected now is left of the instructions. */
  compacted: boolean;
  callId?: string;
  action?: AgentAction;
  /** What the same call does besides `action`: one patch may change several files. */
  otherActions?: AgentAction[];
  /** Files and folders whose content a tool shows besides those that `action` names; never sent. */
  paths?: string[];
  /**
   * Arguments of a call that starts a sub-agent, where the host has no event for that and takes changed arguments
   * back as a whole; never sent.
   */
  agentInput?: Record<string, unknown>;
  outcome?: ActionOutcome;
  calls?: HostCall[];
  prompt?: string;
  /** The prompt was made by the host or a hook: nobody's words, so it never teaches. */
  hostMade?: boolean;
  message?: string;
  /** The turn was already continued by a hook. */
  blockedBefore: boolean;
};

/** What normalising may ask of the disk; given by the client so that `core/` stays pure. */
export type Place = {
  /** Root of the working tree, resolved; null outside a repository. */
  root: string | null;
  /** The person's home folder, for `~` in commands. */
  home: string;
  /** Resolves links of an absolute path as far as it exists. */
  resolve(path: string): string;
  exists(path: string): boolean;
  /** Text of a small file inside the repository, or null when it must not or cannot be read. */
  read(path: string): string | null;
  /** The end of a transcript of the host; absent where none is at hand. */
  tail?(path: string): string | null;
};

/** Host-neutral answer to one event. All texts are plain; the adapter escapes and caps them. */
export type HostAnswer = {
  decision: DecisionKind;
  /** Why an action is held or a turn goes on; told to the model. */
  reason: string;
  /** Injected for the model. */
  context: string[];
  /** Shown to the person only. */
  personLines: string[];
  /** Set when the prompt was a command: shown instead of sending it to the model. */
  consumedPrompt?: string;
};

export type PromptProvenance = "human" | "headless" | "none";

/** What the end of a host's own transcript tells (trust.md section 3). */
export type TranscriptFindings = {
  /** Provenance of a prompt by the host's id of its turn. */
  provenance: { turnId: string; found: PromptProvenance }[];
  denials: {
    callId: string;
    at: number;
    action: AgentAction | null;
    feedback: string | null;
    turnId?: string;
  }[];
  interrupts: { id: string; at: number; turnId?: string }[];
};

/** One host. Shared code asks it and never branches on the host. */
export interface HostAdapter {
  capabilities: HostCapabilities;
  /** Null when the payload is not one that this host sends, or not one we have to answer. */
  normalise(payload: unknown, place: Place): HostEvent | null;
  /** Standard output for the host; the empty string is the valid no-op. */
  render(event: HostEvent, answer: HostAnswer): string;
  /** The folder and session of a payload, before anything else is known. */
  locate(payload: unknown): { session: string; cwd: string } | null;
  readTranscript(tail: string, place: Place): TranscriptFindings;
}

/**
 * How the processes of one host are told. Apart from its adapter, because whoever asks has to know all hosts, while a
 * hook loads the adapter of its own host only.
 */
export interface HostProcess {
  host: Host;
  /** True when this process is the host: name of the program and its arguments. */
  isHostProcess(args: string[]): boolean;
  /**
   * True for the one process that the host starts between itself and our hook. Anything else there means that the
   * host did not call: a tool's shell or a script feeds the hook.
   */
  isHookShell(args: string[]): boolean;
  /**
   * True when the host runs without a person at it (`-p`). `env` is what the host gave the hook: a second sign,
   * because a host may write over the arguments that the system shows.
   */
  isHeadless(
    args: string[],
    env: Record<string, string | undefined>,
    /** Whether it reads from and writes to a terminal; null where that cannot be seen. */
    atTerminal: boolean | null,
  ): boolean;
  /**
   * True for a process of the host that runs the sessions of several terminals and may outlive the one that started
   * it: what stands above it says nothing of who types.
   */
  isDaemon?(args: string[]): boolean;
  /** Environment names that the host sets for its children; their presence in a host means nesting. */
  childMarks: string[];
}
