import { describe, expect, it } from "vitest";
import { hookCommand } from "../../../core/hosts/dsh/plugin";
import { HOOK_SHELL, hookWorld, pnpmBundle } from "../../test/hook-world";
import { runHook } from "../hook";

const GEMINI = ["node", "/usr/lib/node_modules/@google/gemini-cli/bundle/gemini.js"];
const DSH = ["node", "/opt/node_modules/@deepseek-ai/dsh/lib/bin.js", "web"];

/** What Claude Code's hook answers to a prompt when these processes stand above it; the rules come with it. */
async function answered(chain: string[][], env: Record<string, string> = {}): Promise<boolean> {
  const world = hookWorld({ chain, env });
  world.keepBundle(pnpmBundle());
  const answer = await world.prompt("Go on.");
  const spooled = world.spooled().length;
  world.remove();
  expect(spooled > 0).toBe(answer.hookSpecificOutput !== undefined);
  return answer.hookSpecificOutput !== undefined;
}

describe("hosts that read Claude Code's settings: the second call is dropped", () => {
  it("runs for Claude Code itself, also in a terminal of Cursor", async () => {
    expect(await answered([HOOK_SHELL, ["claude"], ["zsh"]])).toBe(true);
    expect(await answered([HOOK_SHELL, ["claude"], ["cursor"]], { CURSOR_VERSION: "2.1" })).toBe(true);
  });

  it("is silent below Cursor, Copilot CLI, dsh's bridge and Gemini CLI, and keeps nothing", async () => {
    expect(await answered([HOOK_SHELL, ["cursor-agent"], ["zsh"]], { CURSOR_VERSION: "2.1" })).toBe(false);
    expect(await answered([HOOK_SHELL, ["/opt/Cursor/cursor"], ["init"]])).toBe(false);
    expect(await answered([HOOK_SHELL, ["copilot"], ["zsh"]])).toBe(false);
    expect(await answered([HOOK_SHELL, ["node", "/x/node_modules/@github/copilot/index.js"]])).toBe(false);
    expect(await answered([HOOK_SHELL, DSH, ["zsh"]])).toBe(false);
    expect(await answered([HOOK_SHELL, GEMINI, ["zsh"]])).toBe(false);
  });

  it("the host's own hook runs in the same session, whichever comes first", async () => {
    for (const first of ["claude-code", "dsh"]) {
      const shell = ["/bin/sh", "-c", hookCommand("/home/ada/.heed/bin/heed-hook")];
      const world = hookWorld({ chain: [shell, DSH, ["zsh"]] });
      world.keepBundle(pnpmBundle());
      const base = {
        session_id: "s-1",
        cwd: world.repo,
        hook_event_name: "UserPromptSubmit",
        prompt: "Go on.",
      };
      const ask = (host: string) => runHook({ host, text: JSON.stringify(base) }, world.deps);
      const other = first === "dsh" ? "claude-code" : "dsh";
      const answers = { [first]: await ask(first), [other]: await ask(other) };
      expect(answers["claude-code"]).toBe("");
      expect(JSON.parse(answers.dsh ?? "{}").context).toContain("pnpm");
      expect(
        world
          .spooled()
          .filter(({ kind }) => kind === "prompt_submitted")
          .map(({ host }) => host),
      ).toEqual(["dsh"]);
      world.remove();
    }
  });
});
