import { describe, expect, it } from "vitest";
import { detect } from "./detect";
import type { AgentAct, DetectionInput } from "./schema";

const INSTALLED: AgentAct = {
  eventId: "e1",
  turnsAgo: 0,
  action: {
    kind: "shell_command",
    command: "npm install zod",
    argv: [["npm", "install", "zod"]],
    fileChanges: [],
  },
  outcome: "ok",
};
const REPORTED: AgentAct = {
  eventId: "e2",
  turnsAgo: 0,
  message: "I added the schema and updated the form.",
};

function judge(message: string, more: Partial<DetectionInput> = {}) {
  return detect({ message, author: "human", acts: [INSTALLED, REPORTED], priorPrompts: [], ...more });
}

describe("detect", () => {
  it.each([
    "No, use pnpm instead of npm.",
    "no you got that wrong, the form must stay as it was",
    "Why did you touch the form? I didn't ask for that.",
    "please stop committing without asking me",
    "you removed the validation, put it back",
  ])("takes %j as a signal", (message) => {
    const detection = judge(message);
    expect(detection.label).not.toBe("none");
    expect(detection.signals.length).toBeGreaterThan(0);
    expect(detection.referentEventId).toBe("e1");
  });

  it.each([
    "no problem",
    "no idea",
    "no, thanks",
    "no worries, thanks",
    "add a page that lists all invoices",
    "how do I run the tests?",
    "thanks, looks good",
    "my mistake, I meant port 8080",
  ])("takes %j as no signal", (message) => {
    expect(judge(message).label).toBe("none");
  });

  it("keeps a standing wish and gives its words", () => {
    const message = "from now on always ask me before you push";
    const detection = judge(message);
    expect(detection.learnable).toBe(true);
    const preference = detection.signals.find((signal) => signal.detector === "preference");
    expect(preference && message.slice(...preference.span)).toBe("from now on");
  });

  it("lets nobody but the person teach", () => {
    for (const author of ["automation", "agent", "subagent", "system"] as const) {
      const detection = judge("No, never use npm, always pnpm.", { author });
      expect(detection.label).toBe("none");
      expect(detection.path).toBe("none");
      expect(detection.guard).toBe("not_a_person");
    }
    expect(judge("No, never use npm, always pnpm.", { author: "headless" }).label).not.toBe("none");
  });

  it("does not read what Heed or the host put into the prompt", () => {
    const detection = judge("<heed>\nNever use npm, always pnpm.\n</heed>\nshow me the form");
    expect(detection.signals.filter((signal) => signal.kind !== "none")).toEqual([]);
    expect(judge("<task-notification>no, wrong, stop</task-notification>").label).toBe("none");
  });

  it("does not read quotations, fences and logs", () => {
    expect(judge('what does "never use npm, always pnpm" in the readme mean?').label).toBe("none");
    expect(judge("```\n// don't ever do this, you broke it\n```\nwhat does this do?").label).toBe("none");
  });

  it("says why each detector kept silent", () => {
    const detection = judge("no problem");
    expect(detection.misses.find((miss) => miss.detector === "negation")?.reason).toContain("no problem");
    expect(detection.misses.map((miss) => miss.detector)).toContain("rewrite");
  });
});
