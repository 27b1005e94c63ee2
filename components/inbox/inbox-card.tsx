"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { BacktestView } from "@/components/rule/backtest-view";
import { RecompilationView } from "@/components/rule/versions/recompilation-view";
import { WhatItDoes } from "@/components/rule/what-it-does";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { InboxItem } from "@/core/inbox/schema";
import type { EnforcementMode } from "@/core/rule/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { ConflictChoices } from "./conflict-choices";
import { InboxActions } from "./inbox-actions";
import type { ConflictChoice } from "./inbox-acts";
import { InboxMoment } from "./inbox-moment";
import { ITEM_ICONS } from "./item-icons";
import { ItemReason } from "./item-reason";
import { ModeChangeView } from "./mode-change-view";

type InboxCardProps = {
  ref?: Ref<HTMLElement>;
  item: InboxItem;
  position: number;
  count: number;
  isLast: boolean;
  onStep: (by: number) => void;
  mode: EnforcementMode | undefined;
  onModeChange: (mode: EnforcementMode) => void;
  choice: ConflictChoice;
  onChoiceChange: (choice: ConflictChoice) => void;
  onAccept: () => void;
  onEdit: () => void;
  onDismiss: () => void;
  onMerge: () => void;
  onDeny: () => void;
  onSnooze: (days: number) => void;
};

/** One thing to decide, with all that is needed to decide it: what was said, what is proposed, why. */
export function InboxCard({
  ref,
  item,
  position,
  count,
  isLast,
  onStep,
  choice,
  onChoiceChange,
  ...acts
}: InboxCardProps) {
  const t = useTranslations("inbox");
  const projectSlug = useProjectSlug();
  const { rule } = item;
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={item.title}
      className="flex min-w-0 flex-col gap-5 opacity-100 outline-none transition-opacity starting:opacity-0"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex flex-wrap items-center gap-2 font-medium text-lg">
          <Badge icon={ITEM_ICONS[item.kind]}>{t(`kinds.${item.kind}`)}</Badge>
          {item.title}
        </h2>
        <div className="flex items-center gap-1 text-ink-muted text-sm">
          {t("position", { position: position + 1, count })}
          <Button
            variant="quiet"
            size="icon-small"
            aria-label={t("keys.previous")}
            disabled={position <= 0}
            onClick={() => onStep(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </Button>
          <Button
            variant="quiet"
            size="icon-small"
            aria-label={t("keys.next")}
            disabled={isLast}
            onClick={() => onStep(1)}
          >
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      </header>
      {item.modeChange && rule ? (
        <ModeChangeView change={item.modeChange} ruleId={rule.id} projectSlug={projectSlug} />
      ) : (
        <InboxMoment item={item} />
      )}
      {item.recompilation ? <RecompilationView recompilation={item.recompilation} /> : null}
      {rule ? (
        <section
          aria-label={t(item.modeChange || item.recompilation ? "theRule" : "proposed")}
          className="border-t pt-4"
        >
          <p className="mb-3 flex items-baseline gap-2 text-lg">
            <span className="shrink-0 text-ink-muted">{rule.number}</span>
            <span className="font-medium">{rule.statement}</span>
          </p>
          <WhatItDoes
            content={rule.content}
            mode={acts.mode ?? rule.mode}
            reminder={rule.reminder}
            more={[
              { term: t("because"), detail: <ItemReason item={item} /> },
              { term: t("backtest"), detail: <BacktestView backtest={rule.backtest} /> },
            ]}
          />
        </section>
      ) : (
        <section className="border-t pt-4">
          <ItemReason item={item} />
        </section>
      )}
      {item.kind === "conflict" ? (
        <ConflictChoices item={item} choice={choice} onChoiceChange={onChoiceChange} />
      ) : null}
      <InboxActions item={item} {...acts} />
    </article>
  );
}
