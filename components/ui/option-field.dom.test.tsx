import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { CheckboxField, SwitchField } from "./option-field";

afterEach(cleanup);

it("ticks the checkbox by a press on its words", async () => {
  const onChange = vi.fn();
  render(<CheckboxField label="Own rules" onCheckedChange={(checked) => onChange(checked)} />);
  await userEvent.click(screen.getByText("Own rules"));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole("checkbox", { name: "Own rules" }).getAttribute("aria-checked")).toBe("true");
});

it("names the switch by its label", async () => {
  const onChange = vi.fn();
  render(<SwitchField label="Digest" description="Once a week." onCheckedChange={(on) => onChange(on)} />);
  await userEvent.click(screen.getByRole("switch", { name: /Digest/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});
