import { describe, expect, it } from "vitest";
import { type RuleCandidate, ruleCandidateSchema } from "../extraction/schema";
import type { AgentAction } from "../hook-event/schema";
import { fileAction, shellAction, stepsOf } from "../verifiers/cases";
import { compile } from "./compile";

type Wish = {
  directive: string;
  topic?: string;
  polarity?: "require" | "forbid";
  form?: RuleCandidate["form"];
  terms?: Partial<RuleCandidate["terms"]>;
  applicability?: Partial<RuleCandidate["applicability"]>;
};

function candidate({
  directive,
  topic = "phrase:x",
  polarity = "forbid",
  form = "forbid",
  terms = {},
  applicability = {},
}: Wish) {
  return ruleCandidateSchema.parse({
    form,
    directive,
    words: directive,
    claim: { topic, subject: "x", polarity },
    terms,
    applicability,
    scope: "project",
    source: "user_stated",
    confidence: 1,
    severity: "minor",
    language: "en",
  });
}

const pnpm = candidate({
  directive: "Use pnpm, not npm.",
  topic: "package-manager",
  polarity: "require",
  form: "replace",
  terms: { unwanted: ["npm"], wanted: ["pnpm"] },
});

function replay(report: ReturnType<typeof compile>["report"]) {
  return report?.stages.find(({ stage }) => stage === "replay");
}

describe("replay of the corrected act", () => {
  it("agrees when the very act is stopped", () => {
    const { content, report } = compile({ candidate: pnpm, act: shellAction("npm install left-pad") });
    expect(content).toMatchObject({
      tier: "deterministic",
      recipe: "package-manager",
      remedy: "pnpm add <package>, pnpm install",
    });
    expect(report).toMatchObject({ passed: true, replayAgreement: true });
    expect(replay(report)?.cases).toEqual([
      { text: "npm install left-pad", expected: "stop", got: "stop", origin: "observed" },
      { text: "pnpm add left-pad", expected: "pass", got: "pass", origin: "synthesised" },
    ]);
  });

  it("takes the accepted act when there is one", () => {
    const { report } = compile({
      candidate: pnpm,
      act: shellAction("npm i x"),
      accepted: shellAction("pnpm add x"),
    });
    expect(replay(report)?.cases[1]).toEqual({
      text: "pnpm add x",
      expected: "pass",
      got: "pass",
      origin: "observed",
    });
  });

  it("rejects a check that would stop what the person accepted", () => {
    const { content, report } = compile({
      candidate: pnpm,
      act: shellAction("npm i x"),
      accepted: shellAction("yarn add x"),
    });
    expect(content).toMatchObject({ tier: "intent", verifier: null, recipe: null });
    expect(report).toBeNull();
  });

  it("does not agree by a made-up example alone", () => {
    expect(compile({ candidate: pnpm }).report).toMatchObject({ passed: true, replayAgreement: false });
    const elsewhere = compile({ candidate: pnpm, act: fileAction({ path: "a.ts", added: "x" }) });
    expect(elsewhere.report).toMatchObject({ passed: true, replayAgreement: false });
  });

  it("widens to what the agent really did with the unwanted manager", () => {
    const { report } = compile({ candidate: pnpm, act: shellAction("npm run dev") });
    expect(report).toMatchObject({ replayAgreement: true });
  });

  it("replays a whole task for a missing step", () => {
    const tests = candidate({
      directive: "Run the tests before finishing.",
      topic: "run-tests",
      polarity: "require",
      form: "order",
      terms: { step: ["test"], trigger: ["finish"] },
    });
    const edit = fileAction({ path: "src/a.ts", added: "x" });
    expect(compile({ candidate: tests, steps: stepsOf(edit) }).report).toMatchObject({
      replayAgreement: true,
    });
    // The task did run its tests: the check does not catch what was complained about.
    expect(compile({ candidate: tests, steps: stepsOf(edit, shellAction("npm test")) }).content.tier).toBe(
      "intent",
    );
  });
});

describe("wishes by recipe", () => {
  const stopped = (wish: Wish, act: AgentAction) => {
    const { content, report } = compile({ candidate: candidate(wish), act });
    return {
      recipe: content.recipe,
      onExhausted: content.onExhausted,
      agrees: report?.replayAgreement ?? false,
    };
  };

  it.each<[Wish, AgentAction, string, "ask" | "release"]>([
    [{ directive: "Never push.", topic: "push" }, shellAction("git push -u origin x"), "no-push", "ask"],
    [
      { directive: "Never push to main.", topic: "push" },
      shellAction("git push origin main"),
      "protected-branch",
      "ask",
    ],
    [{ directive: "Do not commit.", topic: "commit" }, shellAction("git commit -am x"), "no-commit", "ask"],
    [
      { directive: "Never force-push.", topic: "force-push" },
      shellAction("git push -f"),
      "no-force-push",
      "ask",
    ],
    [
      { directive: "Never run kubectl delete.", terms: { unwanted: ["kubectl delete"] } },
      shellAction("kubectl -n a delete pod x"),
      "forbidden-command",
      "ask",
    ],
    [
      {
        directive: "Use podman, not docker.",
        form: "replace",
        terms: { unwanted: ["docker"], wanted: ["podman"] },
      },
      shellAction("docker ps"),
      "forbidden-command",
      "release",
    ],
    [
      {
        directive: "Don't touch migrations/.",
        topic: "protected-paths",
        terms: { unwanted: ["migrations/**"] },
      },
      shellAction("rm migrations/1.sql"),
      "protected-paths",
      "ask",
    ],
    [
      { directive: "No console.log.", topic: "debug-output", terms: { unwanted: ["console.log"] } },
      fileAction({ path: "src/a.ts", added: "console.log(1)" }),
      "no-console",
      "release",
    ],
    [
      { directive: "Don't use Date.now().", terms: { unwanted: ["Date.now()"] } },
      fileAction({ path: "src/a.ts", added: "const t = Date.now();" }),
      "forbidden-text",
      "release",
    ],
    [
      {
        directive: "Put fixtures in tests/fixtures.",
        form: "location",
        polarity: "require",
        topic: "file-location",
        terms: { trigger: ["fixtures"], place: ["tests/fixtures"] },
      },
      fileAction({ path: "fixtures/a.json", op: "create", added: "{}" }),
      "file-location",
      "release",
    ],
    [
      { directive: "No new markdown files.", topic: "docs-files" },
      shellAction("touch NOTES.md"),
      "no-new-docs",
      "release",
    ],
  ])("$directive", (wish, act, recipe, onExhausted) => {
    expect(stopped(wish, act)).toEqual({ recipe, onExhausted, agrees: true });
  });

  it("lets a task lift what is only for asking", () => {
    const { content } = compile({
      candidate: candidate({ directive: "Don't push unless I ask.", topic: "push" }),
    });
    expect(content.applicability.exceptTaskWords).toEqual(["push"]);
    const never = compile({ candidate: candidate({ directive: "Never push.", topic: "push" }) });
    expect(never.content.applicability.exceptTaskWords).toEqual([]);
  });

  it("keeps what nothing can check as a reminder with its words", () => {
    const { content, report } = compile({
      candidate: candidate({
        directive: "Explain trade-offs of database schemas.",
        form: "require",
        polarity: "require",
      }),
    });
    expect(content).toMatchObject({ tier: "intent", verifier: null, onExhausted: "release" });
    expect(content.applicability.taskWords).toContain("database");
    expect(report).toBeNull();
  });
});
