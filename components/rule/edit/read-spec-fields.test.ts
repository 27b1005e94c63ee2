import { describe, expect, it } from "vitest";
import { VERIFIER_KINDS } from "@/core/verifiers/registry";
import { readSpecFields } from "./read-spec-fields";
import { findSpecErrors } from "./spec-tree";
import { withField } from "./spec-value";

function fieldsOf(name: string) {
  const kind = VERIFIER_KINDS.find(({ kind }) => kind === name);
  return kind ? readSpecFields(kind.spec) : [];
}

describe("readSpecFields", () => {
  it("reads labels, help and what is required from a kind's schema, without the kind's own name", () => {
    expect(fieldsOf("file-path").slice(0, 2)).toEqual([
      {
        name: "paths",
        label: "Files",
        help: "Globs: `vendor/`, `*.md`, `src/**/*.ts`.",
        required: true,
        control: { type: "lines" },
      },
      { name: "except", label: "Except", required: false, control: { type: "lines" } },
    ]);
  });

  it("tells one choice from several, and groups from lists of groups", () => {
    const control = (kind: string, field: string) =>
      fieldsOf(kind).find(({ name }) => name === field)?.control.type;
    expect(control("file-content", "in")).toBe("choice");
    expect(control("file-path", "ops")).toBe("choices");
    expect(control("file-path", "rewrites")).toBe("flag");
    expect(control("required-step", "trigger")).toBe("group");
    expect(control("shell-command", "forbid")).toBe("groups");
  });

  it("has a form for every field of every kind", () => {
    for (const { kind, cases } of VERIFIER_KINDS) {
      const names = new Set(fieldsOf(kind).map(({ name }) => name));
      const used = [...cases.stop, ...cases.pass].flatMap(({ spec }) => Object.keys(spec ?? {}));
      expect(used.filter((name) => name !== "kind" && !names.has(name))).toEqual([]);
    }
  });
});

describe("findSpecErrors", () => {
  it("names the place inside of a combination", () => {
    const spec = { all: [{ kind: "shell-command", forbid: [{ program: [] }] }] };
    expect(Object.keys(findSpecErrors(spec))).toEqual(["all.0.forbid.0.program"]);
  });

  it("has nothing to say about a spec that can be saved", () => {
    expect(findSpecErrors({ not: { kind: "file-path", paths: ["vendor/"] } })).toEqual({});
  });
});

describe("withField", () => {
  it("leaves out what is empty, but keeps a “no”", () => {
    expect(withField({ a: 1, names: ["x"] }, "names", [])).toEqual({ a: 1 });
    expect(withField({}, "background", false)).toEqual({ background: false });
  });
});
