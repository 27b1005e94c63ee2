import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { RuleLink } from "@/components/rule/rule-link";
import { Panel } from "@/components/ui/panel";
import { TextLink } from "@/components/ui/text-link";
import { OutcomeBadge } from "@/components/violation/outcome-badge";
import type { Overview } from "@/core/overview/schema";
import { projectPath } from "@/lib/navigation";

type LastViolationsProps = { projectSlug: string } & Pick<Overview, "violations">;

export function LastViolations({ projectSlug, violations }: LastViolationsProps) {
  const t = useTranslations("overview.violations");
  return (
    <Panel
      title={t("title")}
      actions={<TextLink href={projectPath(projectSlug, "violations")}>{t("all")}</TextLink>}
    >
      {violations.length === 0 ? (
        <p className="text-ink-muted">{t("nothing")}</p>
      ) : (
        <ul className="divide-y">
          {violations.map((violation) => (
            <li key={violation.id} className="flex flex-col gap-1 py-2 first:pt-0">
              <p className="line-clamp-2 font-mono text-sm [overflow-wrap:anywhere]">{violation.excerpt}</p>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
                <OutcomeBadge {...violation} />
                <RuleLink rule={violation.rule} short />
                <TextLink
                  href={projectPath(projectSlug, `sessions/${violation.sessionId}?at=${violation.eventId}`)}
                  className="text-ink-muted"
                >
                  {t("moment")}
                </TextLink>
                <RelativeTime value={violation.occurredAt} className="text-ink-muted" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
