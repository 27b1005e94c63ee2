import type { TimelineItem } from "@/core/agent-session/schema";
import type { RuleReference } from "@/core/rule/output";

/** Ids that sort as their numbers do. */
export function eventId(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
}

export const R12: RuleReference = {
  ...{ id: eventId(900), number: "R12", statement: "Use pnpm, not npm" },
  ...{ layer: "personal", status: "active", mode: "block" },
};
export const R3: RuleReference = { ...R12, id: eventId(901), number: "R3", statement: "Use yarn" };

/** An event for component tests, in which Heed noticed nothing. @param minute of 14 o'clock UTC */
export function timelineItem(number: number, minute: number, fields: Partial<TimelineItem>): TimelineItem {
  return {
    ...{ id: eventId(number), kind: "prompt_submitted", author: "human", hostEventName: "UserPromptSubmit" },
    occurredAt: new Date(Date.UTC(2026, 10, 29, 14, minute)),
    ...{ turnId: null, agentId: null, prompt: null, message: null, feedback: null, action: null },
    ...{
      outcome: null,
      workspace: null,
      note: null,
      truncated: {},
      signals: [],
      mark: null,
      record: null,
      run: null,
    },
    ...{ resolutions: [], decision: null, cards: [] },
    ...fields,
  };
}

export function command(text: string): NonNullable<TimelineItem["action"]> {
  return { kind: "shell_command", command: text, argv: [], fileChanges: [] };
}

type Verdict = NonNullable<TimelineItem["decision"]>["verdicts"][number];

export function verdict(fields: Partial<Verdict>): Verdict {
  const blank = { decision: "pass", denial: null, outcome: null, evidence: null } as const;
  return { rule: R12, verdict: "violated", ...blank, ...fields };
}

export function decided(decision: Verdict["decision"], ...verdicts: Verdict[]): TimelineItem["decision"] {
  return { decision, durationMs: 3, bundleHash: "b", verdicts };
}
