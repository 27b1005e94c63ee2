import { useTranslations } from "next-intl";
import { Quote } from "@/components/common/quote/quote";
import { RelativeTime } from "@/components/common/relative-time";
import { RuleLink } from "@/components/rule/rule-link";
import { Panel } from "@/components/ui/panel";
import type { Overview } from "@/core/overview/schema";

/** The newest rules, each below the words that made it. */
export function RecentlyLearned({ learned }: Pick<Overview, "learned">) {
  const t = useTranslations("overview.learned");
  return (
    <Panel title={t("title")}>
      {learned.length === 0 ? (
        <p className="measure text-ink-muted">{t("nothing")}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {learned.map(({ rule, words, at }) => (
            <li key={rule.id} className="flex flex-col gap-1">
              {words === null ? (
                <p className="text-ink-muted text-sm">{t("noWords")}</p>
              ) : (
                <Quote>{words}</Quote>
              )}
              <p className="flex flex-wrap items-baseline gap-x-2 pl-6">
                <RuleLink rule={rule} />
                <RelativeTime value={at} className="text-ink-muted text-sm" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
