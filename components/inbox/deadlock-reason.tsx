"use client";

import { useTranslations } from "next-intl";
import { RuleLink } from "@/components/rule/rule-link";
import type { InboxItem } from "@/core/inbox/schema";

/** Two rules that rule each other out, the stronger first. */
export function DeadlockReason({ item }: { item: InboxItem }) {
  const t = useTranslations("inbox.deadlock");
  const [winner, released] = item.compared;
  return (
    <div className="flex flex-col gap-2">
      <p className="measure">{item.why}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {winner ? (
          <>
            <dt className="text-ink-muted">{t("stronger")}</dt>
            <dd>
              <RuleLink rule={winner} />
            </dd>
          </>
        ) : null}
        {released ? (
          <>
            <dt className="text-ink-muted">{t("gaveWay")}</dt>
            <dd>
              <RuleLink rule={released} />
            </dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}
