import { useTranslations } from "next-intl";
import { FilterBar } from "@/components/common/filter-bar/filter-bar";
import { topicText } from "@/components/rule/use-rule-words";
import { CheckboxField } from "@/components/ui/option-field";
import { Select } from "@/components/ui/select";

type Search = { topic: string | null; replaced: boolean };
type Props = {
  search: Search;
  topics: readonly string[];
  onChange: (next: Partial<Search>) => void;
  onClear: () => void;
};

const ANY = "";

export function HistoryFilters({ search, topics, onChange, onClear }: Props) {
  const t = useTranslations("history.filter");
  // A linked topic stays choosable even when nothing in force is about it any more.
  const choices = [...new Set([...topics, ...(search.topic ? [search.topic] : [])])];
  const active = [
    ...(search.topic
      ? [{ key: "topic", label: topicText(search.topic), onRemove: () => onChange({ topic: null }) }]
      : []),
    ...(search.replaced
      ? [{ key: "replaced", label: t("onlyReplaced"), onRemove: () => onChange({ replaced: false }) }]
      : []),
  ];
  return (
    <FilterBar active={active} onClear={onClear}>
      <Select
        aria-label={t("topic")}
        className="w-56"
        value={search.topic ?? ANY}
        onValueChange={(topic) => onChange({ topic: topic === ANY ? null : topic })}
        options={[
          { value: ANY, label: t("anyTopic") },
          ...choices
            .map((topic) => ({ value: topic, label: topicText(topic) }))
            .sort((left, right) => left.label.localeCompare(right.label)),
        ]}
      />
      <CheckboxField
        label={t("onlyReplaced")}
        checked={search.replaced}
        onCheckedChange={(replaced) => onChange({ replaced })}
      />
    </FilterBar>
  );
}
