import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { WithMessages } from "@/test/with-messages";
import { RepositoryFilesField } from "./repository-files-field";

afterEach(cleanup);

it("offers each file by its name, and changes only the one that was pressed", async () => {
  const onChange = vi.fn();
  render(<RepositoryFilesField value={["agents"]} disabled={false} onChange={onChange} />, {
    wrapper: WithMessages,
  });
  await userEvent.click(screen.getByRole("checkbox", { name: ".agent/rules/heed.md" }));
  expect(onChange).toHaveBeenLastCalledWith(["rules", "agents"]);
  await userEvent.click(screen.getByRole("checkbox", { name: "A section of AGENTS.md" }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it("is for admins", async () => {
  const onChange = vi.fn();
  render(<RepositoryFilesField value={[]} disabled onChange={onChange} />, { wrapper: WithMessages });
  for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
  expect(onChange).not.toHaveBeenCalled();
});
