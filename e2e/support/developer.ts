import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type DetachedResult, git, runDetached } from "./detached";
import type { HeedServer } from "./heed-server";
import { removeFolder } from "./remove-folder";

export type Developer = {
  home: string;
  repository: string;
  env: Record<string, string>;
  /** Runs the installed `heed` in the repository, as from a terminal. */
  heed(args: string[], options?: { stdin?: string; cwd?: string }): Promise<DetachedResult>;
  remove(): Promise<void>;
};

/**
 * A machine of a person: a home of its own with the CLI installed from the server's own package,
 * and a repository with one package below the root.
 */
export async function createDeveloper(server: Pick<HeedServer, "url">): Promise<Developer> {
  const root = mkdtempSync(path.join(tmpdir(), "heed-dev-"));
  const home = path.join(root, "home");
  const repository = path.join(root, "shop");
  mkdirSync(path.join(repository, "web"), { recursive: true });
  mkdirSync(home);
  writeFileSync(
    path.join(repository, "package.json"),
    JSON.stringify({ name: "shop", private: true, scripts: { build: "echo built", test: "echo tested" } }),
  );
  writeFileSync(
    path.join(repository, "web", "package.json"),
    JSON.stringify({ name: "shop-web", private: true }),
  );
  git(repository, "init", "-q");
  git(repository, "remote", "add", "origin", "https://github.com/acme/shop.git");
  git(repository, "add", ".");
  git(repository, "commit", "-qm", "first");

  const prefix = path.join(home, ".npm-global");
  const env = {
    HOME: home,
    PATH: `${prefix}/bin:${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    LANG: "C.UTF-8",
    USER: "dev",
    NO_COLOR: "1",
  };
  const npm = path.join(path.dirname(process.execPath), "npm");
  const install = await runDetached(
    [npm, "install", "--global", "--no-audit", "--no-fund", `--prefix=${prefix}`, `${server.url}/cli.tgz`],
    { cwd: root, env, timeoutMs: 120_000 },
  );
  if (install.code !== 0) throw new Error(`The CLI could not be installed:\n${install.stderr}`);
  return {
    home,
    repository,
    env,
    heed: (args, options = {}) =>
      runDetached([path.join(prefix, "bin", "heed"), ...args], {
        cwd: options.cwd ?? repository,
        env,
        stdin: options.stdin,
      }),
    remove: () => removeFolder(root),
  };
}

/** Makes a project and a hook token, signs the machine in, links the repository and installs the hooks. */
export async function connect(
  developer: Developer,
  server: Pick<HeedServer, "url" | "admin">,
  projectName: string,
): Promise<{ slug: string; token: string }> {
  const project = await server.admin.api.project.create.mutate({ name: projectName });
  const created = await server.admin.api.cliToken.create.mutate({
    name: "laptop",
    lifetimeDays: 90,
    projectSlug: null,
    scopes: ["events:write", "rules:read"],
  });
  await expectDone(
    developer.heed(["login", server.url, "--token", "-"], { stdin: `${created.secret}\n` }),
    "heed login",
  );
  await expectDone(developer.heed(["link", project.slug, "--yes"]), "heed link");
  await expectDone(developer.heed(["install", "--host", "claude-code", "--yes"]), "heed install");
  return { slug: project.slug, token: created.secret };
}

export async function expectDone(run: Promise<DetachedResult>, what: string): Promise<DetachedResult> {
  const result = await run;
  if (result.code !== 0)
    throw new Error(`${what} ended with ${result.code}:\n${result.stdout}\n${result.stderr}`);
  return result;
}

/** All lines of the local log; codes and hashes only. */
export function clientLog(developer: Developer): string {
  return readFileSync(path.join(developer.home, ".heed", "log"), "utf8");
}
