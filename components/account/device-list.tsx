import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { Panel } from "@/components/ui/panel";
import type { DeviceItem } from "@/core/account/schema";

/** Machines on which a token of the person was used. */
export function DeviceList({ devices }: { devices: readonly DeviceItem[] }) {
  const t = useTranslations("account.devices");
  return (
    <Panel title={<span id="devices">{t("title")}</span>}>
      {devices.length === 0 ? <p className="text-ink-muted">{t("none")}</p> : null}
      <ul className="divide-y">
        {devices.map(({ id, name, lastSeenAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-2 py-2">
            <span className="min-w-0 truncate">{name}</span>
            <span className="text-ink-muted text-sm">
              {t("seen")} <RelativeTime value={lastSeenAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
