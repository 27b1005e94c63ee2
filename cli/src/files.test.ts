import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { RepositoryFile } from "../../core/delivery/repository-file";
import type { RepositoryRule } from "../../core/delivery/repository-rules";
import { hookWorld, pnpmBundle } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { deliveryFindings } from "./commands/doctor-delivery";
import { exportBundle } from "./commands/export-bundle";
import { filesStatus, removeFiles, syncFiles } from "./commands/files";

let worlds: ReturnType<typeof hookWorld>[] = [];

afterEach(() => {
  for (const made of worlds) made.remove();
  worlds = [];
});

const P4: RepositoryRule = {
  ...{ number: "P4", version: 1, severity: "major", family: "package-manager" },
  ...{ statement: "Use pnpm, not npm.", instruction: "Use pnpm for packages.", remedy: "pnpm add left-pad" },
  ...{ appliesWhen: "", approvers: ["Lin"], supersedes: null },
};

function project(files: RepositoryFile[], rules = [P4]) {
  const made = hookWorld();
  worlds.push(made);
  const keep = (chosen: RepositoryFile[], told: RepositoryRule[]) =>
    made.keepBundle({ ...pnpmBundle(), repository: { files: chosen, rules: told } });
  keep(files, rules);
  const at = (path: string) => join(made.repo, path);
  const read = (path: string) => readFileSync(at(path), "utf8");
  return { ...made, keep, at, read, ...terminalIn(made) };
}

describe("heed files", () => {
  it("writes nothing where the project's admins chose nothing", () => {
    const { context, text, keepBundle } = project([]);
    expect(syncFiles(context)).toBe(0);
    keepBundle(pnpmBundle());
    expect(filesStatus(context, { json: false })).toBe(0);
    expect(text()).toContain("An admin chooses that in its settings.");
  });

  it("writes what was chosen, with shared rules only and nobody's words, and is then up to date", () => {
    const { context, read, text } = project(["rules", "claude"]);
    expect(filesStatus(context, { json: false })).toBe(1);
    expect(syncFiles(context)).toBe(0);
    for (const path of [".agent/rules/heed.md", "CLAUDE.md"]) {
      expect(read(path)).toContain("- P4 (major, approved by Lin): Use pnpm for packages.");
      expect(read(path)).not.toMatch(/R12|no, we use pnpm here/);
    }
    expect(filesStatus(context, { json: true })).toBe(0);
    expect(text().split("\n").at(-1)).toBe(
      JSON.stringify({
        files: [".agent/rules/heed.md", "CLAUDE.md"].map((path) => ({ path, state: "current", why: null })),
      }),
    );
  });

  it("leaves the text of a file that is there, and its bytes that are no UTF-8", () => {
    const { context, at, keep } = project(["agents"]);
    const own = Buffer.concat([
      Buffer.from("# Ours\n\n"),
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.from("\n"),
    ]);
    writeFileSync(at("AGENTS.md"), own);
    syncFiles(context);
    expect(readFileSync(at("AGENTS.md")).subarray(0, own.length).equals(own)).toBe(true);
    keep(["agents"], [{ ...P4, instruction: "必须使用 pnpm" }]);
    expect(filesStatus(context, { json: false })).toBe(1);
    syncFiles(context);
    expect(readFileSync(at("AGENTS.md"), "utf8")).toContain("必须使用 pnpm");
    keep([], []);
    expect(removeFiles(context)).toBe(0);
    expect(readFileSync(at("AGENTS.md")).equals(own)).toBe(true);
  });

  it("reports a hand edit as drift and never writes over it", () => {
    const { context, at, read, keep, text } = project(["rules"]);
    syncFiles(context);
    const edited = read(".agent/rules/heed.md").replace("pnpm for", "yarn for");
    writeFileSync(at(".agent/rules/heed.md"), edited);
    keep(["rules"], [{ ...P4, instruction: "Another." }]);
    expect(syncFiles(context)).toBe(1);
    expect(removeFiles(context)).toBe(1);
    expect(read(".agent/rules/heed.md")).toBe(edited);
    expect(text()).toContain(".agent/rules/heed.md: changed by hand");
  });

  it.each([
    [
      "the file",
      (root: string, outside: string) => symlinkSync(join(outside, "x.md"), join(root, "CLAUDE.md")),
    ],
    ["a file that is not there yet", (root: string) => symlinkSync("nowhere.md", join(root, "CLAUDE.md"))],
    ["its folder", (root: string, outside: string) => symlinkSync(outside, join(root, ".agent"))],
    [
      "a folder on the way",
      (root: string, outside: string) => {
        mkdirSync(join(root, ".agent"));
        symlinkSync(outside, join(root, ".agent/rules"));
      },
    ],
  ])("refuses a link in any component: %s", (_, link) => {
    const { context, repo, folder, text } = project(["rules", "claude"]);
    const outside = join(folder, "outside");
    mkdirSync(outside);
    writeFileSync(join(outside, "x.md"), "theirs");
    link(repo, outside);
    expect(syncFiles(context)).toBe(1);
    expect(text()).toMatch(/refused, because \S+ is a link/);
    expect(readFileSync(join(outside, "x.md"), "utf8")).toBe("theirs");
    expect(() => readFileSync(join(outside, "rules/heed.md"))).toThrow();
    expect(() => readFileSync(join(outside, "heed.md"))).toThrow();
  });

  it("reflections are immutable: a new version has a file of its own", () => {
    const { context, at, read, keep } = project(["reflections"]);
    syncFiles(context);
    const first = ".agent/reflections/p4.v1-use-pnpm-not-npm.md";
    const text = read(first);
    keep(["reflections"], [{ ...P4, severity: "critical" }]);
    expect(filesStatus(context, { json: false })).toBe(0);
    expect(read(first)).toBe(text);
    keep(["reflections"], [{ ...P4, version: 2, instruction: "Another.", supersedes: "P4.v1" }]);
    syncFiles(context);
    expect(read(first)).toBe(text);
    expect(read(".agent/reflections/p4.v2-use-pnpm-not-npm.md")).toContain("supersedes: P4.v1");
    writeFileSync(at(".agent/reflections/p4.v2-use-pnpm-not-npm.md"), "mine");
    expect(syncFiles(context)).toBe(1);
    expect(read(".agent/reflections/p4.v2-use-pnpm-not-npm.md")).toBe("mine");
  });

  it("what the project asks for no more is named, and taken out by remove", () => {
    const { context, at, keep, text } = project(["rules"]);
    syncFiles(context);
    keep([], []);
    expect(filesStatus(context, { json: false })).toBe(1);
    expect(text()).toContain("the project asks for it no more: heed files remove");
    expect(removeFiles(context)).toBe(0);
    expect(() => readFileSync(at(".agent/rules/heed.md"))).toThrow();
  });

  it("is for people", () => {
    const { context } = project(["rules"]);
    const inside = { ...context, insideHost: () => true };
    for (const run of [
      () => syncFiles(inside),
      () => removeFiles(inside),
      () => filesStatus(inside, { json: false }),
    ])
      expect(run).toThrow("for people");
    expect(() => exportBundle(inside, { out: undefined })).toThrow("for people");
  });
});

