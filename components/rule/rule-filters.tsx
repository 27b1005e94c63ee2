"use client";

import { useTranslations } from "next-intl";
import { DensityToggle } from "@/components/common/data-table/density-toggle";
import { FilterBar } from "@/components/common/filter-bar/filter-bar";
import { FilterMenu } from "@/components/common/filter-bar/filter-menu";
import { SearchField } from "@/components/common/filter-bar/search-field";
import { RULE_HEALTH_FILTERS } from "@/core/rule/input";
import type { RuleCounts } from "@/core/rule/output";
import {
  type EnforcementMode,
  LAYERS,
  type Layer,
  MODES,
  RULE_STATUSES,
  type RuleStatus,
  TIERS,
  type Tier,
} from "@/core/rule/schema";
import { useRuleWords } from "./use-rule-words";

type Health = (typeof RULE_HEALTH_FILTERS)[number];
type Search = {
  q: string;
  layer: Layer[];
  status: RuleStatus[];
  mode: EnforcementMode[];
  tier: Tier[];
  topic: string;
  health: Health | null;
};

type RuleFiltersProps = {
  search: Search;
  counts: RuleCounts | undefined;
  onChange: (next: Partial<Search>) => void;
  onClear: () => void;
};

export function RuleFilters({ search, counts, onChange, onClear }: RuleFiltersProps) {
  const t = useTranslations("rule");
  const words = useRuleWords();
  const { q, layer, status, mode, tier, topic, health } = search;
  const counted = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label);
  const topics = Object.keys(counts?.byTopic ?? {}).toSorted();
  const without = <T,>(list: readonly T[], gone: T) => list.filter((item) => item !== gone);

  return (
    <FilterBar
      search={<SearchField value={q} label={t("list.search")} onChange={(next) => onChange({ q: next })} />}
      actions={<DensityToggle />}
      onClear={onClear}
      active={[
        ...layer.map((value) => chip(words.layer(value), () => ({ layer: without(layer, value) }))),
        ...status.map((value) => chip(words.status(value), () => ({ status: without(status, value) }))),
        ...mode.map((value) => chip(words.mode(value), () => ({ mode: without(mode, value) }))),
        ...tier.map((value) => chip(words.tier(value), () => ({ tier: without(tier, value) }))),
        ...(topic ? [chip(words.topic(topic), () => ({ topic: "" }))] : []),
        ...(health ? [chip(t(`health.${health}`), () => ({ health: null }))] : []),
      ]}
    >
      <FilterMenu
        label={t("filters.status")}
        selected={status}
        onChange={(next) => onChange({ status: next })}
        options={RULE_STATUSES.map((value) => ({
          value,
          label: counted(words.status(value), counts?.byStatus[value]),
        }))}
      />
      <FilterMenu
        label={t("filters.mode")}
        selected={mode}
        onChange={(next) => onChange({ mode: next })}
        options={MODES.map((value) => ({ value, label: counted(words.mode(value), counts?.byMode[value]) }))}
      />
      <FilterMenu
        label={t("filters.layer")}
        selected={layer}
        onChange={(next) => onChange({ layer: next })}
        options={LAYERS.map((value) => ({
          value,
          label: counted(words.layer(value), counts?.byLayer[value]),
        }))}
      />
      <FilterMenu
        label={t("filters.tier")}
        selected={tier}
        onChange={(next) => onChange({ tier: next })}
        options={TIERS.map((value) => ({ value, label: counted(words.tier(value), counts?.byTier[value]) }))}
      />
      <FilterMenu
        label={t("filters.topic")}
        selected={topic ? [topic] : []}
        onChange={(next) => onChange({ topic: next.find((value) => value !== topic) ?? "" })}
        options={topics.map((value) => ({
          value,
          label: counted(words.topic(value), counts?.byTopic[value]),
        }))}
      />
      <FilterMenu
        label={t("filters.health")}
        selected={health ? [health] : []}
        onChange={(next) => onChange({ health: next.find((value) => value !== health) ?? null })}
        options={RULE_HEALTH_FILTERS.map((value) => ({ value, label: t(`health.${value}`) }))}
      />
    </FilterBar>
  );

  function chip(label: string, next: () => Partial<Search>) {
    return { key: label, label, onRemove: () => onChange(next()) };
  }
}
