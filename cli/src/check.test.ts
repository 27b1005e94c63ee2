import { spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { hookWorld, pnpmBundle } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { check } from "./commands/check";
import { readDiff } from "./project/read-diff";

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

const HEAD = { commit: "HEAD", json: false };

describe("heed check", () => {
  it("names the changed files that a rule would stop, and passes the others", () => {
    const { repo, context, text } = repository();
    writeFileSync(join(repo, "app.ts"), "two\n");
    expect(check(context, HEAD)).toBe(0);
    writeFileSync(join(repo, "migrations/1.sql"), "drop table a;\n");
    expect(check(context, HEAD)).toBe(1);
    expect(text()).toContain("migrations/1.sql: R12 stops: Use pnpm, not npm.");
    expect(text()).toContain("2 changed files checked, 1 findings.");
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
    expect(check(context, { commit: "--output=stolen", json: false })).toBe(5);
    expect(text()).toContain("that is no commit");
    rmSync(join(home, "links.json"));
    expect(() => check(context, HEAD)).toThrow("not linked");
  });
});

describe("readDiff", () => {
  it("reads new, changed and deleted files, and names that git quotes", () => {
    const diff = [
      "diff --git a/a.ts b/a.ts",
      "--- a/a.ts",
      "+++ b/a.ts",
      "@@ -1 +1 @@",
      "-old",
      "+++ looks like a header",
      "diff --git a/new.ts b/new.ts",
      "new file mode 100644",
      "--- /dev/null",
      "+++ b/new.ts",
      "@@ -0,0 +1 @@",
      "+hello",
      'diff --git "a/\\303\\274.md" "b/\\303\\274.md"',
      '--- "a/\\303\\274.md"',
      "+++ /dev/null",
      "@@ -1 +0,0 @@",
      "-bye",
    ].join("\n");
    const file = { kind: "file_change" };
    expect(readDiff(diff)).toEqual([
      { ...file, path: "a.ts", op: "modify", addedLines: ["++ looks like a header"], removedLines: ["old"] },
      { ...file, path: "new.ts", op: "create", addedLines: ["hello"], removedLines: [] },
      { ...file, path: "ü.md", op: "delete", addedLines: [], removedLines: ["bye"] },
    ]);
  });
});
