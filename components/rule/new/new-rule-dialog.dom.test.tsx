import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { WrittenPreview, WrittenRulePreview } from "@/core/rule/written";
import { WithMessages } from "@/test/with-messages";
import { ruleDetail } from "../test-rule";
import { NewRuleDialog } from "./new-rule-dialog";

// The field asks after a rest; a loaded machine takes its time.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

const calls = vi.hoisted(() => ({ preview: vi.fn(), write: vi.fn(), undo: vi.fn() }));

vi.mock("@/lib/project/use-project", () => ({
  useProjectSlug: () => "acme",
  useProject: () => ({ can: () => true }),
}));
vi.mock("@/lib/trpc/client", () => ({
  useTRPCClient: () => ({ rule: { write: { mutate: calls.write }, undo: { mutate: calls.undo } } }),
  useTRPC: () => {
    const path = { pathKey: () => ["all"] };
    const previewWritten = {
      queryOptions: (input: unknown, options: object) => ({
        ...{ queryKey: ["preview", input], queryFn: () => calls.preview(input) },
        ...options,
      }),
    };
    return {
      ...{ rule: { ...path, previewWritten }, ruleCase: path, ruleHealth: path, inbox: path },
      ...{ history: path, fact: path, bundle: path, recipe: path, recompilation: path },
    };
  },
}));

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
});
afterEach(cleanup);

const rule = (given: Partial<WrittenRulePreview> = {}): WrittenRulePreview => ({
  content: { ...ruleDetail().content, verifier: { kind: "shell-command", forbid: [{ program: ["npm"] }] } },
  ...{ reminder: null, stops: ["npm ci"], passes: ["pnpm install"], standing: null, problem: null },
  ...given,
});
const answers = (...rules: WrittenRulePreview[]) =>
  calls.preview.mockResolvedValue({
    ...{ reach: "project", onlyNow: false, masked: 0, rules },
  } satisfies WrittenPreview);

function open() {
  const onOpenChange = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WithMessages>
        <NewRuleDialog projectSlug="acme" open onOpenChange={onOpenChange} />
      </WithMessages>
    </QueryClientProvider>,
  );
  return { onOpenChange, field: screen.getByRole("textbox", { name: "The rule, in your own words" }) };
}
const button = (name: string) => screen.findByRole("button", { name });
const enabled = async (name: string) =>
  waitFor(() => expect(screen.getByRole("button", { name }).hasAttribute("disabled")).toBe(false));

it("what is typed is shown as the rule that it becomes, and saved by the keyboard alone", async () => {
  answers(rule());
  const added = [{ id: "1", number: "R12", statement: "Use pnpm, not npm." }];
  calls.write.mockResolvedValue({ added, left: [] });
  const { field, onOpenChange } = open();
  await userEvent.type(field, "use pnpm, never npm");
  expect(await screen.findByText("Use pnpm, not npm.")).toBeDefined();
  expect(screen.getByText("Exact check")).toBeDefined();
  await enabled("Save rule");
  await userEvent.type(field, "{Control>}{Enter}{/Control}");
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(calls.write.mock.calls).toEqual([
    [{ projectSlug: "acme", words: "use pnpm, never npm", reach: "project", mode: "remind" }],
  ]);
  // The words are asked about after a rest, not key by key: the last question is about all of them.
  expect(calls.preview.mock.calls.at(-1)).toEqual([{ projectSlug: "acme", words: "use pnpm, never npm" }]);
});

it("a rule that stands already is named with its number, and there is nothing to save", async () => {
  const { id, number, statement, layer, status, mode } = ruleDetail({ number: "R12" });
  const standing = {
    says: "same" as const,
    rule: { id, number, statement, layer, status, mode },
    picked: null,
  };
  answers(rule({ standing }));
  const { field } = open();
  await userEvent.type(field, "use pnpm");
  expect((await screen.findByText(/You have this as/)).textContent).toBe("You have this as R12");
  const save = await button("Nothing to save");
  expect(save.hasAttribute("disabled")).toBe(true);
  await userEvent.type(field, "{Control>}{Enter}{/Control}");
  expect(calls.write).not.toHaveBeenCalled();
});

it("a sentence that no check can hold says that it is only a reminder, and why", async () => {
  const content = { ...ruleDetail().content, verifier: null, statement: "Think twice." };
  answers(rule({ content, reminder: "unnamed", stops: [], passes: [] }));
  const { field } = open();
  await userEvent.type(field, "think twice");
  expect(await screen.findByText("Only a reminder")).toBeDefined();
  expect(screen.getByText(/Nothing in it is something that a check can read\./)).toBeDefined();
});

it("a refusal stands at the field in the server's words", async () => {
  calls.preview.mockRejectedValue(
    TRPCClientError.from({
      error: {
        ...{ message: "Invalid.", code: -32600 },
        data: { code: "INVALID", fieldErrors: { words: ["Say it shorter."] }, requestId: "1" },
      },
    }),
  );
  const { field } = open();
  await userEvent.type(field, "always and always");
  expect(await screen.findByText("Say it shorter.")).toBeDefined();
  expect((await button("Save rule")).hasAttribute("disabled")).toBe(true);
});

it("what was left out keeps the field open, so that nothing typed is lost", async () => {
  answers(rule());
  calls.write.mockResolvedValue({ added: [], left: [{}] });
  const { field, onOpenChange } = open();
  await userEvent.type(field, "use pnpm");
  await enabled("Save rule");
  await userEvent.click(await button("Save rule"));
  await waitFor(() => expect(calls.write).toHaveBeenCalledTimes(1));
  await enabled("Save rule");
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(field).toHaveProperty("value", "use pnpm");
});
