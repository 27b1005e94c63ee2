import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WithMessages } from "@/test/with-messages";
import { dataTableColumns } from "./columns";
import { DataTable } from "./data-table";

type Fruit = { id: string; name: string };

const FRUITS: Fruit[] = [
  { id: "a", name: "Apple" },
  { id: "b", name: "Banana" },
  { id: "c", name: "Cherry" },
];
const column = dataTableColumns<Fruit>();
const COLUMNS = column.columns([
  column.accessor("name", { header: "Name" }),
  column.display({ id: "act", header: "", cell: () => <button type="button">Peel</button> }),
]);

type Handlers = { onOpenRow?: (row: Fruit) => void; onSortChange?: (sort: unknown) => void };

function Fruits({ onOpenRow, onSortChange }: Handlers) {
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <>
      <DataTable
        caption="Fruits"
        columns={COLUMNS}
        rows={FRUITS}
        getRowId={(fruit) => fruit.id}
        sortable={["name"]}
        sort={{ column: "name", direction: "desc" }}
        onSortChange={onSortChange}
        selected={selected}
        onSelectedChange={setSelected}
        onOpenRow={onOpenRow}
        empty="none"
      />
      <output>{selected.join(" ")}</output>
    </>
  );
}

function setUp(handlers: Handlers = {}) {
  render(<Fruits {...handlers} />, { wrapper: WithMessages });
  return userEvent.setup();
}

function row(name: string) {
  return screen.getByRole("row", { name: new RegExp(name) });
}

afterEach(cleanup);

describe("DataTable by keyboard", () => {
  it("walks down with j and up with k, and stops at both ends", async () => {
    const user = setUp();
    await user.keyboard("j");
    expect(document.activeElement).toBe(row("Apple"));
    await user.keyboard("jjjj");
    expect(document.activeElement).toBe(row("Cherry"));
    await user.keyboard("kkkk");
    expect(document.activeElement).toBe(row("Apple"));
  });

  it("selects the focused row with x and takes it back", async () => {
    const user = setUp();
    await user.keyboard("jjx");
    expect(screen.getByRole("status").textContent).toBe("b");
    await user.keyboard("jx");
    expect(screen.getByRole("status").textContent).toBe("b c");
    await user.keyboard("kx");
    expect(screen.getByRole("status").textContent).toBe("c");
  });

  it("opens the focused row with Enter, but not when a button in it has the focus", async () => {
    const onOpenRow = vi.fn();
    const user = setUp({ onOpenRow });
    await user.keyboard("jj{Enter}");
    expect(onOpenRow).toHaveBeenCalledExactlyOnceWith(FRUITS[1]);
    within(row("Cherry")).getByRole("button").focus();
    await user.keyboard("{Enter}");
    expect(onOpenRow).toHaveBeenCalledOnce();
  });

  it("keeps one row in the tab order", () => {
    setUp();
    expect(["Apple", "Banana", "Cherry"].map((name) => row(name).tabIndex)).toEqual([0, -1, -1]);
  });
});

describe("DataTable by mouse", () => {
  it("opens a row, but not by a press on a control in it", async () => {
    const onOpenRow = vi.fn();
    const user = setUp({ onOpenRow });
    await user.click(within(row("Banana")).getByRole("button"));
    await user.click(within(row("Banana")).getByRole("checkbox"));
    expect(onOpenRow).not.toHaveBeenCalled();
    await user.click(screen.getByText("Banana"));
    expect(onOpenRow).toHaveBeenCalledExactlyOnceWith(FRUITS[1]);
  });

  it("selects all rows of the page", async () => {
    const user = setUp();
    await user.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
    expect(screen.getByRole("status").textContent).toBe("a b c");
  });

  it("asks for the other direction and says which one it has", async () => {
    const onSortChange = vi.fn();
    const user = setUp({ onSortChange });
    expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("descending");
    await user.click(screen.getByRole("button", { name: "Name" }));
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: "name", direction: "asc" });
  });
});

it("shows what the caller says when there are no rows", () => {
  render(
    <DataTable
      caption="Fruits"
      columns={COLUMNS}
      rows={[]}
      getRowId={(fruit) => fruit.id}
      empty="Nothing yet"
    />,
    { wrapper: WithMessages },
  );
  expect(screen.getByText("Nothing yet")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});
