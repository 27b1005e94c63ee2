import { describe, expect, it } from "vitest";
import type { AgentAction } from "../hook-event/schema";
import { referentOf } from "./referent";
import type { AgentAct } from "./schema";

function ran(command: string): AgentAct {
  const action: AgentAction = {
    kind: "shell_command",
    command,
    argv: [command.split(" ")],
    fileChanges: [],
  };
  return { eventId: command, turnsAgo: 0, action };
}

function wrote(path: string, ...addedLines: string[]): AgentAct {
  return {
    eventId: path,
    turnsAgo: 0,
    action: { kind: "file_change", path, op: "modify", addedLines, removedLines: [] },
  };
}

const said: AgentAct = { eventId: "said", turnsAgo: 0, message: "Done, with a long report." };

describe("the act that a message is about", () => {
  it.each([
    ["no, we use pnpm here, not npm", "npm install left-pad"],
    ["don't touch the order form", "src/order/form.ts"],
    ["bitte nicht pushen", "git push origin main"],
    ["不要推送", "git push origin main"],
  ])("shares words or ideas with it: %s", (message, eventId) => {
    const changes = [
      ran("npm install left-pad"),
      wrote("src/order/form.ts", "pad(total)"),
      ran("git push origin main"),
      wrote("src/mail.ts", "send()"),
    ];
    expect(referentOf(message, { changes, said })).toBe(eventId);
  });

  it("is the last of those that share as much", () => {
    const changes = [ran("git push --force"), ran("git fetch origin"), ran("git push -f origin main")];
    expect(referentOf("never push", { changes, said })).toBe("git push -f origin main");
  });

  it("is the last that did something where no word tells", () => {
    const changes = [wrote("src/slow.ts", "print(took);"), ran("git add -A"), ran("git status")];
    expect(referentOf("use the logger, I told you before", { changes, said })).toBe("src/slow.ts");
  });

  it("is the answer where the agent only looked", () => {
    expect(referentOf("that was way too long again", { changes: [ran("git status")], said })).toBe("said");
  });

  it("is the look where nothing was said, and nothing in an empty turn", () => {
    expect(referentOf("hm", { changes: [ran("ls")], said: undefined })).toBe("ls");
    expect(referentOf("hm", { changes: [], said: undefined })).toBeNull();
  });
});
