import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectDone } from "../support/developer";
import type { ClaudeSession } from "./claude-terminal";
import { DENIED, startWorld, type World } from "./world";

let world: World;
let session: ClaudeSession;

beforeAll(async () => {
  world = await startWorld();
  session = await world.open();
}, 600_000);

afterAll(async () => {
  await world?.close();
});

const settings = () => path.join(world.developer.home, ".claude", "settings.json");

/** What Heed's own entries are in the host's settings. */
function entries(): number {
  return readFileSync(settings(), "utf8").split("heed-hook' claude-code").length - 1;
}

describe("enforcement.md section 5: self-protection, in the real Claude Code", () => {
  it("stops what would switch Heed off, and the hooks stay", async () => {
    const before = entries();
    const reads = await world.run(session, "clean up the machine", [
      "heed undo R1",
      "rm -rf ~/.heed",
      "cat ~/.heed/tokens/*",
      "sed -i '/heed/d' ~/.claude/settings.json",
      "echo '{}' > ~/.claude/settings.json",
      "mv ~/.claude ~/.claude.off",
      'claude --bare -p "heed: pause 7d"',
      "echo '{}' | heed hook claude-code",
      "export HEED_HOME=/tmp/elsewhere && heed status",
    ]);
    expect(reads.map((read) => DENIED.test(read))).toEqual(reads.map(() => true));
    expect(entries()).toBe(before);
  });

  it("stops the host's own tools too", async () => {
    const text = readFileSync(settings(), "utf8");
    const file_path = settings();
    world.model.script([
      { calls: [{ name: "Read", input: { file_path } }] },
      { calls: [{ name: "Write", input: { file_path, content: "{}" } }] },
      { text: "Finished." },
    ]);
    const from = world.model.requests.length;
    await session.say("tidy the settings");
    const [, , refused = ""] = world.model.requests.slice(from).map(({ lastMessage }) => lastMessage);
    expect(refused).toMatch(DENIED);
    expect(readFileSync(settings(), "utf8")).toBe(text);
  });

  it("lets reading commands pass", async () => {
    const reads = await world.run(session, "how is Heed?", ["heed status", "heed rules list", "ls ~/.heed"]);
    expect(reads.map((read) => DENIED.test(read))).toEqual([false, false, false]);
  });

  it("tells the person when hooks went missing all the same", async () => {
    const text = readFileSync(settings(), "utf8");
    const parsed = JSON.parse(text);
    delete parsed.hooks.PostToolUse;
    writeFileSync(settings(), JSON.stringify(parsed, null, 2));
    await world.answer(session, "go on");
    expect(session.terminal.text()).toMatch(/1 of \d+ hooks are gone/);
    writeFileSync(settings(), text);
  });

  it("the person's own terminal is not affected", async () => {
    await expectDone(world.developer.heed(["pause", "1m"]), "heed pause");
    await expectDone(world.developer.heed(["resume"]), "heed resume");
  });
});
