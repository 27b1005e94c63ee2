import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { RuleDetail } from "@/core/rule/output";
import type { Trial } from "@/core/trial/schema";
import { WithMessages } from "@/test/with-messages";
import { ruleDetail } from "../test-rule";
import { runTrial } from "./run-trial";
import { TryItBox } from "./try-it-box";

const NPM = {
  kind: "shell-command",
  forbid: [{ program: ["npm"], subcommand: ["install", "i", "ci"] }],
  instead: [{ program: ["pnpm"] }],
};

const FIRST: Trial = { kind: "command", command: "npm ci", earlier: "" };

// The engine is loaded on the first try: long on a busy machine, and no part of what is proved here.
beforeAll(async () => {
  await runTrial(ruleDetail({ mode: "block" }, { verifier: NPM }), FIRST, 0);
}, 60_000);
afterEach(cleanup);

/** As a person pastes. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** What is tried. */
async function choose(what: string) {
  await userEvent.click(screen.getByRole("combobox", { name: "What to try" }));
  await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${what}`) }));
}

async function type(rule: ReturnType<typeof ruleDetail>, command: string) {
  render(<Box rule={rule} />, { wrapper: WithMessages });
  await fill(screen.getByRole("textbox", { name: "Command" }), command);
}

describe("TryItBox with a command check", () => {
  it("stops the command inside of a longer line and says what the agent is told", async () => {
    await type(
      ruleDetail({ mode: "block" }, { verifier: NPM, message: "Use pnpm here." }),
      "cd web && npm ci",
    );
    expect(await screen.findByText("Stopped")).toBeTruthy();
    expect(screen.getByText("npm ci")).toBeTruthy();
    expect(screen.getByText(/Use pnpm here\./)).toBeTruthy();
  });

  it("knows what the rule asks for from what it has no say in", async () => {
    await type(ruleDetail({ mode: "block" }, { verifier: NPM }), "pnpm add left-pad");
    expect(await screen.findByText("Passes: this keeps the rule")).toBeTruthy();
    await userEvent.clear(screen.getByRole("textbox", { name: "Command" }));
    await fill(screen.getByRole("textbox", { name: "Command" }), "ls");
    expect(await screen.findByText("Passes: the rule has no say here")).toBeTruthy();
  });

  it("says that a rule which only observes lets the act pass", async () => {
    await type(ruleDetail({ mode: "observe" }, { verifier: NPM }), "npm i");
    expect(await screen.findByText("Passes and is counted")).toBeTruthy();
  });

  it("judges a paused rule as well", async () => {
    await type(ruleDetail({ mode: "remind", status: "paused" }, { verifier: NPM }), "npm i");
    expect(await screen.findByText("Passes with a reminder")).toBeTruthy();
  });
});

describe("TryItBox with a file check", () => {
  const debug = ruleDetail(
    { mode: "block" },
    { verifier: { kind: "file-content", calls: ["console.log"], paths: ["src/**"] } },
  );

  it("looks at the path as well as at the text", async () => {
    render(<Box rule={debug} />, { wrapper: WithMessages });
    await fill(screen.getByRole("textbox", { name: "File" }), "docs/a.ts");
    await fill(screen.getByRole("textbox", { name: "Text that is added" }), "console.log(1)");
    expect(await screen.findByText("Passes: the rule has no say here")).toBeTruthy();
    await userEvent.clear(screen.getByRole("textbox", { name: "File" }));
    await fill(screen.getByRole("textbox", { name: "File" }), "./src/a.ts");
    expect(await screen.findByText("Stopped")).toBeTruthy();
  });

  it("lets one try a shell command too, because commands change files", async () => {
    render(<Box rule={debug} />, { wrapper: WithMessages });
    await choose("A command");
    await fill(screen.getByRole("textbox", { name: "Command" }), "echo 'console.log(1)' > src/a.ts");
    expect(await screen.findByText("Stopped")).toBeTruthy();
  });
});

it("takes what happened earlier in the task into account", async () => {
  const tested = ruleDetail(
    { mode: "block" },
    {
      verifier: {
        kind: "required-step",
        trigger: { changed: ["**/*.ts"] },
        step: { commands: [{ program: ["npm"], subcommand: ["test"] }] },
        before: "commit",
      },
    },
  );
  render(<Box rule={tested} />, { wrapper: WithMessages });
  await fill(screen.getByRole("textbox", { name: "Command" }), "git commit -m x");
  const earlier = screen.getByRole("textbox", { name: "Earlier in the same task" });
  await fill(earlier, "src/a.ts");
  expect(await screen.findByText("Stopped")).toBeTruthy();
  await fill(earlier, "src/a.ts\n$ npm test");
  expect(await screen.findByText("Passes: this keeps the rule")).toBeTruthy();
});

const onKeep = vi.fn();

/** What was chosen stands in the address on the page. */
function Box({ rule }: { rule: RuleDetail }) {
  const [kind, setKind] = useState<Trial["kind"] | null>(null);
  return <TryItBox rule={rule} kind={kind} onKindChange={setKind} onKeep={onKeep} />;
}

it("a reminder can be tried with a prompt: whether it is brought up", async () => {
  const { applicability } = ruleDetail().content;
  const rule = ruleDetail(
    { mode: "remind" },
    { verifier: null, applicability: { ...applicability, taskWords: ["release"] } },
  );
  render(<Box rule={rule} />, { wrapper: WithMessages });
  await fill(screen.getByRole("textbox", { name: "Prompt" }), "fix the button");
  expect(await screen.findByText("The rule is not brought up")).toBeTruthy();
  await userEvent.clear(screen.getByRole("textbox", { name: "Prompt" }));
  await fill(screen.getByRole("textbox", { name: "Prompt" }), "prepare the release");
  expect(await screen.findByText("The rule is brought up")).toBeTruthy();
});

it("judges nothing of a text above its limit, and says so instead of cutting it", async () => {
  const padded = `echo ${"x".repeat(7_990)} && npm ci`;
  await type(ruleDetail({ mode: "block" }, { verifier: NPM }), padded);
  expect(await screen.findByText(/At most 8,000 characters; these are 8,005\./)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Command" }).value).toBe(padded);
  expect(screen.queryByText(/^Passes/)).toBeNull();
  await fill(screen.getByRole("textbox", { name: "Command" }), "npm ci");
  expect(await screen.findByText("Stopped")).toBeTruthy();
  expect(screen.queryByText(/At most/)).toBeNull();
});

it("judges every file of a pasted patch", async () => {
  const rule = ruleDetail({ mode: "block" }, { verifier: { kind: "file-path", paths: ["vendor/"] } });
  render(<Box rule={rule} />, { wrapper: WithMessages });
  await choose("A patch");
  const patch =
    "--- a/src/a.ts\n+++ b/src/a.ts\n@@ -0,0 +1 @@\n+1\n--- a/vendor/b.ts\n+++ b/vendor/b.ts\n@@ -0,0 +1 @@\n+2";
  await userEvent.click(screen.getByRole("textbox", { name: "Patch" }));
  await userEvent.paste(patch);
  expect(await screen.findByText("Stopped")).toBeTruthy();
});

it("judges a tool and a call of an MCP server", async () => {
  const verifier = { kind: "tool-use", tools: ["WebSearch", "github/*"], use: "never" };
  render(<Box rule={ruleDetail({ mode: "block" }, { verifier })} />, { wrapper: WithMessages });
  await fill(screen.getByRole("textbox", { name: "Tool" }), "WebSearch");
  expect(await screen.findByText("Stopped")).toBeTruthy();
  await fill(screen.getByRole("textbox", { name: "Tool" }), "linear/create_issue");
  expect(await screen.findByText("Passes: the rule has no say here")).toBeTruthy();
  await fill(screen.getByRole("textbox", { name: "Tool" }), "github/create_issue");
  expect(await screen.findByText("Stopped")).toBeTruthy();
});

it("judges the end of a turn by its message", async () => {
  const verifier = { kind: "message", forbid: ["You're absolutely right"] };
  render(<Box rule={ruleDetail({ mode: "block" }, { verifier })} />, { wrapper: WithMessages });
  const message = screen.getByRole("textbox", { name: "Final message" });
  await fill(message, "You're absolutely right! Done.");
  expect(await screen.findByText("Stopped")).toBeTruthy();
  await fill(message, "Done.");
  expect(await screen.findByText("Passes: this keeps the rule")).toBeTruthy();
});

it("lets one try what the check does not read, and says that the rule has no say there", async () => {
  render(<Box rule={ruleDetail({ mode: "block" }, { verifier: NPM })} />, { wrapper: WithMessages });
  await choose("A tool or MCP call");
  await fill(screen.getByRole("textbox", { name: "Tool" }), "npm/install");
  expect(await screen.findByText("Passes: the rule has no say here")).toBeTruthy();
});

it("one button keeps a try as a case", async () => {
  await type(ruleDetail({ mode: "block" }, { verifier: NPM }), "npm ci");
  await userEvent.click(screen.getByRole("button", { name: "Must stop" }));
  expect(onKeep).toHaveBeenCalledExactlyOnceWith("stop", { kind: "command", command: "npm ci", earlier: "" });
});

it("remembers tries in this tab, and takes one up again", async () => {
  await type(
    ruleDetail({ mode: "block", id: "00000000-0000-7000-8000-0000000000aa" }, { verifier: NPM }),
    "npm ci",
  );
  await screen.findByText("Stopped");
  await userEvent.tab();
  const command = screen.getByRole("textbox", { name: "Command" });
  await userEvent.clear(command);
  await userEvent.click(screen.getByRole("button", { name: "Try again: npm ci (Stopped)" }));
  expect(command).toHaveProperty("value", "npm ci");
  await userEvent.click(screen.getByRole("button", { name: "Forget these" }));
  expect(screen.queryByText("npm ci", { selector: "span" })).toBeNull();
  expect(window.location.href + JSON.stringify(sessionStorage) + JSON.stringify(localStorage)).not.toContain(
    "npm",
  );
});
