import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { branchOf, findCheckout } from "./git-folder";

let folder = "";

function write(path: string, text: string): void {
  const full = join(folder, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "heed-git-")));
  write("shop/.git/HEAD", "ref: refs/heads/feat/cart\n");
  mkdirSync(join(folder, "shop/src/deep"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("findCheckout", () => {
  it("finds the root from a folder below, through a link", () => {
    symlinkSync(join(folder, "shop/src"), join(folder, "elsewhere"));
    const expected = {
      root: join(folder, "shop"),
      gitFolder: join(folder, "shop/.git"),
      commonFolder: join(folder, "shop/.git"),
      worktree: false,
    };
    expect(findCheckout(join(folder, "shop/src/deep"))).toEqual(expected);
    expect(findCheckout(join(folder, "elsewhere/deep"))).toEqual(expected);
  });

  it("takes an embedded bare repository for an ordinary folder", () => {
    write("shop/vendor/evil/HEAD", "ref: refs/heads/main\n");
    write("shop/vendor/evil/config", '[core]\n\tbare = true\n\tfsmonitor = "touch /tmp/owned"\n');
    mkdirSync(join(folder, "shop/vendor/evil/objects"));
    mkdirSync(join(folder, "shop/vendor/evil/refs"));
    expect(findCheckout(join(folder, "shop/vendor/evil"))?.root).toBe(join(folder, "shop"));
  });

  it("refuses a .git file that points into its own tree or is not pointed back to", () => {
    write("clone/.git", "gitdir: evil\n");
    write("clone/evil/HEAD", "ref: refs/heads/main\n");
    expect(findCheckout(join(folder, "clone"))).toBeNull();
    write("claim/.git", `gitdir: ${join(folder, "shop/.git/worktrees/w")}\n`);
    write("shop/.git/worktrees/w/commondir", "../..\n");
    write("shop/.git/worktrees/w/gitdir", `${join(folder, "real/.git")}\n`);
    expect(findCheckout(join(folder, "claim"))).toBeNull();
  });

  it("knows a worktree as one repository with its main checkout", () => {
    write("tree/.git", `gitdir: ${join(folder, "shop/.git/worktrees/tree")}\n`);
    write("shop/.git/worktrees/tree/commondir", "../..\n");
    write("shop/.git/worktrees/tree/gitdir", `${join(folder, "tree/.git")}\n`);
    expect(findCheckout(join(folder, "tree"))).toMatchObject({
      root: join(folder, "tree"),
      commonFolder: join(folder, "shop/.git"),
      worktree: true,
    });
  });

  it("ignores a .git that belongs to another user", () => {
    const { uid } = statSync(join(folder, "shop/.git"));
    vi.spyOn(process, "getuid").mockReturnValue(uid + 1);
    expect(findCheckout(join(folder, "shop"))).toBeNull();
    vi.restoreAllMocks();
    expect(findCheckout(join(folder, "shop"))?.root).toBe(join(folder, "shop"));
  });

  it("starts no program to find out", () => {
    write("shop/.git/config", '[core]\n\tfsmonitor = "touch started"\n\thooksPath = hooks\n');
    findCheckout(join(folder, "shop/src"));
    expect(existsSync(join(folder, "shop/src/started"))).toBe(false);
    expect(existsSync(join(folder, "shop/started"))).toBe(false);
  });

  it("finds nothing outside of a repository, nor in a folder that is only called .git", () => {
    expect(findCheckout(join(folder, "nowhere"))).toBeNull();
    mkdirSync(join(folder, "fake/.git"), { recursive: true });
    expect(findCheckout(join(folder, "fake"))).toBeNull();
  });
});

describe("branchOf", () => {
  it("reads HEAD, and nothing when detached", () => {
    expect(branchOf(join(folder, "shop/.git"))).toBe("feat/cart");
    write("shop/.git/HEAD", "8f3c1d2e\n");
    expect(branchOf(join(folder, "shop/.git"))).toBeUndefined();
  });
});
