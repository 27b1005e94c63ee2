"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { TableHeader } from "@/components/ui/table";
import type { SortState } from "@/lib/url-state/sort-state";

type SortableHeaderProps = {
  columnId: string;
  sortable: boolean;
  sort: SortState<string> | null;
  onSortChange?: (sort: SortState<string>) => void;
  className?: string;
  children: ReactNode;
};

const ICONS = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };
const ARIA = { asc: "ascending", desc: "descending", none: "none" } as const;

export function SortableHeader({
  columnId,
  sortable,
  sort,
  onSortChange,
  className,
  children,
}: SortableHeaderProps) {
  if (!sortable || !onSortChange) return <TableHeader className={className}>{children}</TableHeader>;
  const state = sort?.column === columnId ? sort.direction : "none";
  const Icon = ICONS[state];
  return (
    <TableHeader aria-sort={ARIA[state]} className={className}>
      <button
        type="button"
        onClick={() => onSortChange({ column: columnId, direction: state === "desc" ? "asc" : "desc" })}
        className="-mx-1 inline-flex items-center gap-1 rounded-sm px-1 hover:text-ink"
      >
        {children}
        <Icon className="size-3.5" aria-hidden="true" />
      </button>
    </TableHeader>
  );
}
