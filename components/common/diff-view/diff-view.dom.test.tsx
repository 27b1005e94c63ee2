import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { WithMessages } from "@/test/with-messages";
import { FieldDiff } from "./field-diff";
import { TextDiff } from "./text-diff";

afterEach(cleanup);

describe("TextDiff", () => {
  it("marks removals and insertions by element and by word", () => {
    const { container } = render(<TextDiff before="Use npm." after="Use pnpm." />, { wrapper: WithMessages });
    expect(container.querySelector("del")?.textContent).toBe("removed: npm");
    expect(container.querySelector("ins")?.textContent).toBe("added: pnpm");
  });

  it("shows each side with its own text only", () => {
    render(
      <TextDiff
        by="lines"
        layout="side-by-side"
        before={"a\nb\n"}
        after={"a\nc\n"}
        beforeLabel="v1"
        afterLabel="v2"
      />,
      { wrapper: WithMessages },
    );
    expect(screen.getByRole("region", { name: "v1" }).textContent).toContain("−b");
    expect(screen.getByRole("region", { name: "v1" }).textContent).not.toContain("c");
    expect(screen.getByRole("region", { name: "v2" }).textContent).toContain("+c");
  });

  it("says so when nothing differs", () => {
    render(<TextDiff before="same" after="same" />, { wrapper: WithMessages });
    expect(screen.getByText("Nothing differs.")).toBeTruthy();
  });
});

describe("FieldDiff", () => {
  const fields = [
    { key: "says", label: "Says", before: "Use pnpm.", after: "Use pnpm add." },
    { key: "where", label: "Where", before: null, after: "acme/web" },
    { key: "scope", label: "Scope", before: "project", after: "project" },
  ];

  it("shows what changed and folds many unchanged fields away", async () => {
    const same = ["mode", "topic"].map((key) => ({
      key,
      label: key,
      before: "as it was",
      after: "as it was",
    }));
    render(<FieldDiff fields={[...fields, ...same]} />, { wrapper: WithMessages });
    expect(screen.queryByText("Scope")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show 3 unchanged fields" }));
    expect(screen.getByText("Scope")).toBeTruthy();
  });

  it("shows the few unchanged fields that say what it is about", () => {
    render(<FieldDiff fields={fields} />, { wrapper: WithMessages });
    expect(screen.getByText("Scope")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("names a value that was not set before", () => {
    render(<FieldDiff fields={fields} />, { wrapper: WithMessages });
    const row = screen.getByText("Where").parentElement;
    expect(row && within(row).getByText("not set")).toBeTruthy();
    expect(row?.querySelector("ins")?.textContent).toBe("After: acme/web");
  });
});
