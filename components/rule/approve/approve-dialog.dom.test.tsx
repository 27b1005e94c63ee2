import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RuleDetail, RuleSharing } from "@/core/rule/output";
import { WithMessages } from "@/test/with-messages";
import { ruleDetail } from "../test-rule";
import { ApproveDialog } from "./approve-dialog";

const calls = vi.hoisted(() => ({
  ...{ approve: vi.fn(), confirm: vi.fn(), undo: vi.fn(), ways: vi.fn(), options: vi.fn() },
  provider: vi.fn(),
}));

vi.mock("next/navigation", () => ({
  usePathname: () => "/p/acme/inbox",
  useSearchParams: () => new URLSearchParams("item=7"),
}));
vi.mock("@/components/account/request-sign-in", () => ({ goToProvider: calls.provider }));

vi.mock("@/lib/trpc/client", () => ({
  useTRPCClient: () => ({
    rule: { approve: { mutate: calls.approve } },
    inbox: { undo: { mutate: calls.undo } },
  }),
  useTRPC: () => {
    const path = { pathKey: () => ["all"] };
    return {
      ...{ rule: path, ruleCase: path, ruleHealth: path, inbox: path, history: path },
      ...{ fact: path, bundle: path, recipe: path, recompilation: path },
      account: {
        signInWays: {
          queryOptions: (_: undefined, options: object) => ({
            ...{ queryKey: ["ways"], queryFn: calls.ways },
            ...options,
          }),
        },
        confirmPassword: {
          mutationOptions: () => ({ mutationFn: calls.confirm }),
        },
      },
      signIn: {
        options: {
          queryOptions: (_: undefined, options: object) => ({
            ...{ queryKey: ["options"], queryFn: calls.options },
            ...options,
          }),
        },
      },
    };
  },
}));

const SHARING: RuleSharing = {
  ...{ waits: true, agreed: null, onlyForMe: false, commands: [], mutedByMe: false, mutedBy: null },
  awaitsMyReview: null,
};
const STALE = TRPCClientError.from({
  error: {
    ...{ code: -32_012, message: "Sign in again." },
    data: { code: "PRECONDITION", fieldErrors: { authenticatedAt: ["Confirm who you are."] } },
  },
});

beforeEach(() => {
  calls.approve.mockReset().mockResolvedValue({});
  calls.confirm.mockReset().mockResolvedValue({});
  calls.ways.mockReset().mockResolvedValue({ identities: [], hasPassword: true });
  calls.options.mockReset().mockResolvedValue({ password: true, providers: [] });
  calls.provider.mockReset().mockResolvedValue(true);
});
afterEach(cleanup);

function open(rule: Partial<RuleDetail>) {
  const onOpenChange = vi.fn();
  const detail = ruleDetail({
    layer: "project",
    number: "P4",
    status: "proposed",
    sharing: SHARING,
    ...rule,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApproveDialog projectSlug="acme" rule={detail} open onOpenChange={onOpenChange} />
    </QueryClientProvider>,
    { wrapper: WithMessages },
  );
  return { user: userEvent.setup(), detail, onOpenChange };
}
const submit = () => screen.getByRole("button", { name: "Approve" });

it("approves exactly the content and the mode that are shown", async () => {
  const { user, detail, onOpenChange } = open({ mode: "remind" });
  await user.click(submit());
  expect(calls.approve).toHaveBeenCalledExactlyOnceWith({
    ...{ projectSlug: "acme", ruleId: detail.id, contentHash: detail.contentHash },
    ...{ mode: "remind", acknowledgedCommands: [] },
  });
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
});

it("wants every command ticked that every agent will run", async () => {
  const { user } = open({ sharing: { ...SHARING, commands: ["make check", "pnpm add <package>"] } });
  expect(screen.getByRole("group", { name: "Every agent will run this" })).toBeTruthy();
  expect(submit()).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("checkbox", { name: "make check" }));
  expect(submit()).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("checkbox", { name: "pnpm add <package>" }));
  await user.click(submit());
  expect(calls.approve.mock.calls[0]?.[0]).toMatchObject({
    acknowledgedCommands: ["make check", "pnpm add <package>"],
  });
});

it("offers the proposed mode and milder ones only", () => {
  open({ mode: "remind" });
  expect(screen.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual(["observe", "remind"]);
});

it("shows only what differs from what is in force, the mode too", () => {
  const { content } = ruleDetail({}, { statement: "Use npm." });
  open({ mode: "block", sharing: { ...SHARING, agreed: { version: 1, mode: "remind", content } } });
  const text = document.body.textContent ?? "";
  expect(text).toContain("Rule");
  expect(text).toMatch(/Mode.*remind.*block/s);
  expect(text).not.toContain("Says on a stop");
});

it("asks who it is after an hour, and goes on with the same approval by itself", async () => {
  calls.approve.mockRejectedValueOnce(STALE);
  const { user } = open({ mode: "block" });
  await user.click(submit());
  await user.type(await screen.findByLabelText("Your password"), "a sentence to remember");
  await user.click(screen.getByRole("button", { name: "Confirm and approve" }));
  expect(calls.confirm.mock.calls[0]?.[0]).toEqual({ password: "a sentence to remember" });
  await vi.waitFor(() => expect(calls.approve).toHaveBeenCalledTimes(2));
  expect(calls.approve.mock.calls[1]).toEqual(calls.approve.mock.calls[0]);
});

it("sends whoever has no password to their provider, and back to this dialog", async () => {
  const identity = { id: "1", provider: "oidc", email: "a@example.test", createdAt: new Date(0) };
  calls.ways.mockResolvedValue({ identities: [identity], hasPassword: false });
  const providers = ["oidc", "github"].map((id) => ({ id, name: id === "oidc" ? "Example ID" : "GitHub" }));
  calls.options.mockResolvedValue({ password: true, providers });
  calls.approve.mockRejectedValueOnce(STALE);
  const { user, detail } = open({});
  await user.click(submit());
  await user.click(await screen.findByRole("button", { name: "Continue with Example ID" }));
  const callbackUrl = `/p/acme/inbox?item=7&approve=${detail.id}`;
  expect(calls.provider).toHaveBeenCalledExactlyOnceWith("oidc", { callbackUrl, fresh: true });
  // One that is not theirs proves nothing.
  expect(screen.queryByRole("button", { name: "Continue with GitHub" })).toBeNull();
  expect(screen.queryByLabelText("Your password")).toBeNull();
});

it("quotes what was released, by who said it, and not what the approver repeated to their own agent", () => {
  const said = {
    ...{ occurredAt: new Date("2026-11-29T14:02:00.000Z"), sessionId: null, eventId: null },
    ...{ recordId: null, factId: null },
  };
  const released = { ...said, kind: "correction", excerpt: "no, pnpm", isMine: false, released: true };
  const own = { ...said, kind: "relapse", excerpt: "again, pnpm", isMine: true, released: false };
  open({
    evidence: [
      { ...released, id: "00000000-0000-7000-8000-00000000000d", saidBy: "Lin" },
      { ...own, id: "00000000-0000-7000-8000-00000000000e", saidBy: "Bo" },
    ],
  });
  expect(screen.getByText(/no, pnpm/)).toBeDefined();
  expect(screen.getByText(/Lin/)).toBeDefined();
  expect(screen.queryByText(/again, pnpm/)).toBeNull();
});
