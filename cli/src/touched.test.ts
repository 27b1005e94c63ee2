import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { hookWorld, pnpmBundle } from "../test/hook-world";

const OTHER_RULE = "0199a000-0000-7000-8000-000000000044";

let worlds: ReturnType<typeof hookWorld>[] = [];

afterEach(() => {
  for (const made of worlds) made.remove();
  worlds = [];
});

/** A session in `shop`, which forbids npm, and a linked checkout `api`, which forbids yarn and a file. */
function twoCheckouts() {
  const made = hookWorld();
  worlds.push(made);
  const api = made.checkout("api", { project: "api" });
  made.keepBundle(pnpmBundle());
  const noYarn = { kind: "shell-command" as const, forbid: [{ program: ["yarn"], subcommand: ["add"] }] };
  made.keepBundleOf("api", pnpmBundle({ verifier: noYarn, rule: { id: OTHER_RULE, number: "R7" } }));
  return { ...made, api };
}

function decision(answer: { hookSpecificOutput?: { permissionDecision?: string } }) {
  return answer.hookSpecificOutput?.permissionDecision;
}

describe("trust.md section 2: rules follow the repository of the touched path", () => {
  it("a command that runs in another linked checkout is held to that checkout's rules too", async () => {
    const { api, bash } = twoCheckouts();
    expect(decision(await bash("yarn add x"))).toBeUndefined();
    expect(decision(await bash("yarn add x", { cwd: api }))).toBe("deny");
    expect(decision(await bash("npm install x", { cwd: api }))).toBe("deny");
  });

  it("`cd` and `-C` in the command count, each for what runs there", async () => {
    const { api, bash } = twoCheckouts();
    expect(decision(await bash(`cd ${api} && yarn add x`))).toBe("deny");
    expect(decision(await bash("cd ../api && yarn add x"))).toBe("deny");
    expect(decision(await bash(`yarn --cwd ${api} add x`))).toBe("deny");
    expect(decision(await bash(`yarn add x && cd ${api} && ls`))).toBeUndefined();
  });

  it("a file in another linked checkout is held to that checkout's rules", async () => {
    const made = twoCheckouts();
    const verifier = { kind: "file-path" as const, paths: ["migrations/"] };
    made.keepBundleOf("api", pnpmBundle({ verifier, rule: { id: OTHER_RULE, number: "R7" } }));
    expect(decision(await made.file("Write", join(made.api, "migrations/1.sql"), "x"))).toBe("deny");
    expect(decision(await made.file("Write", join(made.api, "src/1.sql"), "x"))).toBeUndefined();
    expect(decision(await made.file("Write", join(made.repo, "migrations/1.sql"), "x"))).toBeUndefined();
    expect(decision(await made.bash(`echo x > ${join(made.api, "migrations/2.sql")}`))).toBe("deny");
  });

  it("a checkout inside the session's own tree is another one", async () => {
    const { repo, checkout, keepBundleOf, bash } = twoCheckouts();
    checkout("shop/vendor/lib", { project: "lib" });
    const noYarn = { kind: "shell-command" as const, forbid: [{ program: ["yarn"], subcommand: ["add"] }] };
    keepBundleOf("lib", pnpmBundle({ verifier: noYarn, rule: { id: OTHER_RULE, number: "R7" } }));
    expect(decision(await bash("cd vendor/lib && yarn add x"))).toBe("deny");
    expect(decision(await bash("yarn add x", { cwd: join(repo, "vendor/lib") }))).toBe("deny");
    expect(decision(await bash("yarn add x"))).toBeUndefined();
  });

  it("tells the session's project nothing of another project's rules", async () => {
    const { api, bash, spooled } = twoCheckouts();
    await bash(`cd ${api} && yarn add x`);
    expect(spooled()).toHaveLength(1);
    expect(spooled()[0]?.project.key).toBe("shop");
    expect(JSON.stringify(spooled())).not.toContain(OTHER_RULE);
  });

  it("an unlinked checkout adds nothing", async () => {
    const { checkout, bash } = twoCheckouts();
    await bash("ls");
    expect(decision(await bash("yarn add x", { cwd: checkout("notes") }))).toBeUndefined();
  });

  it.each([["linked"], ["unlinked"]])(
    "the person gets past another checkout's rule from a %s one",
    async (kind) => {
      const { api, checkout, bash, prompt } = twoCheckouts();
      const cwd = kind === "linked" ? undefined : checkout("notes");
      await bash("ls", cwd ? { cwd } : {});
      expect(decision(await bash("yarn add x", { cwd: api }))).toBe("deny");
      expect((await prompt("heed: wrong")).reason).toContain("R7");
      expect(decision(await bash("yarn add x", { cwd: api }))).toBeUndefined();
      expect(decision(await bash("yarn add y", { cwd: api }))).toBe("deny");
      expect((await prompt("heed: allow 7 this session")).reason).toContain("R7");
      expect(decision(await bash("yarn add y", { cwd: api }))).toBeUndefined();
    },
  );

  it("asks a rule that is in both libraries once: it is let go after three denials, not two", async () => {
    const made = twoCheckouts();
    made.keepBundle(pnpmBundle({ rule: { scope: "global" } }));
    made.keepBundleOf("api", pnpmBundle({ rule: { scope: "global" } }));
    await made.prompt("Install it");
    const decisions: (string | undefined)[] = [];
    for (const name of ["a", "b", "c", "d"])
      decisions.push(decision(await made.bash(`npm install ${name}`, { cwd: made.api })));
    expect(decisions).toEqual(["deny", "deny", "deny", undefined]);
  });
});

describe("trust.md section 2: the project is fixed at session start", () => {
  it("a later cd, remote set-url, git init or name file takes no rule away", async () => {
    const { repo, folder, bash, spooled } = twoCheckouts();
    expect(decision(await bash("npm install a"))).toBe("deny");
    const away = join(folder, "away");
    mkdirSync(join(repo, "inner/.git"), { recursive: true });
    mkdirSync(away);
    writeFileSync(join(repo, "inner/.git/HEAD"), "ref: refs/heads/main\n");
    appendFileSync(join(repo, ".git/config"), '[remote "x"]\n\turl = https://evil.example/x.git\n');
    writeFileSync(join(repo, ".heed.json"), '{"project":"other"}');
    expect(decision(await bash("npm ci", { cwd: away }))).toBe("deny");
    expect(decision(await bash("npm i b", { cwd: join(repo, "inner") }))).toBe("deny");
    expect(spooled().every(({ project }) => project.key === "shop")).toBe(true);
  });
});
