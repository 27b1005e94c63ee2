import { createParser } from "nuqs/server";

export type SortState<TColumn extends string> = { column: TColumn; direction: "asc" | "desc" };

/** `?sort=name` or `?sort=-name`; unknown columns are ignored. For server and client. */
export function parseAsSort<TColumn extends string>(columns: readonly TColumn[]) {
  return createParser<SortState<TColumn>>({
    parse: (value) => {
      const descending = value.startsWith("-");
      const name = descending ? value.slice(1) : value;
      const column = columns.find((candidate) => candidate === name);
      return column ? { column, direction: descending ? "desc" : "asc" } : null;
    },
    serialize: (sort) => (sort.direction === "desc" ? `-${sort.column}` : sort.column),
    eq: (left, right) => left.column === right.column && left.direction === right.direction,
  });
}
