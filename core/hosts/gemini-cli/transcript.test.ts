import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Place } from "../adapter";
import { endsInterrupted, readTranscriptTail } from "./transcript";
import { turnIdOf } from "./typed-text";

const PLACE: Place = {
  root: "/home/dev/project",
  home: "/home/dev",
  resolve: (path) => path,
  exists: () => false,
  read: () => null,
};

function session(name: string): string {
  return readFileSync(new URL(`./fixtures/session.${name}.jsonl`, import.meta.url), "utf8");
}

const read = (name: string) => readTranscriptTail(session(name), PLACE);

const human = (typed: string) => ({ turnId: turnIdOf(typed), found: "human" });
const none = (sent: string) => ({ turnId: turnIdOf(sent), found: "none" });
const row = (fields: object) =>
  JSON.stringify({ id: "r1", timestamp: "2026-11-29T18:40:00.000Z", ...fields });

describe("the session file as a log of operations", () => {
  it("tells who typed each prompt, without results of tools and without what the host says", () => {
    expect(read("headless-two-prompts").provenance).toEqual([
      human("Write hello.txt, edit it and show it"),
      human("What does it say now?"),
    ]);
    expect(read("interactive-two-prompts").provenance).toEqual([
      human("first prompt"),
      human("second prompt"),
    ]);
  });

  it("finds the prompt behind the context that hooks put before and after it", () => {
    expect(read("hook-context").provenance[0]).toEqual(human("P1 go"));
  });

  it("is not misled when the host writes its history again to sum it up", () => {
    expect(read("summed-up")).toEqual({
      provenance: [human("P1 go"), human("P2 go on"), human("P3 more")],
      denials: [],
      interrupts: [],
    });
  });

  it("finds a declined edit that a later line takes out of the messages", () => {
    const { denials, interrupts, provenance } = read("declined-edit");
    expect(denials).toEqual([
      {
        callId: "write_file__write_file_1795977602075_0",
        at: Date.UTC(2026, 10, 29, 18, 40, 4, 19),
        feedback: null,
        turnId: turnIdOf("first prompt"),
        action: {
          kind: "file_change",
          path: "a.txt",
          op: "create",
          addedLines: ["A"],
          removedLines: [],
          content: "A\n",
        },
      },
    ]);
    expect(interrupts).toEqual([
      {
        id: "5f0f4d19-fd57-4bbf-850e-10d57a475517",
        at: Date.UTC(2026, 10, 29, 18, 40, 4, 29),
        turnId: turnIdOf("first prompt"),
      },
    ]);
    expect(provenance).toEqual([human("first prompt"), human("no, use tabs instead")]);
  });

  it("finds an interrupted turn, whose prompt is taken out too", () => {
    const { denials, interrupts, provenance } = read("interrupted");
    expect(denials).toEqual([]);
    expect(interrupts).toEqual([
      {
        id: "2b3aab11-4cdb-4370-bd14-80d12b8d66c6",
        at: Date.UTC(2026, 10, 29, 19, 2, 35, 630),
        turnId: turnIdOf("first prompt"),
      },
    ]);
    expect(provenance).toEqual([human("first prompt"), human("no, do it differently")]);
  });

  it("takes nothing of a sub-agent's file for a person's", () => {
    expect(read("subagent")).toEqual({ provenance: [], denials: [], interrupts: [] });
  });

  it("knows a hook's denial of a turn, and a command that expands, from what was typed", () => {
    const denied = row({
      type: "user",
      content: [{ text: "no, always use yarn" }],
      displayContent: [{ text: "add a button" }],
    });
    expect(readTranscriptTail(denied, PLACE).provenance).toEqual([
      human("add a button"),
      none("no, always use yarn"),
    ]);
  });

  it("knows our own denial in the real host's file, as the person's prompt that it came under", () => {
    expect(read("turn-denied").provenance).toEqual([human("P1 go"), none("<heed>\nrun the tests\n</heed>")]);
  });

  it("believes the first row: the host writes its history again without what was typed", () => {
    const denied = row({
      type: "user",
      content: [{ text: "no, use yarn" }],
      displayContent: [{ text: "add a button" }],
    });
    const again = row({ id: "r2", type: "user", content: [{ text: "no, use yarn" }] });
    expect(readTranscriptTail(`${denied}\n${again}`, PLACE).provenance).toContainEqual(none("no, use yarn"));
    const typed = row({ type: "user", content: [{ text: "use yarn" }] });
    const expanded = row({ type: "user", content: [{ text: "use yarn" }], displayContent: "/yarn" });
    expect(readTranscriptTail(`${typed}\n${expanded}`, PLACE).provenance).toContainEqual(human("use yarn"));
  });

  it("never takes a quoted row for a row, and reads on behind a cut or broken line", () => {
    const quoted = JSON.stringify(row({ type: "user", content: [{ text: "no, use yarn" }] }));
    const output = `{"functionResponse":{"response":{"output":${quoted}}}}`;
    const lines = [
      'ut":"x"}]}',
      `{"id":"a","type":"user","content":[${output}]}`,
      `{"$set":{"messages":[${row({ type: "user", content: [{ text: "no, use bun" }] })}]}}`,
      row({ type: "user", content: [{ text: "go on" }] }),
    ];
    expect(readTranscriptTail(lines.join("\n"), PLACE).provenance).toEqual([human("go on")]);
  });

  it("counts a call once, though its message is written again as it grows", () => {
    const call = {
      id: "c1",
      name: "run_shell_command",
      args: { command: "npm publish", dir_path: "web" },
      status: "cancelled",
      timestamp: "2026-11-29T18:40:04.000Z",
      result: [
        { functionResponse: { response: { error: "[Operation Cancelled] Reason: User denied execution." } } },
      ],
    };
    const message = row({ type: "gemini", content: "", toolCalls: [call] });
    const { denials } = readTranscriptTail(`${message}\n${message}`, PLACE);
    expect(denials).toHaveLength(1);
    expect(denials[0]?.action).toMatchObject({ kind: "shell_command", command: "npm publish", cwd: "web" });
  });

  it("does not take a call that was only behind the declined one for declined", () => {
    const call = {
      id: "c2",
      name: "read_file",
      args: { file_path: "a.ts" },
      status: "cancelled",
      timestamp: "2026-11-29T18:40:04.000Z",
      result: [
        {
          functionResponse: { response: { error: "[Operation Cancelled] Reason: User cancelled operation" } },
        },
      ],
    };
    const lines = [
      row({ type: "gemini", toolCalls: [call] }),
      row({ type: "info", content: "User denied execution." }),
    ];
    expect(readTranscriptTail(lines.join("\n"), PLACE).denials).toEqual([]);
  });
});

describe("a turn that the person interrupted while the model spoke", () => {
  const prompt = row({ type: "user", content: [{ text: "go" }] });
  const cancelled = row({ type: "info", content: "Request cancelled." });

  it.each([
    ["as the real host writes it", session("interrupted").split("\n").slice(0, 7).join("\n"), true],
    ["when the next prompt has been typed", session("interrupted"), false],
    ["when it was another turn", [cancelled, prompt].join("\n"), false],
    [
      "when only the model quotes it",
      [prompt, row({ type: "gemini", content: "Request cancelled." })].join("\n"),
      false,
    ],
    [
      "when the list of messages is set behind it",
      [prompt, cancelled, `{"$set":{"messages":[${prompt}]}}`].join("\n"),
      true,
    ],
  ])("%s", (_when, tail, expected) => {
    expect(endsInterrupted(tail)).toBe(expected);
  });
});
