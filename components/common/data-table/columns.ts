import {
  createColumnHelper,
  type RowData,
  rowSelectionFeature,
  type TableOptions,
  tableFeatures,
} from "@tanstack/react-table";

/** Sorting, filtering and paging are the server's; the table itself only knows selection. */
export const dataTableFeatures = tableFeatures({ rowSelectionFeature });

export type DataTableFeatures = typeof dataTableFeatures;

export type DataTableColumns<TRow extends RowData> = TableOptions<DataTableFeatures, TRow>["columns"];

/** `const column = dataTableColumns<RuleListItem>()`, then `column.accessor("name", { header: "Name" })`. */
export function dataTableColumns<TRow extends RowData>() {
  return createColumnHelper<DataTableFeatures, TRow>();
}
