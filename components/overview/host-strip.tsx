import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { useRuleWords } from "@/components/rule/use-rule-words";
import { Panel } from "@/components/ui/panel";
import { TextLink } from "@/components/ui/text-link";
import type { Overview } from "@/core/overview/schema";

const ALARMS = ["hooks_lost", "bundle_changed", "self_protection"] as const;

/** Does each host still talk to Heed, and with which versions. */
export function HostStrip({ hosts }: Pick<Overview, "hosts">) {
  const t = useTranslations("overview.hosts");
  const words = useRuleWords();
  return (
    <Panel title={t("title")} actions={<TextLink href="/onboarding">{t("connect")}</TextLink>}>
      {hosts.length === 0 ? <p className="text-ink-muted">{t("nothing")}</p> : null}
      <ul className="flex flex-col divide-y">
        {hosts.map((host) => (
          <li key={host.host} className="py-2 first:pt-0">
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <span className="font-medium">
                {words.host(host.host)} {host.hostVersion}
              </span>
              <span className="text-ink-muted text-sm">
                {t("lastEvent")} <RelativeTime value={host.lastEventAt} />
              </span>
              <span className="text-ink-muted text-sm">{t("events", { count: host.eventsThisWeek })}</span>
              {host.cliVersion ? (
                <span className="text-ink-muted text-sm">{t("cli", { version: host.cliVersion })}</span>
              ) : null}
              {host.device ? <span className="font-mono text-ink-muted text-sm">{host.device}</span> : null}
            </p>
            {host.alarm ? <AlarmLine alarm={host.alarm} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function AlarmLine({ alarm }: { alarm: string }) {
  const t = useTranslations("overview.hosts");
  const known = ALARMS.find((name) => name === alarm);
  return (
    <p className="mt-1 flex items-start gap-2 text-warn">
      <TriangleAlert className="mt-0.5" aria-hidden="true" />
      {known ? t(`alarms.${known}`) : t("alarms.other", { alarm })}
    </p>
  );
}
