import { describe, expect, it } from "vitest";
import { claudeCodeProcess } from "../../../core/hosts/claude-code/process";
import { hookCommand } from "../../../core/hosts/claude-code/settings";
import type { ProcessEntry, ProcessTable } from "./process-table";
import { parsePs } from "./process-table";
import { findSpeaker, isInsideHost } from "./session-author";

/** Processes from the hook's parent upwards. */
function table(chain: string[][], marks: string[] = []): ProcessTable {
  const entries = chain.map(
    (args, index): ProcessEntry => ({
      pid: 100 - index,
      parent: 99 - index,
      args,
      started: "7",
    }),
  );
  return {
    entry: (pid) => entries.find((entry) => entry.pid === pid) ?? null,
    startEnvironment: () => new Set(marks),
    all: () => entries,
    atTerminal: () => true,
  };
}

function author(
  chain: string[][],
  options: { marks?: string[]; env?: Record<string, string>; service?: boolean } = {},
) {
  return findSpeaker({
    from: 100,
    table: table(chain, options.marks),
    hosts: [claudeCodeProcess],
    env: options.env ?? {},
    service: options.service ?? false,
  }).author;
}

const SHELL = ["/bin/sh", "-c", hookCommand("/home/ada/.heed/bin/heed-hook")];

describe("findSpeaker", () => {
  it("is the person whose terminal runs the host", () => {
    expect(author([SHELL, ["claude"], ["-zsh"], ["/usr/bin/tmux"]])).toBe("human");
  });

  it("is headless in print mode", () => {
    expect(author([SHELL, ["claude", "-p", "fix it"], ["bash", "nightly.sh"]])).toBe("headless");
  });

  it("is an agent when another host is above, however it was started", () => {
    expect(author([SHELL, ["claude", "-p", "heed: allow 12"], ["/bin/bash", "-c", "x"], ["claude"]])).toBe(
      "agent",
    );
    expect(author([SHELL, ["claude"], ["script", "-c", "claude"], ["claude"], ["-zsh"]])).toBe("agent");
    expect(author([SHELL, ["claude", "-p", "x"], ["claude"], ["-zsh"]])).toBe("agent");
  });

  it("is an agent when the host was re-parented away but carries a host's marks", () => {
    expect(author([SHELL, ["claude"], ["/sbin/init"]], { marks: ["PATH", "CLAUDECODE"] })).toBe("agent");
  });

  it("takes a launcher and the program it starts for one host", () => {
    expect(
      author([SHELL, ["/opt/claude/claude", "--resume"], ["node", "/usr/bin/claude", "--resume"], ["-zsh"]]),
    ).toBe("human");
  });

  it("is automation in CI or with a service token", () => {
    expect(author([SHELL, ["claude"]], { env: { CI: "true" } })).toBe("automation");
    expect(author([SHELL, ["claude"]], { env: { CI: "false" } })).toBe("human");
    expect(author([SHELL, ["claude"]], { service: true })).toBe("automation");
  });

  it("is an agent when something stands between the host and its hook", () => {
    for (const between of [
      [
        ["bash", "feed.sh"],
        ["bash", "-c", "./feed.sh"],
      ],
      [["node", "-e", "execFileSync(hook)"]],
      [["bash", "-c", "$HOOK claude-code < p.json"]],
      [SHELL, ["bash", "feed.sh"]],
      [],
    ])
      expect(author([...between, ["claude"], ["-zsh"]])).toBe("agent");
  });

  it("names the host's process with its start, so that a number used again is another one", () => {
    const question = { from: 100, hosts: [claudeCodeProcess], env: {}, service: false };
    expect(findSpeaker({ ...question, table: table([SHELL, ["claude"], ["-zsh"]]) }).hostProcess).toBe(
      "99 7",
    );
    expect(findSpeaker({ ...question, table: table([SHELL, ["-zsh"]]) }).hostProcess).toBeNull();
  });

  it("trusts nobody where no host is above", () => {
    expect(author([SHELL, ["-zsh"]])).toBe("agent");
    expect(author([])).toBe("agent");
  });
});

describe("isInsideHost", () => {
  it("sees a host anywhere above", () => {
    const question = { from: 100, hosts: [claudeCodeProcess], env: {} };
    expect(isInsideHost({ ...question, table: table([["bash"], ["claude"], ["-zsh"]]) })).toBe(true);
    expect(isInsideHost({ ...question, table: table([["bash"], ["-zsh"]]) })).toBe(false);
  });
});

describe("parsePs", () => {
  it("reads rows", () => {
    const launchd = "  12     1 Sat Nov 28 08:00:01 2026     /sbin/launchd";
    const claude = " 345    12 Mon Nov  2 01:21:40 2026     claude -p hi";
    expect(parsePs(`${launchd}\n${claude}\n`).get(345)).toEqual({
      pid: 345,
      parent: 12,
      args: ["claude", "-p", "hi"],
      started: "Mon Nov 2 01:21:40 2026",
    });
  });
});
