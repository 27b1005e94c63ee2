import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { MarkView } from "@/core/signal/schema";

type MarkLineProps = { mark: MarkView; onWithdraw?: (eventId: string) => void };

/** The person's own word on a prompt, and the way to take it back. */
export function MarkLine({ mark: { eventId, verdict }, onWithdraw }: MarkLineProps) {
  const t = useTranslations("session.mark");
  const Icon = verdict === "correction" ? Check : X;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-ink">
      <Icon aria-hidden="true" />
      <span>{t(`said.${verdict}`)}</span>
      {onWithdraw ? (
        <Button variant="quiet" size="small" className="text-ink-muted" onClick={() => onWithdraw(eventId)}>
          {t("withdraw")}
        </Button>
      ) : null}
    </p>
  );
}
