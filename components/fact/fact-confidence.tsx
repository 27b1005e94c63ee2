"use client";

import { useTranslations } from "next-intl";
import { Progress } from "@/components/ui/progress";
import type { FactView } from "@/core/fact/output";
import { formatShare } from "@/lib/number-format";

/** How sure, and why: where it began, and what confirmed or contradicted it since. */
export function FactConfidence({ fact }: { fact: FactView }) {
  const t = useTranslations("fact");
  const { confidence, initial, confirmations, contradictions } = fact;
  return (
    <div className="flex flex-col gap-1">
      <Progress
        label={t("confidence")}
        value={Math.round(confidence * 100)}
        detail={formatShare(confidence)}
      />
      <p className="text-ink-muted text-xs">
        {t("began", { share: formatShare(initial) })}
        {confirmations > 0 ? ` · ${t("confirmed", { count: confirmations })}` : null}
        {contradictions > 0 ? ` · ${t("contradicted", { count: contradictions })}` : null}
      </p>
    </div>
  );
}
