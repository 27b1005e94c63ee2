"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { FilterBar } from "@/components/common/filter-bar/filter-bar";
import { FilterMenu } from "@/components/common/filter-bar/filter-menu";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { AuditLayer } from "@/core/audit/schema";
import { formatDate } from "@/lib/datetime/format";
import type { AuditSearch } from "./audit-search";
import { useAuditWords } from "./use-audit-words";

type AuditFiltersProps = {
  search: AuditSearch;
  layers: readonly AuditLayer[];
  entities: readonly string[];
  people: readonly { userId: string; name: string }[];
  onChange: (next: Partial<AuditSearch>) => void;
  onClear: () => void;
};

export function AuditFilters({ search, layers, entities, people, onChange, onClear }: AuditFiltersProps) {
  const t = useTranslations("audit");
  const words = useAuditWords();
  const { layer, what, who, of, from, to } = search;
  const without = (list: string[], gone: string) => list.filter((item) => item !== gone);
  return (
    <FilterBar
      search={
        layers.length > 1 ? (
          <SegmentedControl
            aria-label={t("filters.layer")}
            value={layer}
            onValueChange={(next) => onChange({ layer: next })}
            segments={layers.map((value) => ({ value, label: t(`filters.${value}`) }))}
          />
        ) : undefined
      }
      onClear={onClear}
      active={[
        ...what.map((entity) => ({
          key: `what-${entity}`,
          label: words.entity(entity),
          onRemove: () => onChange({ what: without(what, entity) }),
        })),
        ...who.map((id) => ({
          key: `who-${id}`,
          label: people.find(({ userId }) => userId === id)?.name ?? t("filters.someone"),
          onRemove: () => onChange({ who: without(who, id) }),
        })),
        ...(of
          ? [
              {
                key: "of",
                label: t("filters.of", { id: of.slice(-6) }),
                onRemove: () => onChange({ of: null }),
              },
            ]
          : []),
        ...(from ? [dayChip("from", from, () => onChange({ from: null }))] : []),
        ...(to ? [dayChip("to", to, () => onChange({ to: null }))] : []),
      ]}
    >
      <FilterMenu
        label={t("filters.what")}
        options={entities.map((entity) => ({ value: entity, label: words.entity(entity) }))}
        selected={what}
        onChange={(next) => onChange({ what: next })}
      />
      <FilterMenu
        label={t("filters.who")}
        options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
        selected={who}
        onChange={(next) => onChange({ who: next })}
      />
      <DayField label={t("filters.from")} value={from} onChange={(next) => onChange({ from: next })} />
      <DayField label={t("filters.to")} value={to} onChange={(next) => onChange({ to: next })} />
    </FilterBar>
  );

  function dayChip(key: "from" | "to", day: Date, onRemove: () => void) {
    return { key, label: t(`filters.${key}Day`, { day: formatDate(day, "date", "UTC") }), onRemove };
  }
}

type DayFieldProps = { label: string; value: Date | null; onChange: (day: Date | null) => void };

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex items-center gap-2 text-ink-muted text-sm">
      {label}
      <Input
        id={id}
        type="date"
        className="w-36"
        value={value ? value.toISOString().slice(0, 10) : ""}
        onChange={(event) =>
          onChange(event.target.value ? new Date(`${event.target.value}T00:00:00.000Z`) : null)
        }
      />
    </label>
  );
}
