import { describe, expect, it } from "vitest";
import { claudeCode } from "../../../core/hosts/claude-code/adapter";
import type { ProcessEntry, ProcessTable } from "./process-table";
import { parsePs } from "./process-table";
import { isInsideHost, sessionAuthor } from "./session-author";

/** Processes from the hook's parent upwards. */
function table(chain: string[][], marks: string[] = []): ProcessTable {
  const entries = chain.map((args, index): ProcessEntry => ({ pid: 100 - index, parent: 99 - index, args }));
  return {
    entry: (pid) => entries.find((entry) => entry.pid === pid) ?? null,
    startEnvironment: () => new Set(marks),
  };
}

function author(
  chain: string[][],
  options: { marks?: string[]; env?: Record<string, string>; service?: boolean } = {},
) {
  return sessionAuthor({
    from: 100,
    table: table(chain, options.marks),
    adapters: [claudeCode],
    env: options.env ?? {},
    service: options.service ?? false,
  });
}

const SHELL = ["/bin/sh", "-c", "heed-hook"];

describe("sessionAuthor", () => {
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

  it("trusts nobody where no host is above", () => {
    expect(author([SHELL, ["-zsh"]])).toBe("agent");
    expect(author([])).toBe("agent");
  });
});

describe("isInsideHost", () => {
  it("sees a host anywhere above", () => {
    const question = { from: 100, adapters: [claudeCode], env: {} };
    expect(isInsideHost({ ...question, table: table([["bash"], ["claude"], ["-zsh"]]) })).toBe(true);
    expect(isInsideHost({ ...question, table: table([["bash"], ["-zsh"]]) })).toBe(false);
  });
});

describe("parsePs", () => {
  it("reads rows", () => {
    expect(parsePs("  12     1 /sbin/launchd\n 345    12 claude -p hi\n").get(345)).toEqual({
      pid: 345,
      parent: 12,
      args: ["claude", "-p", "hi"],
    });
  });
});
