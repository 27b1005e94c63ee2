import { useTranslations } from "next-intl";
import { DensityToggle } from "@/components/common/data-table/density-toggle";
import { FilterBar } from "@/components/common/filter-bar/filter-bar";
import { FilterMenu } from "@/components/common/filter-bar/filter-menu";
import { Select } from "@/components/ui/select";
import { VIOLATION_FILTERS } from "@/core/violation/schema";

type Outcome = (typeof VIOLATION_FILTERS)[number];
type Search = { outcome: Outcome[]; rule: string | null; days: number | null };
type Props = {
  search: Search;
  byOutcome: Record<string, number>;
  onChange: (next: Partial<Search>) => void;
  onClear: () => void;
};

const PERIODS = ["7", "30", "90"] as const;
const EVER = "ever";

export function ViolationFilters({ search, byOutcome, onChange, onClear }: Props) {
  const t = useTranslations("violation");
  const options = VIOLATION_FILTERS.map((value) => ({
    value,
    label: `${t(`filter.${value}`)} (${byOutcome[value] ?? 0})`,
  }));
  const active = [
    ...search.outcome.map((outcome) => ({
      key: outcome,
      label: t(`filter.${outcome}`),
      onRemove: () => onChange({ outcome: search.outcome.filter((value) => value !== outcome) }),
    })),
    ...(search.rule
      ? [{ key: "rule", label: t("filter.oneRule"), onRemove: () => onChange({ rule: null }) }]
      : []),
  ];
  return (
    <FilterBar active={active} onClear={onClear} actions={<DensityToggle />}>
      <FilterMenu
        label={t("filter.outcome")}
        options={options}
        selected={search.outcome}
        onChange={(outcome) =>
          onChange({ outcome: VIOLATION_FILTERS.filter((value) => outcome.includes(value)) })
        }
      />
      <Select
        aria-label={t("filter.period")}
        className="w-40"
        value={search.days === null ? EVER : String(search.days)}
        onValueChange={(value) => onChange({ days: value === EVER ? null : Number(value) })}
        options={[
          { value: EVER, label: t("filter.ever") },
          ...PERIODS.map((value) => ({ value, label: t("filter.days", { days: Number(value) }) })),
        ]}
      />
    </FilterBar>
  );
}
