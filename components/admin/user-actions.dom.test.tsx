import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { UserItem } from "@/core/user/schema";
import { WithMessages } from "@/test/with-messages";
import { UserActions } from "./user-actions";

afterEach(cleanup);

const ADA: UserItem = {
  id: "0197f1aa-0000-7000-8000-000000000001",
  name: "Ada",
  email: "ada@example.test",
  isInstanceAdmin: false,
  state: "active",
  lastSeenAt: null,
  methods: ["password"],
  createdAt: new Date("2027-01-01T00:00:00.000Z"),
  isYou: false,
};

async function openMenu(fields: Partial<UserItem>) {
  const changes = {
    disable: vi.fn(),
    enable: vi.fn(),
    signOut: vi.fn(),
    setAdmin: vi.fn(),
    sendReset: vi.fn(),
  };
  const person = { ...ADA, ...fields };
  const user = userEvent.setup();
  render(<UserActions user={person} changes={changes} />, { wrapper: WithMessages });
  await user.click(screen.getByRole("button", { name: "Actions for Ada" }));
  const items = await screen.findAllByRole("menuitem");
  return { user, person, changes, labels: items.map((item) => item.textContent) };
}

describe("what can be done to an account", () => {
  it.each<[string, Partial<UserItem>, string[]]>([
    ["a person", {}, ["Send a reset link", "Sign out everywhere", "Make instance admin", "Disable"]],
    [
      "another instance admin",
      { isInstanceAdmin: true },
      ["Send a reset link", "Sign out everywhere", "End as instance admin", "Disable"],
    ],
    [
      "oneself: nobody disables themselves",
      { isInstanceAdmin: true, isYou: true },
      ["Send a reset link", "Sign out everywhere", "End as instance admin"],
    ],
    ["a disabled person", { state: "disabled" }, ["Enable"]],
    [
      "a disabled instance admin",
      { state: "disabled", isInstanceAdmin: true },
      ["End as instance admin", "Enable"],
    ],
  ])("%s; setting a password is not among it", async (_who, fields, labels) => {
    expect((await openMenu(fields)).labels).toEqual(labels);
  });

  it("goes to the change that was chosen", async () => {
    const { user, person, changes } = await openMenu({});
    await user.click(screen.getByRole("menuitem", { name: "Make instance admin" }));
    expect(changes.setAdmin).toHaveBeenCalledExactlyOnceWith(person, true);
    expect(changes.disable).not.toHaveBeenCalled();
  });
});
