"use client";

import { useTranslations } from "next-intl";
import { DensityToggle } from "@/components/common/data-table/density-toggle";
import { FilterBar } from "@/components/common/filter-bar/filter-bar";
import { FilterMenu } from "@/components/common/filter-bar/filter-menu";
import { SearchField } from "@/components/common/filter-bar/search-field";
import { CheckboxField } from "@/components/ui/option-field";
import { USER_STATES, type UserState } from "@/core/user/schema";

type Search = { q: string; state: UserState[]; admins: boolean };

type UserFiltersProps = {
  search: Search;
  onChange: (next: Partial<Search>) => void;
  onClear: () => void;
};

export function UserFilters({ search, onChange, onClear }: UserFiltersProps) {
  const t = useTranslations("admin.users");
  const { q, state, admins } = search;
  return (
    <FilterBar
      search={<SearchField value={q} label={t("search")} onChange={(next) => onChange({ q: next })} />}
      onClear={onClear}
      active={[
        ...(q === "" ? [] : [{ key: "q", label: q, onRemove: () => onChange({ q: "" }) }]),
        ...state.map((one) => ({
          key: one,
          label: t(`states.${one}`),
          onRemove: () => onChange({ state: state.filter((other) => other !== one) }),
        })),
        ...(admins
          ? [{ key: "admins", label: t("filters.admins"), onRemove: () => onChange({ admins: false }) }]
          : []),
      ]}
      actions={<DensityToggle />}
    >
      <FilterMenu
        label={t("filters.state")}
        options={USER_STATES.map((one) => ({ value: one, label: t(`states.${one}`) }))}
        selected={state}
        onChange={(next) => onChange({ state: next })}
      />
      <CheckboxField
        label={t("filters.admins")}
        checked={admins}
        onCheckedChange={(checked) => onChange({ admins: checked })}
      />
    </FilterBar>
  );
}
