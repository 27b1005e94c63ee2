import { spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { hookWorld, pnpmBundle } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { check } from "./commands/check";

let worlds: ReturnType<typeof hookWorld>[] = [];

afterEach(() => {
  for (const made of worlds) made.remove();
  worlds = [];
});

/** A real repository with one commit, and a rule that migrations are not touched. */
function repository() {
  const made = hookWorld();
  worlds.push(made);
  const { repo, folder } = made;
  rmSync(join(repo, ".git"), { recursive: true });
  const git = (...args: string[]) => {
    const env = { NODE_ENV: "test" as const, PATH: process.env.PATH, HOME: folder };
    const ran = spawnSync("git", ["-c", "user.name=Ada", "-c", "user.email=a@example.com", ...args], {
      ...{ cwd: repo, env, encoding: "utf8" },
    });
    if (ran.status !== 0) throw new Error(ran.stderr);
  };
  git("init", "-q");
  git("remote", "add", "origin", "git@example.com:ada/shop.git");
  mkdirSync(join(repo, "migrations"));
  writeFileSync(join(repo, "migrations/1.sql"), "create table a ();\n");
  writeFileSync(join(repo, "app.ts"), "one\n");
  git("add", ".");
  git("commit", "-qm", "first");
  made.keepBundle(pnpmBundle({ verifier: { kind: "file-path", paths: ["migrations/"] } }));
  return { ...made, git, ...terminalIn(made) };
}

const OPTIONS = { untracked: false, format: "text" } as const;
const HEAD = { ...OPTIONS, comparison: { kind: "commit", commit: "HEAD" } } as const;

describe("heed check", () => {
  it("names the changed files that a rule would stop, and passes the others", () => {
    const { repo, context, text } = repository();
    writeFileSync(join(repo, "app.ts"), "two\n");
    expect(check(context, HEAD)).toBe(0);
    writeFileSync(join(repo, "migrations/1.sql"), "drop table a;\n");
    expect(check(context, HEAD)).toBe(1);
    expect(text()).toContain("migrations/1.sql: R12 stops: Use pnpm, not npm.");
    expect(text()).toContain("2 changed files checked, 1 finding.");
  });
});

describe("trust.md section 2: where a verifier needs git", () => {
  it("nothing that the repository configures is run: fsmonitor, hooks, external diff, textconv", () => {
    const { repo, folder, git, context } = repository();
    const trap = join(folder, "trap.sh");
    const sprung = join(folder, "sprung");
    writeFileSync(trap, `#!/bin/sh\necho "$0 $@" >> ${sprung}\ncat "$1" 2>/dev/null\n`);
    chmodSync(trap, 0o755);
    for (const name of ["core.fsmonitor", "diff.external", "diff.x.textconv", "diff.x.command", "core.pager"])
      git("config", name, trap);
    mkdirSync(join(folder, "hooks"));
    git("config", "core.hooksPath", join(folder, "hooks"));
    writeFileSync(join(folder, "hooks/post-index-change"), `#!/bin/sh\n${trap}\n`, { mode: 0o755 });
    writeFileSync(join(repo, ".gitattributes"), "*.ts diff=x\n*.sql diff=x\n");
    writeFileSync(join(repo, "migrations/1.sql"), "changed\n");
    // The trap works: an ordinary git springs it.
    spawnSync("git", ["status"], {
      cwd: repo,
      env: { NODE_ENV: "test", PATH: process.env.PATH, HOME: folder },
    });
    expect(existsSync(sprung)).toBe(true);
    rmSync(sprung);
    expect(check(context, HEAD)).toBe(1);
    expect(existsSync(sprung)).toBe(false);
  });

  it.each([
    ["a filter", '[filter "x"]\n\tclean = touch owned\n'],
    ["an include, which could define one", "[include]\n\tpath = evil\n"],
  ])("“not checked” when the repository's own config defines %s", (_what, config) => {
    const { repo, context, text } = repository();
    appendFileSync(join(repo, ".git/config"), config);
    writeFileSync(join(repo, "migrations/1.sql"), "changed\n");
    expect(check(context, HEAD)).toBe(5);
    expect(text()).toContain("Not checked: the repository's own git config defines a filter");
  });

  it("only in linked checkouts, and never with an option for a commit", () => {
    const { home, context, text } = repository();
    expect(check(context, { ...OPTIONS, comparison: { kind: "commit", commit: "--output=stolen" } })).toBe(5);
    expect(text()).toContain("that is no commit");
    rmSync(join(home, "links.json"));
    expect(() => check(context, HEAD)).toThrow("not linked");
  });
});

describe("what heed check compares", () => {
  const report = (text: () => string) => JSON.parse(text().split("\n").at(-1) ?? "{}");
  const JSON_REPORT = { untracked: false, format: "json" } as const;

  it("--staged: the index alone, as it would be committed", () => {
    const { repo, git, context, text } = repository();
    writeFileSync(join(repo, "migrations/1.sql"), "drop table a;\n");
    expect(check(context, { ...JSON_REPORT, comparison: { kind: "staged" } })).toBe(0);
    git("add", "migrations/1.sql");
    writeFileSync(join(repo, "migrations/1.sql"), "create table a ();\n");
    expect(check(context, { ...JSON_REPORT, comparison: { kind: "staged" } })).toBe(1);
    expect(report(text).broken).toMatchObject([{ rule: "R12", path: "migrations/1.sql" }]);
  });

  it("--staged: judges the staged text, not that of the working tree", () => {
    const { repo, git, context, keepBundle } = repository();
    keepBundle(pnpmBundle({ verifier: { kind: "file-content", calls: ["console.log"], in: "code" } }));
    writeFileSync(join(repo, "app.ts"), "console.log(1);\n");
    git("add", "app.ts");
    writeFileSync(join(repo, "app.ts"), "two\n");
    expect(check(context, { ...OPTIONS, comparison: { kind: "staged" } })).toBe(1);
    expect(check(context, HEAD)).toBe(0);
  });

  it("--diff: what the branch changed since it left the base, not what the base did since", () => {
    const { repo, git, context } = repository();
    git("branch", "base");
    git("checkout", "-q", "-b", "work");
    writeFileSync(join(repo, "app.ts"), "two\n");
    git("commit", "-qam", "work");
    git("checkout", "-q", "base");
    writeFileSync(join(repo, "migrations/1.sql"), "drop table a;\n");
    git("commit", "-qam", "by another");
    git("checkout", "-q", "work");
    const branch = { ...OPTIONS, comparison: { kind: "branch", base: "base" } } as const;
    expect(check(context, branch)).toBe(0);
    writeFileSync(join(repo, "migrations/1.sql"), "drop table b;\n");
    git("commit", "-qam", "mine");
    expect(check(context, branch)).toBe(1);
    expect(check(context, { ...OPTIONS, comparison: { kind: "branch", base: "nowhere" } })).toBe(5);
  });

  it("before the first commit everything that git knows is new", () => {
    const { repo, git, context, text } = repository();
    rmSync(join(repo, ".git"), { recursive: true });
    git("init", "-q");
    git("remote", "add", "origin", "git@example.com:ada/shop.git");
    git("add", "app.ts");
    expect(check(context, HEAD)).toBe(0);
    git("add", ".");
    expect(check(context, HEAD)).toBe(1);
    expect(check(context, { ...OPTIONS, comparison: { kind: "staged" } })).toBe(1);
    expect(text()).toContain("migrations/1.sql: R12 stops: Use pnpm, not npm.");
  });

  it("--untracked: new files that git does not ignore", () => {
    const { repo, context, text } = repository();
    writeFileSync(join(repo, ".gitignore"), "migrations/ignored.sql\n");
    writeFileSync(join(repo, "migrations/2.sql"), "x\n");
    writeFileSync(join(repo, "migrations/ignored.sql"), "x\n");
    expect(check(context, HEAD)).toBe(0);
    expect(check(context, { ...JSON_REPORT, comparison: HEAD.comparison, untracked: true })).toBe(1);
    expect(report(text).broken.map(({ path }: { path: string }) => path)).toEqual(["migrations/2.sql"]);
  });

  it("renames, deletions and binary files are judged by their paths", () => {
    const { repo, git, context, text } = repository();
    writeFileSync(join(repo, "migrations/b.bin"), Buffer.from([0, 1, 2, 255]));
    git("add", ".");
    git("commit", "-qm", "binary");
    git("mv", "migrations/1.sql", "moved.sql");
    writeFileSync(join(repo, "migrations/b.bin"), Buffer.from([0, 9, 9, 255]));
    expect(check(context, { ...JSON_REPORT, comparison: HEAD.comparison })).toBe(1);
    expect(report(text).broken.map(({ path }: { path: string }) => path)).toEqual([
      "migrations/b.bin",
      "moved.sql",
    ]);
  });
});

describe("heed check --bundle", () => {
  it("needs no sign-in and no link; a file without rules is “not checked”, which is no failure of the code", () => {
    const { home, repo, folder, context } = repository();
    rmSync(home, { recursive: true });
    writeFileSync(join(repo, "migrations/1.sql"), "drop table a;\n");
    const bundle = join(folder, "rules.json");
    expect(() => check(context, { ...HEAD, bundle })).toThrow("holds no rules of Heed");
    const verifier = { kind: "file-path", paths: ["migrations/"] };
    writeFileSync(bundle, JSON.stringify(pnpmBundle({ verifier, rule: { layer: "project", number: "P4" } })));
    expect(check(context, { ...HEAD, bundle })).toBe(1);
  });

  it("reports that colleagues read name no rule of one's own", () => {
    const { repo, context, text } = repository();
    writeFileSync(join(repo, "migrations/1.sql"), "drop table a;\n");
    expect(check(context, { ...HEAD, format: "github" })).toBe(0);
    expect(check(context, { ...HEAD, format: "sarif" })).toBe(0);
    expect(text()).not.toContain("R12");
  });
});
