import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkHome } from "./home";

let folder = "";
let home = "";

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "heed-home-")));
  home = join(folder, ".heed");
  mkdirSync(home, { mode: 0o700 });
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function reason(): string {
  const check = checkHome(home);
  return check.ok ? "" : check.reason;
}

describe("trust.md section 1: ~/.heed is refused with a clear line when others can write", () => {
  it("takes a private folder, and one that is not there yet", () => {
    expect(checkHome(home)).toEqual({ ok: true });
    expect(checkHome(join(folder, "none"))).toEqual({ ok: true });
  });

  it.each([0o770, 0o702, 0o777])("refuses mode %o, with what to run", (mode) => {
    chmodSync(home, mode);
    expect(reason()).toBe(`Heed is off: others can write to ${home}. Run: chmod 700 ${home}`);
  });

  it("closes a folder that others can only read", () => {
    chmodSync(home, 0o755);
    expect(checkHome(home)).toEqual({ ok: true });
    expect(statSync(home).mode & 0o777).toBe(0o700);
  });

  it("refuses a folder that others could replace by its parent", () => {
    chmodSync(folder, 0o777);
    expect(reason()).toBe(`Heed is off: others can replace ${home}. Run: chmod go-w ${folder}`);
    chmodSync(folder, 0o1777);
    expect(reason()).toBe("");
  });

  it("refuses a folder of another user", () => {
    vi.spyOn(process, "getuid").mockReturnValue(statSync(home).uid + 1);
    expect(reason()).toBe(`Heed is off: ${home} belongs to another user.`);
  });

  it("judges what a link points to, and refuses what is no folder", () => {
    const real = join(folder, "real");
    mkdirSync(real);
    chmodSync(real, 0o777);
    rmSync(home, { recursive: true });
    symlinkSync(real, home);
    expect(reason()).toContain("others can write");
    rmSync(home);
    writeFileSync(home, "");
    expect(reason()).toBe(`Heed is off: ${home} is not a folder.`);
  });
});
