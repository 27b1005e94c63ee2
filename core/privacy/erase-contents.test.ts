import { expect, it } from "vitest";
import { type AgentAction, agentActionSchema } from "../hook-event/schema";
import { eraseContents } from "./erase-contents";

const CHANGE: AgentAction = {
  ...{ kind: "file_change", path: "src/a.ts", op: "modify" },
  ...{ addedLines: ["const plan = 7;"], removedLines: ["const plan = 6;"], content: "const plan = 7;\n" },
};

it("keeps path and operation of a change, not its lines", () => {
  const erased = eraseContents(CHANGE);
  expect(erased).toEqual({
    kind: "file_change",
    path: "src/a.ts",
    op: "modify",
    addedLines: [],
    removedLines: [],
  });
  expect(agentActionSchema.parse(erased)).toEqual(erased);
});

it("cuts what a command wrote into a file out of the command, and keeps the command", () => {
  const command: AgentAction = {
    ...{ kind: "shell_command", command: "cat > a.ts <<EOF\nconst plan = 7;\nEOF\nnpm test" },
    argv: [["cat"], ["npm", "test"]],
    fileChanges: [
      { kind: "file_change", path: "a.ts", op: "create", addedLines: ["const plan = 7;"], removedLines: [] },
    ],
  };
  expect(eraseContents(command)).toEqual({
    ...{ kind: "shell_command", command: "cat > a.ts <<EOF\n[erased]\nEOF\nnpm test" },
    argv: [["cat"], ["npm", "test"]],
    fileChanges: [{ kind: "file_change", path: "a.ts", op: "create", addedLines: [], removedLines: [] }],
  });
});

it("finds acts wherever they are copied to, and leaves words alone", () => {
  const copied = {
    steps: [{ action: CHANGE, outcome: "ok" }],
    words: "use tabs",
    workspace: { changes: [CHANGE] },
  };
  const erased = eraseContents(copied);
  expect(JSON.stringify(erased)).not.toContain("plan");
  expect(erased).toMatchObject({ steps: [{ outcome: "ok" }], words: "use tabs" });
});

it("empties the arguments of an MCP call", () => {
  expect(eraseContents({ kind: "mcp", server: "fs", tool: "write", arguments: '{"text":"plan"}' })).toEqual({
    ...{ kind: "mcp", server: "fs", tool: "write" },
  });
});
