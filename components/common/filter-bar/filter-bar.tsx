"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";

export type ActiveFilter = { key: string; label: string; onRemove: () => void };

type FilterBarProps = {
  search?: ReactNode;
  /** `FilterMenu`s, in the order of use. */
  children?: ReactNode;
  active: readonly ActiveFilter[];
  onClear: () => void;
  /** Right end: density, export. */
  actions?: ReactNode;
};

/** Search, filters, and in words what is filtered now. The state itself lives in the URL. */
export function FilterBar({ search, children, active, onClear, actions }: FilterBarProps) {
  const t = useTranslations("common");
  return (
    <search className="mb-4 flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {search}
        {children}
        {actions ? <div className="ml-auto flex items-center gap-2">{actions}</div> : null}
      </div>
      {active.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          {active.map((filter) => (
            <Chip key={filter.key} label={filter.label} onRemove={filter.onRemove} />
          ))}
          <Button variant="quiet" size="small" onClick={onClear}>
            {t("clearFilters")}
          </Button>
        </div>
      ) : null}
    </search>
  );
}
