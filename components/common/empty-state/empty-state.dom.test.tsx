import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { WithMessages } from "@/test/with-messages";
import { EmptyState } from "./empty-state";
import { NoResults } from "./no-results";

afterEach(cleanup);

it("teaches: what this is, one action, and the docs", () => {
  render(
    <EmptyState title="No rules yet" action={<button type="button">Import</button>} docsHref="/docs/rules">
      Rules come from your corrections.
    </EmptyState>,
    { wrapper: WithMessages },
  );
  expect(screen.getByRole("heading", { name: "No rules yet" })).toBeTruthy();
  expect(screen.getByText("Rules come from your corrections.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Import" })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/docs/rules");
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
});

it("offers the way out when only the filter hides everything", async () => {
  const onClear = vi.fn();
  render(<NoResults onClear={onClear} />, { wrapper: WithMessages });
  expect(screen.getByText("Nothing matches this filter")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(onClear).toHaveBeenCalledOnce();
});
