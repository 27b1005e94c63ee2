import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { WithMessages } from "@/test/with-messages";
import { CommandMenu } from "./command-menu";
import { type CommandGroup, useCommandGroup } from "./command-registry";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const onPause = vi.fn();

function PageWithCommand() {
  useCommandGroup({
    heading: "This rule",
    items: [{ id: "pause", label: "Pause the rule", onSelect: onPause }],
  });
  return null;
}

const GROUPS: CommandGroup[] = [
  {
    heading: "Go to",
    items: [
      { id: "page:rules", label: "Rules", href: "/p/acme/rules", hotkey: "g r" },
      { id: "page:inbox", label: "Inbox", href: "/p/acme/inbox", keywords: ["proposals"] },
    ],
  },
];

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  push.mockClear();
  onPause.mockClear();
});

function setUp() {
  const onOpenChange = vi.fn();
  render(
    <>
      <PageWithCommand />
      <CommandMenu open onOpenChange={onOpenChange} groups={GROUPS} />
    </>,
    { wrapper: WithMessages },
  );
  return { user: userEvent.setup(), onOpenChange };
}

it("finds a page by its name, goes there and closes", async () => {
  const { user, onOpenChange } = setUp();
  await user.type(screen.getByRole("combobox"), "inb{Enter}");
  expect(push).toHaveBeenCalledExactlyOnceWith("/p/acme/inbox");
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it("finds a page by another word for it", async () => {
  const { user } = setUp();
  await user.type(screen.getByRole("combobox"), "proposals");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Inbox"]);
});

it("offers the commands of the page first and runs them", async () => {
  const { user } = setUp();
  const [first] = screen.getAllByRole("option");
  expect(first?.textContent).toBe("Pause the rule");
  await user.click(screen.getByRole("option", { name: "Pause the rule" }));
  expect(onPause).toHaveBeenCalledOnce();
  expect(push).not.toHaveBeenCalled();
});

it("says so when nothing is called that", async () => {
  const { user } = setUp();
  await user.type(screen.getByRole("combobox"), "zzzz");
  expect(screen.getByText("Nothing is called that. Try fewer letters.")).toBeTruthy();
});
