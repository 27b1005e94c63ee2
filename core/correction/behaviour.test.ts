import { describe, expect, it } from "vitest";
import type { AgentAction } from "../hook-event/schema";
import { detect } from "./detect";
import { readReason } from "./reasons";
import type { AgentAct, Detection, DetectionInput, DetectorName } from "./schema";

/** What a person does counts beside what they say (learning.md section 2). */
const said = (message: string): AgentAct => ({ eventId: "said", turnsAgo: 0, message });
const did = (eventId: string, action: AgentAction): AgentAct => ({
  ...{ eventId, turnsAgo: 0, outcome: "ok" },
  action,
});
const wrote = (path: string, ...addedLines: string[]): AgentAct =>
  did(path, { kind: "file_change", path, op: "modify", addedLines, removedLines: [] });
const ran = (command: string): AgentAct =>
  did("ran", { kind: "shell_command", command, argv: [command.split(" ")], fileChanges: [] });

function judge(message: string, acts: AgentAct[], more: Partial<DetectionInput> = {}): Detection {
  return detect({ message, author: "human", acts, priorPrompts: ["tidy the settings page"], ...more });
}

/** Codes of the reasons of one detector. */
function codes(detection: Detection, detector: DetectorName): (string | undefined)[] {
  return detection.signals
    .filter((signal) => signal.detector === detector)
    .flatMap(({ reasons }) => reasons.map((reason) => readReason(reason)?.code));
}

describe("an act taken back by a command", () => {
  const ACTS = [
    wrote("src/settings.ts", "const a = 1;"),
    wrote("src/list.ts", "const b = 2;"),
    said("I tidied both files."),
  ];

  it.each([
    "git checkout -- src/settings.ts",
    "I did `git checkout -- src/settings.ts`, leave that one alone",
    "$ git restore src/settings.ts",
    "git restore --source=HEAD src/settings.ts, please",
  ])("%s points at the change it takes back", (message) => {
    const detection = judge(message, ACTS);
    const signal = detection.signals.find(({ detector }) => detector === "tool_override");
    expect(codes(detection, "tool_override")).toEqual(["undoes_act"]);
    expect(signal?.referentEventId).toBe("src/settings.ts");
    expect(signal && message.slice(...signal.span)).toMatch(/^git (?:checkout|restore)/);
  });

  it.each(["git checkout .", "git revert HEAD", "git reset --hard", "i ran git stash", "jj undo"])(
    "%s takes back the newest change",
    (message) => {
      const signal = judge(message, ACTS).signals.find(({ detector }) => detector === "tool_override");
      expect(signal?.referentEventId).toBe("src/list.ts");
    },
  );

  it.each([
    ["a branch", "git checkout main", ACTS],
    ["a question", "what does git reset --hard do to my stash?", ACTS],
    ["a file that the agent did not touch", "git checkout -- docs/notes.md", ACTS],
    ["an agent that changed nothing", "git checkout .", [said("You can read about it in the manual.")]],
  ])("keeps silent on %s", (_name, message, acts) => {
    expect(codes(judge(message, acts), "tool_override")).toEqual([]);
  });
});

describe("an act redone differently", () => {
  it.each([
    ["another program", "!pnpm add zod", "npm install zod", "rival_call"],
    ["other arguments", "$ npm test -- --run", "npm test -- --watch", "other_arguments"],
    ["another target", "it is db-2", "psql -h db-7", "other_value"],
  ])("by %s", (_name, message, command, code) => {
    expect(codes(judge(message, [ran(command)]), "tool_override")).toEqual([code]);
  });

  it("by a version of the agent's code with more than half of its lines replaced", () => {
    const acts = [
      wrote("sum.ts", "let total = 0;", "for (const row of rows) total += row.amount;", "return total;"),
    ];
    const message =
      "use this:\n```ts\nconst amounts = rows.map((row) => row.amount);\nconst total = add(amounts);\nreturn total;\n```";
    expect(codes(judge(message, acts), "rewrite")).toEqual(["replaced_code"]);
  });
});

describe("the same demand again", () => {
  const PRIOR = { priorPrompts: ["show the totals of the invoices below the table"] };

  it("in the same words", () => {
    const detection = judge(
      "Show the totals of the invoices below the table.",
      [said("I added a table.")],
      PRIOR,
    );
    expect(codes(detection, "restatement")).toEqual(["repeats_prompt"]);
  });

  it("in other words", () => {
    const detection = judge(
      "it is the totals per invoice that go under that table!",
      [said("I added a table.")],
      PRIOR,
    );
    expect(codes(detection, "restatement")).toEqual(["rewords_prompt"]);
  });

  it.each([
    ["another demand", "sort the customers by their name", "I added a table."],
    [
      "the answer to a question about it",
      "under the table please, the totals for each invoice, with a line",
      "Where shall the totals go?",
    ],
  ])("is not %s", (_name, message, act) => {
    expect(codes(judge(message, [said(act)], PRIOR), "restatement")).toEqual([]);
  });
});

describe("a false claim of success", () => {
  it.each([
    ["All tests pass now.", "still broken, the login test fails"],
    ["The import is fixed.", "same error as before when I import"],
    ["修复完成，已测试。", "还是不行"],
  ])("%s — %s", (claim, message) => {
    const detection = judge(message, [ran("npm test"), said(claim)]);
    expect(codes(detection, "dissatisfaction")).toContain("false_success");
  });

  it("needs a claim, and a failure", () => {
    const failing = "still broken, the login test fails";
    expect(
      codes(judge(failing, [said("The login test checks the cookie.")]), "dissatisfaction"),
    ).not.toContain("false_success");
    expect(codes(judge("great, now the export", [said("All tests pass now.")]), "dissatisfaction")).toEqual(
      [],
    );
  });
});

describe("an act refused, a turn stopped", () => {
  it.each([
    ["interrupted", "not that table, the other one", "stopped_turn"],
    ["denied", "that deletes the backups", "refused_action"],
    ["typed_during_turn", "use the other table", "typed_during_turn"],
  ] as const)("%s: the next message is judged as about it", (kind, message, code) => {
    const detection = judge(message, [ran("psql -f drop.sql")], { interruption: { kind, eventId: "cut" } });
    expect(codes(detection, "interruption")[0]).toBe(code);
    expect(detection.signals.find(({ detector }) => detector === "interruption")?.referentEventId).toBe(
      "cut",
    );
    if (kind !== "typed_during_turn") expect(detection.label).not.toBe("none");
  });

  it("a refusal with a reason contradicts the call, too", () => {
    const interruption = { kind: "denied", eventId: "cut", feedback: "that deletes the backups" } as const;
    const detection = judge("that deletes the backups", [ran("rm -rf backup")], { interruption });
    expect(codes(detection, "tool_override")).toEqual(["refused_with_reason"]);
    expect(codes(detection, "interruption")).toEqual(["refused_action", "gave_reason"]);
  });
});
