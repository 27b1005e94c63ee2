/** Order of a list: one column of those that the server can sort by. */
export type SortState<TColumn extends string> = { column: TColumn; direction: "asc" | "desc" };
