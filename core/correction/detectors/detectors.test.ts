import { describe, expect, it } from "vitest";
import type { AgentAction } from "../../hook-event/schema";
import { prepare } from "../prepare";
import type { AgentAct, DetectionInput, DetectorName } from "../schema";
import type { DetectorResult } from "./detector";
import { DETECTOR_REGISTRY } from "./registry";

function run(name: DetectorName, message: string, more: Partial<DetectionInput> = {}): DetectorResult {
  const input: DetectionInput = { message, author: "human", acts: [], priorPrompts: [], ...more };
  return DETECTOR_REGISTRY[name](input, prepare(input));
}

const said = (message: string): AgentAct => ({ eventId: "m1", turnsAgo: 0, message });
const did = (action: AgentAction): AgentAct => ({ eventId: "x1", turnsAgo: 0, action, outcome: "ok" });
const shell = (command: string): AgentAct =>
  did({ kind: "shell_command", command, argv: [command.split(" ")], fileChanges: [] });

describe("edit_distance", () => {
  it("fires on the agent's text with a few letters changed and names the act", () => {
    const result = run("edit_distance", "docs: describe the retry policy", {
      acts: [said("docs: describes the retry policies")],
    });
    expect(result.signals[0]).toMatchObject({ kind: "rewrite", referentEventId: "m1", span: [0, 31] });
  });

  it("fires on a hunk that the agent wrote", () => {
    const result = run("edit_distance", "const retries = 5; // as agreed", {
      acts: [
        did({
          kind: "file_change",
          path: "a.ts",
          op: "modify",
          addedLines: ["const retries = 3; // as agreed"],
          removedLines: [],
        }),
      ],
    });
    expect(result.signals).toHaveLength(1);
  });

  it.each([
    ["an echo", "The retry policy is described in the docs."],
    ["a passage of it", "policy is described in the docs."],
    ["another text", "Please describe how the retry policy is tested."],
    ["a very short text", "retry"],
  ])("keeps silent on %s", (_name, message) => {
    const result = run("edit_distance", message, {
      acts: [said("The retry policy is described in the docs.")],
    });
    expect(result.signals).toEqual([]);
    expect(result.miss?.reason).toBeTruthy();
  });

  it("never fires on an empty agent text", () => {
    expect(run("edit_distance", "a long enough message", { acts: [said("")] }).signals).toEqual([]);
  });

  it("does not fire at exactly 30 %", () => {
    // 20 letters, 6 replaced: 0.30 is not below the threshold; 5 replaced is.
    const agent = "abcdefghijklmnopqrst";
    expect(run("edit_distance", "ABCDEFghijklmnopqrst", { acts: [said(agent)] }).signals).toEqual([]);
    expect(run("edit_distance", "ABCDEfghijklmnopqrst", { acts: [said(agent)] }).signals).toHaveLength(1);
  });
});

describe("rewrite", () => {
  const AGENT =
    "```ts\nlet total = 0;\nfor (const row of rows) {\n  total += row.amount;\n}\nreturn total;\n```";
  const PERSON =
    "```ts\nconst amounts = rows.map((row) => row.amount);\nconst total = sum(amounts);\nreturn total;\n```";

  it("fires on a full version of the agent's code", () => {
    expect(run("rewrite", PERSON, { acts: [said(AGENT)] }).signals[0]).toMatchObject({ kind: "rewrite" });
  });

  it("keeps silent on code that is only shown", () => {
    const result = run("rewrite", `what does this do?\n${PERSON}`, { acts: [said(AGENT)] });
    expect(result.miss?.reason).toBe("existing_code");
  });

  it("keeps silent without code of the agent", () => {
    expect(run("rewrite", PERSON, { acts: [said("I computed the total.")] }).signals).toEqual([]);
  });

  it("keeps silent when half of the lines or fewer differ", () => {
    const small = AGENT.replace("let total = 0;", "let total = 1;");
    expect(run("rewrite", small, { acts: [said(AGENT)] }).signals).toEqual([]);
  });
});

