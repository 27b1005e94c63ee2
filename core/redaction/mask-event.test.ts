import { describe, expect, it } from "vitest";
import { type HookEvent, hookEventSchema } from "../hook-event/schema";
import { maskEvent } from "./mask-event";

const CANARY = `canary-${"Zx9".repeat(8)}`;
const SECRET = `API_KEY=${CANARY}`;

function eventWith(part: Record<string, unknown>): HookEvent {
  return hookEventSchema.parse({
    id: "01890000-0000-7000-8000-000000000001",
    schemaVersion: 1,
    host: "claude_code",
    hostEventName: "PreToolUse",
    kind: "action_requested",
    session: "s1",
    seq: 1,
    occurredAt: "2026-01-01T00:00:00Z",
    project: { key: "shop" },
    author: "human",
    ...part,
  });
}

const CHANGE = { kind: "file_change", path: "src/a.ts", op: "modify" } as const;

describe("maskEvent", () => {
  it.each<[string, Record<string, unknown>]>([
    ["prompt", { prompt: SECRET }],
    ["message", { message: SECRET }],
    ["feedback", { feedback: SECRET }],
    ["file lines", { action: { ...CHANGE, addedLines: [SECRET], removedLines: [SECRET], content: SECRET } }],
    [
      "command",
      { action: { kind: "shell_command", command: `${SECRET} node a.js`, argv: [[SECRET, "node"]] } },
    ],
    [
      "flag and value in argv",
      {
        action: {
          kind: "shell_command",
          command: `deploy --token ${CANARY}`,
          argv: [["deploy", "--token", CANARY]],
        },
      },
    ],
    ["web", { action: { kind: "web", url: `https://a.example.com/?token=${CANARY}`, query: SECRET } }],
    ["mcp", { action: { kind: "mcp", server: "s", tool: "t", arguments: `{"api_key":"${CANARY}"}` } }],
    ["other", { action: { kind: "other", tool: "t", summary: SECRET } }],
    ["workspace", { workspace: { gitStatus: SECRET, changes: [{ ...CHANGE, addedLines: [SECRET] }] } }],
    [
      "decision",
      {
        decision: {
          decision: "deny",
          bundleHash: "h",
          durationMs: 1,
          verdicts: [
            {
              ruleId: "01890000-0000-7000-8000-000000000002",
              version: 1,
              verdict: "violated",
              decision: "deny",
              evidence: SECRET,
            },
          ],
        },
      },
    ],
    [
      "remember command",
      { note: { type: "command", source: "prompt", command: { verb: "remember", text: SECRET } } },
    ],
    ["alarm", { note: { type: "alarm", alarm: "hooks_lost", detail: SECRET } }],
  ])("hides a secret in %s and keeps the wire format", (_name, part) => {
    const event = eventWith(part);
    const masked = maskEvent(event);
    expect(JSON.stringify(event)).toContain(CANARY);
    expect(JSON.stringify(masked)).not.toContain(CANARY);
    expect(hookEventSchema.parse(masked)).toEqual(masked);
    expect(maskEvent(masked)).toEqual(masked);
  });

  it("keeps only path and operation of a secret file", () => {
    const masked = maskEvent(
      eventWith({
        action: { ...CHANGE, path: ".env.local", addedLines: ["COLOR=red"], content: "COLOR=red" },
      }),
    );
    expect(masked.action).toEqual({
      kind: "file_change",
      path: ".env.local",
      op: "modify",
      addedLines: [],
      removedLines: [],
    });
  });

  it("cuts what a command writes into a secret file out of the command", () => {
    const masked = maskEvent(
      eventWith({
        action: {
          kind: "shell_command",
          command: "cat > .env <<EOF\nCOLOR=red\nEOF",
          argv: [["cat"]],
          fileChanges: [{ ...CHANGE, path: ".env", op: "create", addedLines: ["COLOR=red"] }],
        },
      }),
    );
    expect(JSON.stringify(masked)).not.toContain("COLOR=red");
    expect(masked.action?.kind === "shell_command" && masked.action.command).toBe(
      "cat > .env <<EOF\n[redacted:secret_file]\nEOF",
    );
  });

  it("hides a private key that spans added lines", () => {
    const lines = [
      `-----BEGIN ${"PRIVATE"} KEY-----`,
      "QUJD".repeat(16),
      `-----END ${"PRIVATE"} KEY-----`,
      "ok",
    ];
    const masked = maskEvent(eventWith({ action: { ...CHANGE, addedLines: lines } }));
    expect(masked.action?.kind === "file_change" && masked.action.addedLines).toEqual([
      "[redacted:private_key]",
      "ok",
    ]);
  });

  it("keeps a text at the cap when masks are longer than secrets", () => {
    const prompt = "PWD=abcdef\n".repeat(5900);
    expect(maskEvent(eventWith({ prompt })).prompt?.length).toBe(65_536);
  });

  it("leaves an event without secrets equal", () => {
    const event = eventWith({ prompt: "use pnpm", action: { ...CHANGE, addedLines: ["const a = 1;"] } });
    expect(maskEvent(event)).toEqual(event);
  });
});