describe("heed doctor about the delivery", () => {
  const findings = ({ home, repo, place, deps }: ReturnType<typeof project>) => {
    const link = { ...place, name: "Shop", remotes: [], linkedAt: "" };
    return deliveryFindings(home, repo, link, deps.now()).map(({ state, detail }) => `${state} ${detail}`);
  };

  it("tells a block that is saturated, which is fine, from a file that differs from what the writer makes", () => {
    const made = project(["rules"]);
    expect(findings(made)).toEqual([
      "ok 1 rule in full in each session",
      "warning .agent/rules/heed.md is missing: heed files sync",
    ]);
    syncFiles(made.context);
    expect(findings(made)[1]).toBe("ok .agent/rules/heed.md is up to date");
    const path = made.at(".agent/rules/heed.md");
    writeFileSync(path, made.read(".agent/rules/heed.md").replace("pnpm for", "pnpm ".repeat(2000)));
    expect(findings(made)[1]).toBe("warning .agent/rules/heed.md is drifted, over budget: heed files status");
    const many = pnpmBundle().rules.flatMap((rule) =>
      Array.from({ length: 200 }, (_, at) => ({
        ...rule,
        number: `R${at}`,
        instruction: `${at} ${"x".repeat(400)}`,
      })),
    );
    made.keepBundle({ ...pnpmBundle(), rules: many });
    expect(findings(made)[0]).toMatch(/^ok saturated: \d+ rules in full, \d+ by heading, \d+ counted/);
  });

  it("names a link as what it is", () => {
    const made = project(["claude"]);
    symlinkSync("x.md", made.at("CLAUDE.md"));
    expect(findings(made)[1]).toBe(
      "warning CLAUDE.md is refused, because CLAUDE.md is a link: heed files status",
    );
  });
});

describe("heed rules export-bundle", () => {
  it("holds shared rules only, without words, and heed check takes it", () => {
    const { context, keepBundle, repo, text } = project([]);
    keepBundle(pnpmBundle({ rule: { layer: "project", number: "P4", approvers: ["Lin"] } }));
    exportBundle(context, { out: "rules.json" });
    const { rules } = JSON.parse(readFileSync(join(repo, "rules.json"), "utf8"));
    expect(rules.map(({ number, words }: { number: string; words: unknown }) => [number, words])).toEqual([
      ["P4", null],
    ]);
    expect(text()).toContain("1 shared rules of Shop.");
    keepBundle(pnpmBundle());
    rmSync(join(repo, "rules.json"));
    exportBundle(context, { out: "rules.json" });
    expect(readFileSync(join(repo, "rules.json"), "utf8")).not.toContain("we use pnpm here");
  });
});
