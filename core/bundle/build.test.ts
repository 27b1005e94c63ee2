import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contextOf } from "../compilation/self-verify";
import { judge } from "../enforcement/judge";
import type { Moment } from "../enforcement/schema";
import { EVERYWHERE, type VerifierSpec } from "../rule/schema";
import { fileMoment, readAction, shellMoment, turnEnd } from "../verifiers/cases";
import { rulesFor } from "./index-lookup";
import { bundleSchema } from "./schema";
import { NPM_VERIFIER, testBundle, testRule } from "./test-rules";

const claim = { topic: "package-manager", subject: "node", polarity: "require" } as const;

describe("masking across layers", () => {
  const winner = (...fields: Parameters<typeof testRule>[1][]) =>
    testBundle(...fields.map((one, index) => testRule(index + 1, { claim, ...one }))).rules.map(
      ({ maskedBy }) => maskedBy,
    );

  it("lets a project blocker win over a personal rule", () => {
    expect(winner({ layer: "personal" }, { layer: "project", severity: "blocker" })).toEqual(["R2", null]);
  });

  it("lets a personal rule win over an ordinary project rule", () => {
    expect(winner({ layer: "personal" }, { layer: "project" })).toEqual([null, "R1"]);
  });

  it("lets a project rule win over a personal rule for all projects", () => {
    expect(winner({ layer: "personal", scope: "global" }, { layer: "project" })).toEqual(["R2", null]);
  });

  it("does not mask by a rule that counts only somewhere", () => {
    const web = { ...EVERYWHERE, paths: ["web/**"] };
    expect(winner({ layer: "personal", applicability: web }, { layer: "project" })).toEqual([null, null]);
    const same = { layer: "project", applicability: web } as const;
    expect(winner({ layer: "personal", applicability: web }, same)).toEqual([null, "R1"]);
  });

  it("does not touch other claims or the same layer", () => {
    expect(winner({}, {})).toEqual([null, null]);
    expect(winner({}, { layer: "project", claim: { ...claim, subject: "python" } })).toEqual([null, null]);
  });

  it("keeps masked rules out of the index", () => {
    const bundle = testBundle(
      testRule(1, { claim, verifier: NPM_VERIFIER }),
      testRule(2, { claim, layer: "project", verifier: NPM_VERIFIER }),
    );
    expect(bundle.index.shell).toEqual({ npm: [0], pnpm: [0] });
  });
});

describe("buildBundle", () => {
  it("delivers a refinement only with its parent", () => {
    const parent = testRule(1);
    const child = testRule(2, { parentId: parent.id });
    expect(testBundle(parent, child).rules.map(({ number }) => number)).toEqual(["R1", "R2"]);
    expect(testBundle(child).rules).toEqual([]);
  });

  it("files a check of all files under the paths of its rule", () => {
    const verifier = { kind: "file-content", calls: ["print"] };
    const rule = testRule(1, { verifier, applicability: { ...EVERYWHERE, paths: ["*.py", "src/**"] } });
    expect(testBundle(rule).index.file).toEqual({ ".py": [0], "src/": [0] });
  });

  it("is not misled by programs named like members of an object", () => {
    const verifier = { kind: "shell-command", forbid: [{ program: ["constructor", "__proto__"] }] };
    const bundle = testBundle(testRule(1, { verifier }));
    expect(rulesFor(bundle, shellMoment("constructor x"))).toEqual([0]);
    expect(rulesFor(bundle, shellMoment("toString x"))).toEqual([]);
    expect(rulesFor(testBundle(testRule(1)), shellMoment("constructor"))).toEqual([]);
  });

  it("changes its hash with its rules only", () => {
    const one = testBundle(testRule(1));
    expect(testBundle(testRule(1)).hash).toBe(one.hash);
    expect(testBundle(testRule(1, { statement: "Something longer than before." })).hash).not.toBe(one.hash);
  });
});

const programs = fc.constantFrom("npm", "git", "rm", "docker");
const globs = fc.constantFrom("vendor/", "*.ts", "src/**/*.py", "package.json", "*.{js,jsx}", "**");
const specs: fc.Arbitrary<VerifierSpec> = fc.oneof(
  programs.map((program) => ({ kind: "shell-command", forbid: [{ program: [program] }] })),
  globs.map((glob) => ({ kind: "file-path", paths: [glob] })),
  globs.map((glob) => ({ kind: "file-path", paths: [glob], ops: ["read"] })),
  globs.map((glob) => ({ kind: "file-content", paths: [glob], texts: ["x"] })),
  fc.tuple(programs, globs).map(([program, glob]) => ({
    any: [
      { kind: "shell-command", forbid: [{ program: [program] }] },
      { kind: "file-path", paths: [glob] },
    ],
  })),
  fc.constant({ kind: "shell-command", forbid: [{ program: ["*"], env: ["CI"] }] }),
);
const paths = fc.constantFrom(
  "vendor/a.js",
  "src/a.ts",
  "src/b/c.py",
  "package.json",
  "web/package.json",
  "vendor",
);
const moments: fc.Arbitrary<Moment> = fc.oneof(
  programs.map((program) => shellMoment(`cd x && sudo ${program} y`)),
  paths.map((path) => shellMoment(`echo x > ${path}`)),
  paths.map((path) => shellMoment(`mv ${path} elsewhere`)),
  paths.map((path) => fileMoment({ path, added: "x" })),
  paths.map((path) => ({ point: "action_requested" as const, action: readAction(path) })),
  fc.constant(shellMoment("CI=1 make")),
  fc.constant(turnEnd()),
);

describe("properties", () => {
  it("the index never loses a rule that has a say", () => {
    fc.assert(
      fc.property(fc.array(specs, { maxLength: 8 }), moments, (verifiers, moment) => {
        const bundle = testBundle(...verifiers.map((verifier, index) => testRule(index + 1, { verifier })));
        const found = rulesFor(bundle, moment);
        const context = contextOf();
        const withSay = bundle.rules.flatMap((rule, index) => (judge(rule, moment, context) ? [index] : []));
        for (const index of withSay) expect(found).toContain(index);
      }),
    );
  });

  it("a bundle survives its way over the wire", () => {
    fc.assert(
      fc.property(fc.array(specs, { maxLength: 5 }), (verifiers) => {
        const bundle = testBundle(...verifiers.map((verifier, index) => testRule(index + 1, { verifier })));
        expect(bundleSchema.parse(JSON.parse(JSON.stringify(bundle)))).toEqual(bundle);
      }),
    );
  });
});
