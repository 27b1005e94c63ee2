import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ruleDetail } from "@/components/rule/test-rule";
import type { InboxItem } from "@/core/inbox/schema";
import { WithMessages } from "@/test/with-messages";
import { InboxView } from "./inbox-view";

vi.mock("next/navigation", () => ({ useParams: () => ({ projectSlug: "acme" }) }));

const BASE = {
  ...{ title: "Make this a rule?", why: "Inferred.", resolution: null, modeChange: null, compared: [] },
  recompilation: null,
  ...{ action: null, request: null, authorName: "Ada", isMine: true, sessionId: null, eventId: null },
  createdAt: new Date("2026-11-29T14:02:00.000Z"),
};
const PROPOSAL: InboxItem = {
  ...BASE,
  id: "proposal:00000000-0000-7000-8000-000000000001",
  kind: "proposal",
  rule: ruleDetail({ status: "proposed", statement: "Use pnpm, not npm." }),
  words: "no, we use pnpm here",
};
const CONFLICT: InboxItem = {
  ...BASE,
  id: "conflict:00000000-0000-7000-8000-000000000002",
  kind: "conflict",
  rule: null,
  words: "two spaces please",
};
const APPROVAL: InboxItem = {
  ...BASE,
  id: "approval:00000000-0000-7000-8000-000000000003",
  kind: "approval",
  rule: ruleDetail({
    statement: "Never push to main.",
    can: { ...ruleDetail().can, edit: false, approveBlockedBecause: "Sign in again." },
  }),
  words: null,
  isMine: false,
};

function fakes() {
  return {
    acts: {
      accept: vi.fn(),
      dismiss: vi.fn(),
      snooze: vi.fn(),
      merge: vi.fn(),
      deny: vi.fn(),
      undoLast: vi.fn(),
    },
    onEdit: vi.fn(),
    onMerge: vi.fn(),
  };
}

type PageProps = ReturnType<typeof fakes> & { items: readonly InboxItem[] };

function Page({ items, ...on }: PageProps) {
  const [selected, setSelected] = useState(items[0]);
  if (!selected) return null;
  return <InboxView items={items} selected={selected} onSelect={setSelected} total={items.length} {...on} />;
}

function setUp(items: readonly InboxItem[]) {
  const on = fakes();
  render(<Page items={items} {...on} />, { wrapper: WithMessages });
  return { ...on, user: userEvent.setup() };
}

afterEach(cleanup);

it("gives each act of a proposal its key", async () => {
  const { acts, onEdit, onMerge, user } = setUp([PROPOSAL]);
  await user.keyboard("a");
  expect(acts.accept).toHaveBeenCalledExactlyOnceWith(PROPOSAL, { mode: undefined });
  await user.keyboard("e");
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(PROPOSAL);
  await user.keyboard("d");
  expect(acts.dismiss).toHaveBeenCalledExactlyOnceWith(PROPOSAL);
  await user.keyboard("m");
  expect(onMerge).toHaveBeenCalledExactlyOnceWith(PROPOSAL);
  await user.keyboard("s");
  expect(acts.snooze).toHaveBeenCalledExactlyOnceWith(PROPOSAL, 7);
  await user.keyboard("u");
  expect(acts.undoLast).toHaveBeenCalledOnce();
});

it("walks with j and k and stops at both ends", async () => {
  const { acts, user } = setUp([PROPOSAL, CONFLICT]);
  await user.keyboard("kjjd");
  expect(acts.dismiss).toHaveBeenLastCalledWith(CONFLICT);
  await user.keyboard("kkd");
  expect(acts.dismiss).toHaveBeenLastCalledWith(PROPOSAL);
});

it("decides a conflict as chosen by number, and has nothing to edit or merge there", async () => {
  const { acts, onEdit, onMerge, user } = setUp([CONFLICT]);
  await user.keyboard("em2a");
  expect(onEdit).not.toHaveBeenCalled();
  expect(onMerge).not.toHaveBeenCalled();
  expect(acts.accept).toHaveBeenCalledExactlyOnceWith(CONFLICT, { mode: undefined, choice: "keep_both" });
});

it("forgets a choice when another item opens", async () => {
  const { acts, user } = setUp([CONFLICT, { ...CONFLICT, id: `${CONFLICT.id.slice(0, -1)}9` }]);
  await user.keyboard("3ja");
  expect(acts.accept.mock.calls[0]?.[1]).toEqual({ mode: undefined, choice: "replace" });
});

it("does not approve while something is in the way, and says what", async () => {
  const { acts, user } = setUp([APPROVAL]);
  await user.keyboard("a");
  expect(acts.accept).not.toHaveBeenCalled();
  expect(screen.getByText("Sign in again.")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Approve/ })).toHaveProperty("disabled", true);
});

it("shows the person's words and what the rule is", () => {
  setUp([PROPOSAL]);
  expect(screen.getByText("no, we use pnpm here").tagName).toBe("BLOCKQUOTE");
  expect(screen.getAllByText("Use pnpm, not npm.").length).toBeGreaterThan(0);
});

it("“this was none” has a key where the item came of one's own prompt, and only there", async () => {
  const said = { ...PROPOSAL, eventId: "00000000-0000-7000-8000-00000000000e" };
  const { acts } = setUp([said]);
  await userEvent.keyboard("n");
  expect(acts.deny).toHaveBeenCalledExactlyOnceWith(said);
  cleanup();
  const other = setUp([PROPOSAL]);
  await userEvent.keyboard("n");
  expect(other.acts.deny).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "This was none" })).toBeNull();
});
