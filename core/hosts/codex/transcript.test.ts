import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Place } from "../adapter";
import { readTranscriptTail } from "./transcript";

const PLACE: Place = {
  root: "/home/dev/project",
  home: "/home/dev",
  resolve: (path) => path,
  exists: () => false,
  read: () => null,
};

function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), "utf8");
}

function read(...rows: object[]) {
  return readTranscriptTail(rows.map((row) => JSON.stringify(row)).join("\n"), PLACE);
}

const started = (turn_id: string, turn_attribution: object) => ({
  type: "event_msg",
  payload: { type: "task_started", turn_id, turn_attribution },
});
const typed = (turn_id: string) => ({
  type: "event_msg",
  payload: { type: "item_completed", turn_id, item: { type: "UserMessage" } },
});

describe("a rollout of Codex tells who typed", () => {
  it("codex exec is headless, resumed or not", () => {
    const { provenance } = readTranscriptTail(fixture("transcript.jsonl"), PLACE);
    expect(provenance).toEqual([
      { turnId: "01a228a4-3357-79c0-a213-697540118c23", found: "headless" },
      { turnId: "01a228a4-380f-7803-b9d7-9ba5ba87e6b8", found: "headless" },
    ]);
  });

  it("the terminal interface is a person's, and an interrupted turn is named", () => {
    const found = readTranscriptTail(fixture("transcript.terminal.jsonl"), PLACE);
    expect(found.provenance).toEqual([
      { turnId: "01a22b87-f3b7-7c90-8ab9-a87503771a81", found: "human" },
      { turnId: "01a22b88-1bc7-7b03-873a-e25343433eec", found: "human" },
    ]);
    expect(found.interrupts).toEqual([
      {
        id: "01a22b87-f3b7-7c90-8ab9-a87503771a81",
        at: Date.parse(
          /"timestamp":"([^"]+)"[^\n]*"type":"turn_aborted"/.exec(
            fixture("transcript.terminal.jsonl"),
          )?.[1] ?? "",
        ),
        turnId: "01a22b87-f3b7-7c90-8ab9-a87503771a81",
      },
    ]);
  });

  it("code mode is read the same", () => {
    const { provenance } = readTranscriptTail(fixture("transcript.code-mode.jsonl"), PLACE);
    expect(provenance).toEqual([{ turnId: "01a228a4-485a-7aa0-8b2e-84ada5ec32d2", found: "headless" }]);
  });

  it("text that is typed while a turn runs is of that turn", () => {
    const { provenance } = read(started("t1", { turn_trigger: "user" }), typed("t1"), typed("t1"));
    expect(provenance.map(({ found }) => found)).toEqual(["human", "human"]);
  });

  it("a turn that an agent began, and one begun in an unknown way, are nobody's words", () => {
    const byAgent = { turn_trigger: "user", initiating_agent_path: "/root/child" };
    expect(read(started("t1", byAgent), typed("t1")).provenance[0]?.found).toBe("none");
    expect(read(started("t2", { turn_trigger: "automation" }), typed("t2")).provenance[0]?.found).toBe(
      "none",
    );
  });

  it("says nothing of a turn whose beginning is not in the tail", () => {
    expect(read(typed("t1")).provenance).toEqual([]);
  });

  it("a tool result that quotes a row is no row", () => {
    const quoted = JSON.stringify(started("t1", { turn_trigger: "user" }));
    const output = { type: "function_call_output", call_id: "c", output: quoted };
    expect(read({ type: "response_item", payload: output }, typed("t1")).provenance).toEqual([]);
  });

  it("a call that the person refused is a denial with its action", () => {
    const found = read(
      { type: "turn_context", payload: { turn_id: "t1", cwd: "/home/dev/project" } },
      {
        type: "response_item",
        payload: {
          type: "function_call",
          name: "exec_command",
          call_id: "c1",
          arguments: JSON.stringify({ cmd: "npm i", workdir: "/home/dev/project/web" }),
        },
      },
      {
        timestamp: "2026-11-30T08:00:00.000Z",
        type: "response_item",
        payload: {
          type: "function_call_output",
          call_id: "c1",
          output: 'exec_command failed: CreateProcess { message: "Rejected(\\"rejected by user\\")" }',
          internal_chat_message_metadata_passthrough: { turn_id: "t1" },
        },
      },
    );
    expect(found.denials).toMatchObject([
      {
        callId: "c1",
        turnId: "t1",
        at: Date.parse("2026-11-30T08:00:00.000Z"),
        action: { kind: "shell_command", command: "npm i", cwd: "web" },
        feedback: null,
      },
    ]);
  });

  it("a patch that the person refused is a denial with the change that it proposed", () => {
    for (const output of ["patch rejected by user", { content: "patch rejected by user", success: false }]) {
      const input = "*** Begin Patch\n*** Add File: src/new.ts\n+export const x = 1;\n*** End Patch";
      const found = read(
        { type: "turn_context", payload: { turn_id: "t1", cwd: "/home/dev/project" } },
        {
          type: "response_item",
          payload: { type: "custom_tool_call", name: "apply_patch", call_id: "c1", input },
        },
        {
          timestamp: "2026-11-30T08:00:00.000Z",
          type: "response_item",
          payload: { type: "custom_tool_call_output", call_id: "c1", output },
        },
      );
      expect(found.denials).toMatchObject([
        {
          callId: "c1",
          action: {
            kind: "file_change",
            path: "src/new.ts",
            op: "create",
            addedLines: ["export const x = 1;"],
          },
        },
      ]);
    }
  });

  it.each([
    'Chunk ID: 1\nOutput:\nfn main() { panic!("rejected by user") }',
    'exec_command failed: CreateProcess { message: "Rejected(\\"use pnpm here\\")" }',
    "the last patch rejected by user input validation",
  ])("an output that speaks of a refusal, and a hook's own, is none of the person's: %s", (output) => {
    const call = {
      type: "function_call",
      name: "exec_command",
      call_id: "c1",
      arguments: '{"cmd":"cat a.rs"}',
    };
    const found = read(
      { type: "turn_context", payload: { turn_id: "t1", cwd: "/home/dev/project" } },
      { type: "response_item", payload: call },
      {
        timestamp: "2026-11-30T08:00:00.000Z",
        type: "response_item",
        payload: { type: "function_call_output", call_id: "c1", output },
      },
    );
    expect(found.denials).toEqual([]);
  });

  it("broken and cut lines are passed over", () => {
    expect(readTranscriptTail('sk_started"}}\n{"type":"task_started"\n\n', PLACE)).toEqual({
      provenance: [],
      denials: [],
      interrupts: [],
    });
  });
});
