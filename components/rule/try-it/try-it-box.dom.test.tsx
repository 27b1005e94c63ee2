import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { WithMessages } from "@/test/with-messages";
import { ruleDetail } from "../test-rule";
import { TryItBox } from "./try-it-box";

const NPM = {
  kind: "shell-command",
  forbid: [{ program: ["npm"], subcommand: ["install", "i", "ci"] }],
  instead: [{ program: ["pnpm"] }],
};

afterEach(cleanup);

async function type(rule: ReturnType<typeof ruleDetail>, command: string) {
  render(<TryItBox rule={rule} />, { wrapper: WithMessages });
  await userEvent.type(screen.getByRole("textbox", { name: "Command" }), command);
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
    await userEvent.type(screen.getByRole("textbox", { name: "Command" }), "ls");
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
    render(<TryItBox rule={debug} />, { wrapper: WithMessages });
    await userEvent.type(screen.getByRole("textbox", { name: "File" }), "docs/a.ts");
    await userEvent.type(screen.getByRole("textbox", { name: "Text that is added" }), "console.log(1)");
    expect(await screen.findByText("Passes: the rule has no say here")).toBeTruthy();
    await userEvent.clear(screen.getByRole("textbox", { name: "File" }));
    await userEvent.type(screen.getByRole("textbox", { name: "File" }), "./src/a.ts");
    expect(await screen.findByText("Stopped")).toBeTruthy();
  });

  it("lets one try a shell command too, because commands change files", async () => {
    render(<TryItBox rule={debug} />, { wrapper: WithMessages });
    await userEvent.click(screen.getByRole("radio", { name: "A command" }));
    await userEvent.type(
      screen.getByRole("textbox", { name: "Command" }),
      "echo 'console.log(1)' > src/a.ts",
    );
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
  render(<TryItBox rule={tested} />, { wrapper: WithMessages });
  await userEvent.type(screen.getByRole("textbox", { name: "Command" }), "git commit -m x");
  const earlier = screen.getByRole("textbox", { name: "Earlier in the same task" });
  await userEvent.type(earlier, "src/a.ts");
  expect(await screen.findByText("Stopped")).toBeTruthy();
  await userEvent.type(earlier, "{Enter}$ npm test");
  expect(await screen.findByText("Passes: this keeps the rule")).toBeTruthy();
});

it("says that a reminder cannot be tried", () => {
  render(<TryItBox rule={ruleDetail({}, { verifier: null })} />, { wrapper: WithMessages });
  expect(screen.getByText(/has no exact check and only reminds/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
