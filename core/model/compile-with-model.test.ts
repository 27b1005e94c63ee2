import { describe, expect, it } from "vitest";
import { compile } from "../compilation/compile";
import type { CompileInput } from "../compilation/schema";
import { readWish } from "../extraction/read-wish";
import { shellAction } from "../verifiers/cases";
import { compileWithModel } from "./compile-with-model";
import type { ModelRequest } from "./schema";

const REMINDER = "Keep the team's release habits in mind when you touch the deployment.";
const input: CompileInput = { candidate: readWish({ text: REMINDER, language: "en" }) };
const destroy = compile({ candidate: readWish({ text: "Never run terraform destroy.", language: "en" }) });
const check = JSON.stringify(destroy.content.verifier);
const DESTROYS: Case[] = [
  { must: "stop", command: "terraform destroy" },
  { must: "pass", command: "terraform plan" },
];

type Case = { must: "stop" | "pass"; command: string };
const CASES: Case[] = [
  { must: "stop", command: "git push --force" },
  { must: "pass", command: "git push" },
];
function answer({
  pick = null,
  spec = null,
  cases = CASES,
}: {
  pick?: string | null;
  spec?: string | null;
  cases?: Case[];
}) {
  return JSON.stringify({
    reason: "It can be read from the command.",
    pick,
    values: [],
    check: spec,
    cases: cases.map((one) => ({ path: null, added: null, ...one })),
  });
}

/** A model that gives these answers in turn, and keeps what it was asked. */
function scripted(...answers: (string | null)[]) {
  const asked: ModelRequest[] = [];
  const refusals: string[] = [];
  return {
    asked,
    refusals,
    run: (given = input) =>
      compileWithModel(
        given,
        async (request) => {
          asked.push(request);
          return answers[asked.length - 1] ?? null;
        },
        (reason) => refusals.push(reason),
      ),
  };
}

it("is a reminder without a model", () => {
  expect(compile(input).content.tier).toBe("intent");
});

it("asks nothing where a recipe makes an exact check", async () => {
  const model = scripted();
  const { content } = await model.run({
    candidate: readWish({ text: "Use pnpm, not npm.", language: "en" }),
  });
  expect([content.tier, model.asked.length]).toEqual(["deterministic", 0]);
});

it("takes a picked recipe when it passes its stages, with the person's sentence", async () => {
  const { content, report } = await scripted(answer({ pick: "no-force-push" })).run();
  expect(content).toMatchObject({ tier: "deterministic", statement: REMINDER, recipe: null });
  expect(report?.stages.map(({ stage, passed }) => [stage, passed])).toEqual([
    ["parse", true],
    ["schema", true],
    ["unit", true],
    ["replay", true],
  ]);
});

describe("an answer that does not hold", () => {
  it("is asked for again with what was wrong, three times at most", async () => {
    const model = scripted(...Array.from({ length: 9 }, () => answer({ spec: '{"kind":"of-magic"}' })));
    const { content } = await model.run();
    expect([content.tier, model.asked.length]).toEqual(["intent", 4]);
    expect(model.asked[1]?.user).toContain("what was wrong about your last answer");
    expect(model.asked[1]?.user).toContain("of-magic");
  });

  it("is mended by the next one", async () => {
    const model = scripted("no JSON at all", answer({ pick: "no-force-push" }));
    expect((await model.run()).content.tier).toBe("deterministic");
    expect(model.refusals).toEqual(["malformed"]);
  });

  it("is rejected when a case of its own fails", async () => {
    const cases: Case[] = [
      { must: "stop", command: "git status" },
      { must: "pass", command: "git push" },
    ];
    expect((await scripted(answer({ pick: "no-force-push", cases })).run()).content.tier).toBe("intent");
  });

  it("is rejected when a case says the opposite of the correction", async () => {
    const model = scripted(
      answer({ pick: "no-force-push", cases: [...CASES, { must: "pass", command: "git push -f" }] }),
    );
    const { content } = await model.run({ ...input, act: shellAction("git push -f") });
    expect([content.tier, model.refusals]).toEqual(["intent", ["contradicted"]]);
  });

  it("is rejected when it lets pass the very act that it can judge", async () => {
    const written = answer({ spec: check, cases: DESTROYS });
    expect((await scripted(written).run()).content.tier).toBe("deterministic");
    const applied = { ...input, act: shellAction("terraform apply -auto-approve") };
    expect((await scripted(written).run(applied)).report?.replayAgreement ?? false).toBe(false);
  });

  it("names a recipe that is none", async () => {
    const model = scripted(answer({ pick: "no-such-recipe" }));
    expect((await model.run()).content.tier).toBe("intent");
    expect(model.refusals).toEqual(["unknown_id"]);
  });
});

it("stays a reminder when the model finds no check", async () => {
  const model = scripted(answer({}));
  expect([(await model.run()).content.tier, model.asked.length, model.refusals]).toEqual(["intent", 1, []]);
});
