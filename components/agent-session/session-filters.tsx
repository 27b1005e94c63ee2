import { useTranslations } from "next-intl";
import { DensityToggle } from "@/components/common/data-table/density-toggle";
import { FilterBar } from "@/components/common/filter-bar/filter-bar";
import { SearchField } from "@/components/common/filter-bar/search-field";
import { useRuleWords } from "@/components/rule/use-rule-words";
import { Select } from "@/components/ui/select";
import { HOSTS, type Host } from "@/core/hook-event/schema";

const CONTENTS = ["corrections", "denials"] as const;
const ANY = "any";

type Search = { q: string; host: Host | null; with: (typeof CONTENTS)[number] | null };
type Props = { search: Search; onChange: (next: Partial<Search>) => void; onClear: () => void };

export function SessionFilters({ search, onChange, onClear }: Props) {
  const t = useTranslations("session.filter");
  const words = useRuleWords();
  const active = [
    ...(search.q
      ? [{ key: "q", label: t("searched", { text: search.q }), onRemove: () => onChange({ q: "" }) }]
      : []),
    ...(search.host
      ? [{ key: "host", label: words.host(search.host), onRemove: () => onChange({ host: null }) }]
      : []),
    ...(search.with
      ? [{ key: "with", label: t(search.with), onRemove: () => onChange({ with: null }) }]
      : []),
  ];
  return (
    <FilterBar
      search={<SearchField label={t("search")} value={search.q} onChange={(q) => onChange({ q })} />}
      active={active}
      onClear={onClear}
      actions={<DensityToggle />}
    >
      <Select
        aria-label={t("host")}
        className="w-40"
        value={search.host ?? ANY}
        onValueChange={(value) => onChange({ host: HOSTS.find((host) => host === value) ?? null })}
        options={[
          { value: ANY, label: t("anyHost") },
          ...HOSTS.map((host) => ({ value: host, label: words.host(host) })),
        ]}
      />
      <Select
        aria-label={t("contents")}
        className="w-44"
        value={search.with ?? ANY}
        onValueChange={(value) => onChange({ with: CONTENTS.find((content) => content === value) ?? null })}
        options={[
          { value: ANY, label: t("anything") },
          ...CONTENTS.map((content) => ({ value: content, label: t(content) })),
        ]}
      />
    </FilterBar>
  );
}
