"use client";

import { useTranslations } from "next-intl";
import { TextDiff } from "@/components/common/diff-view/text-diff";
import { RuleLink } from "@/components/rule/rule-link";
import type { InboxItem } from "@/core/inbox/schema";
import { DeadlockReason } from "./deadlock-reason";

/** How the wish relates to the rules there are, and what it would change about them. */
export function ItemReason({ item }: { item: InboxItem }) {
  const t = useTranslations("inbox");
  const { resolution, rule } = item;
  if (item.kind === "deadlock") return <DeadlockReason item={item} />;
  if (!resolution) return <p className="measure">{item.why || t("noReason")}</p>;
  const { action, target } = resolution;
  const wanted = rule?.statement ?? resolution.directive;
  const changes = (action === "update" || action === "supersede") && target;
  return (
    <div className="flex flex-col gap-2">
      <p className="measure">
        <span className="font-medium">{t(`decisions.${action}`)}</span>{" "}
        {target ? <RuleLink rule={target} short /> : null}{" "}
        <span className="text-ink-muted">{resolution.reason}</span>
      </p>
      {changes ? (
        <div className="measure border-l-2 pl-3">
          <TextDiff before={target.statement} after={wanted} />
        </div>
      ) : null}
      {item.why && item.why !== resolution.reason ? (
        <p className="measure text-ink-muted text-sm">{item.why}</p>
      ) : null}
    </div>
  );
}
