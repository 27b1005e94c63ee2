import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RecompilationView } from "@/core/recompilation/schema";
import type { RuleDetail } from "@/core/rule/output";
import { WithMessages } from "@/test/with-messages";
import { ruleDetail } from "../test-rule";
import { Recompilations } from "./recompilations";

// A loaded machine takes its time.
configure({ asyncUtilTimeout: 15_000 });

const calls = vi.hoisted(() => ({
  ...{ list: vi.fn(), accept: vi.fn(), dismiss: vi.fn(), reopen: vi.fn() },
}));

vi.mock("@/lib/project/use-project", () => ({ useProjectSlug: () => "acme" }));
vi.mock("../use-renew-rules", () => ({ useRenewRules: () => async () => {} }));
vi.mock("@/lib/trpc/client", () => ({
  useTRPCClient: () => ({
    recompilation: {
      accept: { mutate: calls.accept },
      dismiss: { mutate: calls.dismiss },
      reopen: { mutate: calls.reopen },
    },
  }),
  useTRPC: () => ({
    recompilation: {
      list: { queryOptions: (input: unknown) => ({ queryKey: ["list", input], queryFn: calls.list }) },
    },
  }),
}));

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

const ID = "00000000-0000-7000-8000-0000000000ab";
const NPM = { kind: "shell-command", forbid: [{ program: ["npm"] }] };
const PUBLISH = { kind: "shell-command", forbid: [{ program: ["npm"], subcommand: ["publish"] }] };

function recompilation(fields: Partial<RecompilationView> = {}): RecompilationView {
  const { id, number, statement, layer, status, mode } = ruleDetail();
  return {
    ...{ id: ID, rule: { id, number, statement, layer, status, mode }, version: 3, outcome: "waiting" },
    before: ruleDetail({}, { verifier: NPM }).content,
    after: ruleDetail({}, { verifier: PUBLISH }).content,
    ...{ report: null, backtest: null, difference: null, canAnswer: true },
    ...{ takenVersion: null, decidedAt: null, createdAt: new Date("2026-11-30T09:00:00.000Z") },
    ...fields,
  };
}

async function shown(fields: Partial<RecompilationView> = {}, rule: Partial<RuleDetail> = {}) {
  calls.list.mockResolvedValue([recompilation(fields)]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WithMessages>
        <Recompilations rule={ruleDetail(rule)} />
      </WithMessages>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(calls.list).toHaveBeenCalled());
  return screen.findAllByRole("region", { name: "Compiled anew" });
}

it("the open question shows both checks in words and what would be judged otherwise", async () => {
  const difference = {
    ...{ actions: 12, more: 0, fewer: 1 },
    samples: [
      {
        ...{ eventId: ID, excerpt: "npm install left-pad", by: "fewer" as const },
        at: "2026-11-29T14:02:00.000Z",
      },
    ],
  };
  const [panel] = await shown({ difference });
  if (!panel) throw new Error("a panel");
  expect(panel.textContent).toContain("It stays as it is until you take the new check.");
  expect(panel.textContent).toContain("publish");
  expect(panel.textContent).toContain("Of your 12 stored acts it would stop 0 more and 1 fewer.");
  const acts = within(panel).getByRole("list", { name: "Acts that are judged otherwise" });
  expect(acts.textContent).toContain("npm install left-pad");
  expect(acts.textContent).toContain("no longer stopped");
});

it("the new check is taken, or the old one kept", async () => {
  await shown();
  await userEvent.click(screen.getByRole("button", { name: "Take the new check" }));
  await waitFor(() =>
    expect(calls.accept.mock.calls).toEqual([[{ projectSlug: "acme", recompilationId: ID }]]),
  );
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Keep the old one" }).hasAttribute("disabled")).toBe(false),
  );
  await userEvent.click(screen.getByRole("button", { name: "Keep the old one" }));
  await waitFor(() => expect(calls.dismiss).toHaveBeenCalledTimes(1));
});

it("of a shared rule it says that a second person has to agree", async () => {
  const [panel] = await shown({ rule: { ...recompilation().rule, layer: "project" } });
  expect(panel?.textContent).toContain("a second person has to agree");
});

it("one that a case keeps away is shown with its failing tests, and cannot be taken", async () => {
  const report = {
    ...{ passed: false, replayAgreement: false },
    stages: [
      { stage: "unit" as const, passed: false, detail: "1 of your 1 cases is judged wrong.", cases: [] },
    ],
  };
  const [panel] = await shown({ outcome: "blocked", report, canAnswer: false });
  expect(panel?.textContent).toContain("one of its cases fails. It stays as it is.");
  expect(panel?.textContent).toContain("1 of your 1 cases is judged wrong.");
  expect(screen.queryByRole("button", { name: "Take the new check" })).toBeNull();
});

it("an answer can be taken back", async () => {
  await shown({ outcome: "taken", takenVersion: 3, version: 2, canAnswer: false });
  expect(screen.getByText("The new check was taken as version 3.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Take back the answer" }));
  await waitFor(() => expect(calls.reopen).toHaveBeenCalledTimes(1));
});

it("who may not change the rule reads it without buttons", async () => {
  const { can } = ruleDetail();
  await shown({ canAnswer: false }, { can: { ...can, edit: false } });
  expect(screen.queryByRole("button", { name: /check|old one|answer/ })).toBeNull();
});

it("what was asked of an earlier version is history", async () => {
  calls.list.mockResolvedValue([recompilation({ version: 1 })]);
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <WithMessages>
        <Recompilations rule={ruleDetail()} />
        <p>beside it</p>
      </WithMessages>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe("success"));
  expect(screen.getByText("beside it")).toBeDefined();
  expect(screen.queryByRole("region")).toBeNull();
});
