import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { hookWorld, pnpmBundle } from "../test/hook-world";

let worlds: ReturnType<typeof hookWorld>[] = [];

function world() {
  const made = hookWorld();
  worlds.push(made);
  return made;
}

afterEach(() => {
  for (const made of worlds) made.remove();
  worlds = [];
});

const CANARY = "canary-content-7f3a";

describe("trust.md section 1: never read, spooled or sent", () => {
  it.each([
    [".gitignore", "build/", "build/out.txt"],
    [".git/info/exclude", "notes.txt", "notes.txt"],
    ["../.config/git/ignore", "*.scratch", "a.scratch"],
  ])("content of what %s ignores: path and operation only", async (file, pattern, path) => {
    const { repo, file: touch, spooled } = world();
    mkdirSync(join(repo, file, ".."), { recursive: true });
    writeFileSync(join(repo, file), `${pattern}\n`);
    await touch("Write", join(repo, path), `${CANARY}\n`);
    expect(spooled()[0]?.action).toMatchObject({ kind: "file_change", path, op: "create" });
    expect(JSON.stringify(spooled())).not.toContain(CANARY);
  });

  it("content of what the person's core.excludesFile ignores, found without starting git", async () => {
    const { folder, repo, file, spooled } = world();
    writeFileSync(join(folder, ".gitconfig"), "[user]\n\tname = Ada\n[core]\n\texcludesFile = ~/my-ignore\n");
    writeFileSync(join(folder, "my-ignore"), "*.draft\n");
    await file("Write", join(repo, "a.draft"), `${CANARY}\n`);
    await file("Write", join(repo, "a.md"), "seen-content\n");
    expect(JSON.stringify(spooled())).not.toContain(CANARY);
    expect(JSON.stringify(spooled())).toContain("seen-content");
  });

  it.each([
    ".env",
    ".env.production",
    "server.pem",
    "deploy.key",
    "id_ed25519",
    "prod.tfvars",
    ".npmrc",
    ".pypirc",
    ".netrc",
    "kubeconfig",
    ".aws/credentials",
    ".kube/config",
    ".docker/config.json",
    "release.keystore",
  ])("content of the secret path %s", async (path) => {
    const { repo, file, bash, spooled } = world();
    await file("Write", join(repo, path), `${CANARY}\n`);
    await bash(`cat > ${path} <<'EOF'\n${CANARY}\nEOF`);
    expect(spooled().map(({ action }) => action?.kind)).toEqual(["file_change", "shell_command"]);
    expect(JSON.stringify(spooled())).not.toContain(CANARY);
  });

  it("content that a command writes outside the repository or into an ignored file, in the command's text too", async () => {
    const { repo, bash, spooled } = world();
    writeFileSync(join(repo, ".gitignore"), "tmp/\n");
    await bash(`cat > /elsewhere/plan.txt <<'EOF'\n${CANARY}\nEOF`);
    await bash(`printf '%s' '${CANARY}' > tmp/x && echo '${CANARY}' | tee tmp/y`);
    const [first, second] = spooled().map(({ action }) => action);
    expect(first).toMatchObject({ fileChanges: [{ path: "/elsewhere/plan.txt", addedLines: [] }] });
    expect(second).toMatchObject({ fileChanges: [{ path: "tmp/x" }, { path: "tmp/y" }] });
    expect(JSON.stringify(first)).not.toContain(CANARY);
    expect(JSON.stringify(second)).not.toContain(CANARY);
  });

  it("what stands behind an unclosed <private>, and secrets, which are masked before the spool is written", async () => {
    const { home, prompt } = world();
    const token = `gh${"p"}_${"aB3dE5gH7jK9mN1pQ2sT4vW6yZ8aB3dE5gH7"}`;
    await prompt(`Deploy with ${token} <private>${CANARY} and all the rest`);
    const everything = filesBelow(join(home, "spool"))
      .map((path) => readFileSync(path, "utf8"))
      .join("");
    expect(everything).toContain("Deploy with [redacted");
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(CANARY);
  });
});

describe("trust.md section 1: the client's files", () => {
  it("are 0600 in folders that are 0700, all of them", async () => {
    const { home, keepBundle, prompt, bash, hook } = world();
    keepBundle(pnpmBundle());
    await prompt("Install it");
    await bash("npm install x");
    await prompt("heed: allow 12", "p-2");
    await bash("npm install x");
    await hook("Stop", { last_assistant_message: "Done." });
    const files = filesBelow(home);
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((path) => (statSync(path).mode & 0o777) !== 0o600)).toEqual([]);
    expect(foldersBelow(home).filter((path) => (statSync(path).mode & 0o777) !== 0o700)).toEqual([]);
  });
});

function filesBelow(folder: string): string[] {
  return entriesBelow(folder).flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []));
}

function foldersBelow(folder: string): string[] {
  const inside = entriesBelow(folder).flatMap((entry) =>
    entry.isDirectory() ? join(entry.parentPath, entry.name) : [],
  );
  return [folder, ...inside];
}

function entriesBelow(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true });
}