describe("tool_override", () => {
  it("fires on a rival program, a flag or another target of the same form", () => {
    expect(
      run("tool_override", "!pnpm add left-pad", { acts: [shell("npm install left-pad")] }).signals,
    ).toHaveLength(1);
    expect(
      run("tool_override", "$ git push --dry-run origin", { acts: [shell("git push --force origin")] })
        .signals,
    ).toHaveLength(1);
    expect(
      run("tool_override", "it runs on worker-3", { acts: [shell("ssh worker-7 uptime")] }).signals,
    ).toHaveLength(1);
  });

  it("fires on a refused action with feedback", () => {
    const interruption = { kind: "denied", eventId: "d1", feedback: "too broad" } as const;
    expect(run("tool_override", "too broad", { interruption }).signals[0]?.referentEventId).toBe("d1");
  });

  it.each([
    ["the same call", "$ npm install left-pad"],
    ["another job", "!ls -la"],
    ["no call", "thanks, install the rest too"],
  ])("keeps silent on %s", (_name, message) => {
    expect(run("tool_override", message, { acts: [shell("npm install left-pad")] }).signals).toEqual([]);
  });
});

describe("restatement", () => {
  const priorPrompts = ["sort the invoices by date in the overview"];
  it("fires when the same is asked again after the agent acted", () => {
    const result = run("restatement", "Sort the invoices by date in the overview!", {
      priorPrompts,
      acts: [said("Done.")],
    });
    expect(result.signals).toHaveLength(1);
  });
  it("keeps silent on a new demand, a short one, or when nothing happened in between", () => {
    expect(
      run("restatement", "print the totals below the table", { priorPrompts, acts: [said("Done.")] }).signals,
    ).toEqual([]);
    expect(
      run("restatement", "continue", { priorPrompts: ["continue"], acts: [said("Done.")] }).signals,
    ).toEqual([]);
    expect(run("restatement", priorPrompts[0] ?? "", { priorPrompts }).miss?.reason).toBe("agent_not_acted");
  });
});

describe("interruption", () => {
  it.each(["interrupted", "denied", "typed_during_turn"] as const)("fires after %s", (kind) => {
    const result = run("interruption", "use the other table", { interruption: { kind, eventId: "i1" } });
    expect(result.signals[0]).toMatchObject({ kind: "correction", referentEventId: "i1" });
  });
  it("keeps silent without one, and when the person only goes on", () => {
    expect(run("interruption", "use the other table").miss?.reason).toBe("not_cut_off");
    expect(run("interruption", "ok continue", { interruption: { kind: "interrupted" } }).signals).toEqual([]);
  });
});

describe("negation", () => {
  it("needs something to refer to", () => {
    expect(run("negation", "Don't push to that branch").miss?.reason).toBe("no_act");
    expect(run("negation", "Don't push to that branch", { acts: [shell("git push")] }).signals).toHaveLength(
      1,
    );
  });
  it("points at the words in the original text, typos and odd letters included", () => {
    const message = "Ｏk… 🙂 isntead of the table use a list";
    const signal = run("negation", message, { acts: [said("I used a table.")] }).signals[0];
    expect(signal && message.slice(...signal.span)).toBe("isntead of");
  });
});

describe("preference", () => {
  it("takes durable wording with and without an act", () => {
    expect(run("preference", "we use tabs in this repository").signals.length).toBeGreaterThan(0);
    expect(run("preference", "use tabs here").miss?.reason).toBe("no_standing_wording");
  });
});

describe("approval", () => {
  it("carries a rule only when it says so, and is lost when taken back", () => {
    expect(run("approval", "yes").signals[0]?.kind).toBe("none");
    expect(run("approval", "yes, always").signals[0]?.kind).toBe("preference");
    expect(run("approval", "yes, but not in the tests").miss?.reason).toContain("consent_taken_back");
  });
});

describe("dissatisfaction", () => {
  it.each([
    ["negative_evaluation", "that layout is ugly"],
    ["causal_accountability", "you removed the header"],
    ["process_not_followed", "you forgot the migration"],
    ["explicit_correction", "that's not what i asked for"],
    ["forgotten_known", "as i said, the port is taken"],
    ["recurrence_complaint", "the same thing happens every time"],
    ["rhetorical_accountability", "why did you touch the schema?"],
    ["backward_reference", "the totals were there before"],
  ])("names %s", (reason, message) => {
    const signals = run("dissatisfaction", message, { acts: [said("I changed the page.")] }).signals;
    expect(signals.flatMap((signal) => signal.reasons)).toContain(reason);
  });
});
