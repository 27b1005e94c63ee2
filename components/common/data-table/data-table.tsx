"use client";

import { type RowData, type RowSelectionState, useTable } from "@tanstack/react-table";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { classNames } from "@/lib/class-names";
import type { SortState } from "@/lib/url-state/sort-state";
import { type DataTableColumns, dataTableFeatures } from "./columns";
import { DataTableSkeleton } from "./data-table-skeleton";
import { rowHeight } from "./row-height";
import { SortableHeader } from "./sortable-header";
import { useRowDensity } from "./use-row-density";
import { useRowKeyboard } from "./use-row-keyboard";

type DataTableProps<TRow extends RowData> = {
  /** Keep it outside of the component or memoised. */
  columns: DataTableColumns<TRow>;
  rows: readonly TRow[];
  getRowId: (row: TRow) => string;
  /** What the table lists, for screen readers. */
  caption: string;
  /** First load: shows a skeleton. */
  loading?: boolean;
  /** The rows belong to an earlier filter or page while the new ones come. */
  stale?: boolean;
  /** Column ids that the server can sort by. */
  sortable?: readonly string[];
  sort?: SortState<string> | null;
  onSortChange?: (sort: SortState<string>) => void;
  /** Selected row ids; leave both out for a table without selection. */
  selected?: readonly string[];
  onSelectedChange?: (selected: string[]) => void;
  onOpenRow?: (row: TRow) => void;
  /** Column ids that give way on narrow screens, so that the main column stays readable. */
  hiddenOnPhone?: readonly string[];
  /** Row shown beside the list (peek). */
  openRowId?: string | null;
  /** `EmptyState` or `NoResults`. */
  empty: ReactNode;
  /** `DataTablePager`. */
  footer?: ReactNode;
};

/** A list whose order, filter and pages are the server's. Keys: j/k, x, Enter. */
export function DataTable<TRow extends RowData>(props: DataTableProps<TRow>) {
  const { columns, rows, getRowId, selected, onSelectedChange, onOpenRow, openRowId } = props;
  const t = useTranslations("table");
  const [density] = useRowDensity();
  const phoneStyle = (columnId: string) =>
    props.hiddenOnPhone?.includes(columnId) ? "max-sm:hidden" : undefined;
  const selectable = onSelectedChange !== undefined;
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries((selected ?? []).map((id) => [id, true])),
    [selected],
  );

  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    getRowId,
    state: { rowSelection },
    enableRowSelection: selectable,
    onRowSelectionChange: (updater) => {
      const next = typeof updater === "function" ? updater(rowSelection) : updater;
      onSelectedChange?.(Object.keys(next));
    },
  });
  const tableRows = table.getRowModel().rows;

  const keyboard = useRowKeyboard({
    rowIds: tableRows.map((row) => row.id),
    labels: {
      group: t("shortcuts.group"),
      next: t("shortcuts.next"),
      previous: t("shortcuts.previous"),
      select: t("shortcuts.select"),
      open: t("shortcuts.open"),
    },
    onToggle: selectable ? (rowId) => table.getRow(rowId).toggleSelected() : undefined,
    onOpen: onOpenRow ? (rowId) => onOpenRow(table.getRow(rowId).original) : undefined,
  });

  if (props.loading) return <DataTableSkeleton columns={columns.length} density={density} />;
  if (rows.length === 0) return props.empty;

  return (
    <div className={classNames("transition-opacity", props.stale && "opacity-60")} aria-busy={props.stale}>
      <Table>
        <caption className="sr-only">{props.caption}</caption>
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selectable ? (
                <TableHeader className="w-8">
                  <Checkbox
                    aria-label={t("selectAll")}
                    checked={table.getIsAllRowsSelected()}
                    indeterminate={table.getIsSomeRowsSelected()}
                    onCheckedChange={(checked) => table.toggleAllRowsSelected(checked)}
                  />
                </TableHeader>
              ) : null}
              {group.headers.map((header) => (
                <SortableHeader
                  key={header.id}
                  columnId={header.column.id}
                  sortable={props.sortable?.includes(header.column.id) ?? false}
                  sort={props.sort ?? null}
                  onSortChange={props.onSortChange}
                  className={phoneStyle(header.column.id)}
                >
                  <table.FlexRender header={header} />
                </SortableHeader>
              ))}
            </tr>
          ))}
        </TableHead>
        <TableBody ref={keyboard.bodyRef}>
          {tableRows.map((row) => (
            <TableRow
              key={row.id}
              {...keyboard.rowProps(row.id)}
              data-selected={row.getIsSelected() || row.id === openRowId || undefined}
              onClick={(event) => {
                if (onOpenRow && !isInteractive(event.target, event.currentTarget)) onOpenRow(row.original);
              }}
              className={classNames(
                rowHeight(density),
                "focus-visible:-outline-offset-2",
                onOpenRow && "cursor-pointer hover:bg-panel",
              )}
            >
              {selectable ? (
                <TableCell className="py-1">
                  <Checkbox
                    aria-label={t("selectRow")}
                    checked={row.getIsSelected()}
                    onCheckedChange={(checked) => row.toggleSelected(checked)}
                  />
                </TableCell>
              ) : null}
              {row.getAllCells().map((cell) => (
                <TableCell key={cell.id} className={classNames("py-1", phoneStyle(cell.column.id))}>
                  <table.FlexRender cell={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {props.footer}
    </div>
  );
}

/** A press on a link, button or checkbox in a cell is meant for that, not for the row. */
function isInteractive(target: EventTarget, row: Element): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest("a, button, input, label, [role=checkbox], [role=switch], [role=menuitem]");
  return control !== null && row.contains(control);
}
