"use client";

import { useTranslations } from "next-intl";
import { FilterBar } from "@/components/common/filter-bar/filter-bar";
import { FilterMenu } from "@/components/common/filter-bar/filter-menu";
import { SearchField } from "@/components/common/filter-bar/search-field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { FACT_SOURCES, type FactSource } from "@/core/fact/schema";

type Search = { q: string; source: FactSource[]; retired: boolean };
type FactFiltersProps = { search: Search; onChange: (next: Partial<Search>) => void; onClear: () => void };

export function FactFilters({ search, onChange, onClear }: FactFiltersProps) {
  const t = useTranslations("fact");
  const { q, source, retired } = search;
  return (
    <FilterBar
      search={<SearchField value={q} label={t("search")} onChange={(next) => onChange({ q: next })} />}
      onClear={onClear}
      active={source.map((value) => ({
        key: value,
        label: t(`sources.${value}`),
        onRemove: () => onChange({ source: source.filter((other) => other !== value) }),
      }))}
    >
      <FilterMenu
        label={t("source")}
        selected={source}
        onChange={(next) => onChange({ source: next })}
        options={FACT_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
      <SegmentedControl
        aria-label={t("which")}
        value={retired ? "retired" : "current"}
        onValueChange={(next) => onChange({ retired: next === "retired" })}
        segments={[
          { value: "current", label: t("current") },
          { value: "retired", label: t("retired") },
        ]}
      />
    </FilterBar>
  );
}
