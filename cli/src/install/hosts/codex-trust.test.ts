import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { CODEX_CAPABILITIES } from "../../../../core/hosts/codex/capabilities";
import { addHooks, hookCommand } from "../../../../core/hosts/codex/settings";
import { codexSettings } from "./codex";

const LAUNCHER = "/opt/heed/bin/hook";
let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Seen = { command: string; eventName: string; trustStatus: string; enabled?: boolean };

/** A person's folder with our entries written, and a host that says what it makes of them. */
function inspected(seen: Seen[] | null) {
  folder = mkdtempSync(join(tmpdir(), "heed-codex-"));
  mkdirSync(join(folder, ".codex"));
  const edit = addHooks("", LAUNCHER);
  if (!edit.ok) throw new Error(edit.reason);
  writeFileSync(join(folder, ".codex", "hooks.json"), edit.text);
  if (seen) {
    const answer = JSON.stringify({ id: 2, result: { data: [{ hooks: seen }] } });
    const program = `#!${process.execPath}
process.stdin.on("data", (chunk) => {
  if (String(chunk).includes('"hooks/list"')) console.log(${JSON.stringify(answer)});
});`;
    writeFileSync(join(folder, "codex"), program, { mode: 0o755 });
  }
  const where = { env: { PATH: folder }, userHome: folder };
  return codexSettings.inspect?.({ ...where, cwd: folder, launcher: LAUNCHER });
}

const ours = (trustStatus: (at: number) => string, enabled = true): Seen[] =>
  CODEX_CAPABILITIES.events.map(({ name }, at) => ({
    ...{ command: hookCommand(LAUNCHER), eventName: name, trustStatus: trustStatus(at), enabled },
  }));

describe("what doctor hears of Codex about our hooks", () => {
  it("written and never trusted is not ready, with the exact cause and what to do", async () => {
    const all = CODEX_CAPABILITIES.events.length;
    const [evidence] = (await inspected(ours(() => "untrusted"))) ?? [];
    expect(evidence).toMatchObject({ name: "trusted", state: "failed" });
    expect(evidence?.detail).toContain(`${all} hooks are not trusted: start codex and choose`);
  });

  it("a changed one among trusted ones is counted alone", async () => {
    const [evidence] = (await inspected(ours((at) => (at === 0 ? "modified" : "trusted")))) ?? [];
    expect(evidence?.state).toBe("failed");
    expect(evidence?.detail).toMatch(/^1 hooks? (?:is|are) not trusted/);
  });

  it("trusted ones are not reported otherwise, by the person or by who manages the machine", async () => {
    const mixed = ours((at) => (at % 2 === 0 ? "trusted" : "managed"));
    const foreign = { command: "/usr/bin/other", eventName: "Stop", trustStatus: "untrusted" };
    expect(await inspected([...mixed, foreign])).toEqual([
      { name: "trusted", state: "ok", detail: "all hooks" },
    ]);
  });

  it("trusted and switched off is not ready either", async () => {
    const [evidence] = (await inspected(ours(() => "trusted", false))) ?? [];
    expect(evidence?.detail).toContain("are switched off in /hooks");
  });

  it("entries that the host does not read are missed", async () => {
    const [evidence] = (await inspected([])) ?? [];
    expect(evidence).toMatchObject({ state: "failed", detail: "codex reads 0 of our hooks: heed install" });
  });

  it("a host that cannot be asked is neither fine nor broken", async () => {
    expect(await inspected(null)).toMatchObject([{ name: "trusted", state: "warning" }]);
  });
});
