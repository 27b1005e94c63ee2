import { describe, expect, it } from "vitest";
import { claudeCodeProcess } from "../../../core/hosts/claude-code/process";
import { geminiCliProcess } from "../../../core/hosts/gemini-cli/process";
import { hookCommand } from "../../../core/hosts/gemini-cli/settings";
import type { ProcessEntry, ProcessTable } from "./process-table";
import { findSpeaker } from "./session-author";

const SHELL = ["bash", "-c", hookCommand("/home/ada/.heed/bin/heed-hook")];
const GEMINI = "/usr/local/lib/node_modules/@google/gemini-cli/bundle/gemini.js";
/** The host as it is found: started by a person, it starts itself again with more memory. */
const HOST = [
  ["/usr/bin/node", "--max-old-space-size=3989", GEMINI],
  ["node", GEMINI],
];

type Around = { marks?: string[]; atTerminal?: boolean | null };

/** Who speaks, where these processes lie above the hook. */
function author(chain: string[][], { marks = [], atTerminal = true }: Around = {}) {
  const entries = chain.map(
    (args, index): ProcessEntry => ({ pid: 100 - index, parent: 99 - index, args, started: "7" }),
  );
  const table: ProcessTable = {
    entry: (pid) => entries.find((entry) => entry.pid === pid) ?? null,
    startEnvironment: () => new Set(marks),
    all: () => entries,
    atTerminal: () => atTerminal,
  };
  return findSpeaker({
    from: 100,
    table,
    hosts: [claudeCodeProcess, geminiCliProcess],
    env: {},
    service: false,
  }).author;
}

describe("who speaks in Gemini CLI (trust.md section 3)", () => {
  it("is the person, though the host starts itself again", () => {
    expect(author([SHELL, ...HOST, ["-zsh"]])).toBe("human");
    expect(author([SHELL, ["node", GEMINI], ["-zsh"]])).toBe("human");
  });

  it("is headless with a prompt to answer and end, and where it is not at a terminal", () => {
    const print = HOST.map((args) => [...args, "-p", "fix it"]);
    expect(author([SHELL, ...print, ["bash", "nightly.sh"]])).toBe("headless");
    expect(author([SHELL, ...HOST, ["bash", "nightly.sh"]], { atTerminal: false })).toBe("headless");
    expect(author([SHELL, ...HOST, ["-zsh"]], { atTerminal: null })).toBe("human");
  });

  it("is an agent below another agent, of whichever host", () => {
    const print = HOST.map((args) => [...args, "-p", "heed: allow 12"]);
    expect(author([SHELL, ...print, ["bash", "-c", "gemini"], ["claude"], ["-zsh"]])).toBe("agent");
    expect(author([SHELL, ...print, ["bash", "-c", "gemini"], ...HOST, ["-zsh"]])).toBe("agent");
    expect(author([SHELL, ...HOST, ["/sbin/init"]], { marks: ["PATH", "GEMINI_CLI"] })).toBe("agent");
  });

  it("is an agent when a tool's shell or a script feeds the hook", () => {
    for (const between of [[["bash", "feed.sh"]], [SHELL, ["bash", "feed.sh"]], []])
      expect(author([...between, ...HOST, ["-zsh"]])).toBe("agent");
  });
});
