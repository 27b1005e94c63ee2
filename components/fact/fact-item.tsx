"use client";

import { ArrowUpRight, Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import { Quote } from "@/components/common/quote/quote";
import { RelativeTime } from "@/components/common/relative-time";
import { momentHref } from "@/components/rule/evidence-margin";
import { RuleLink } from "@/components/rule/rule-link";
import { topicText } from "@/components/rule/use-rule-words";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import type { FactView } from "@/core/fact/output";
import { useProjectSlug } from "@/lib/project/use-project";
import { FactConfidence } from "./fact-confidence";
import { FactHistory } from "./fact-history";
import type { FactActions } from "./use-fact-actions";

type FactItemProps = {
  fact: FactView;
  actions: FactActions;
  /** Its confidence over time is shown. */
  isOpen: boolean;
  onToggle: () => void;
};

/** A fact with the words it was heard in, how sure it is, and the rules that came of it. */
export function FactItem({ fact, actions, isOpen, onToggle }: FactItemProps) {
  const t = useTranslations("fact");
  const projectSlug = useProjectSlug();
  const isRetired = fact.retiredAt !== null;
  return (
    <article
      aria-label={fact.content}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="measure font-medium">{fact.content}</p>
        {fact.words && fact.words !== fact.content ? (
          <Quote at={fact.createdAt} href={momentHref(projectSlug, fact)}>
            {fact.words}
          </Quote>
        ) : null}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
          <Badge>{t(`sources.${fact.source}`)}</Badge>
          <span>{topicText(fact.topic)}</span>
          <span aria-hidden="true">·</span>
          <RelativeTime value={fact.updatedAt} />
          {fact.retiredAt ? (
            <span>
              · {t("retiredAt")} <RelativeTime value={fact.retiredAt} />
            </span>
          ) : null}
          {fact.expiresAt && !isRetired ? (
            <span>
              · {t("expires")} <RelativeTime value={fact.expiresAt} />
            </span>
          ) : null}
        </p>
        {fact.rules.length > 0 ? (
          <ul aria-label={t("rules")} className="flex flex-col gap-0.5">
            {fact.rules.map((rule) => (
              <li key={rule.id} className="flex items-baseline gap-1.5">
                <ArrowUpRight className="size-3.5 self-center text-ink-muted" aria-hidden="true" />
                <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="w-48 max-w-full max-sm:order-last max-sm:col-span-2 sm:w-full">
        <FactConfidence fact={fact} />
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-2 text-ink-muted"
          aria-expanded={isOpen}
          aria-controls={`history-${fact.id}`}
          onClick={onToggle}
        >
          {t("history.toggle")}
        </Button>
      </div>
      <Menu
        align="end"
        trigger={
          <Button variant="quiet" size="icon-small" aria-label={t("actions")} disabled={actions.pending}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      >
        {isRetired ? (
          <MenuItem onClick={() => void actions.restore(fact)}>{t("restore")}</MenuItem>
        ) : (
          <>
            <MenuItem onClick={() => void actions.promote(fact)}>{t("promote")}</MenuItem>
            <MenuItem onClick={() => void actions.retire(fact)}>{t("retire")}</MenuItem>
          </>
        )}
      </Menu>
      <div id={`history-${fact.id}`} className="order-last col-span-full empty:hidden">
        {isOpen ? <FactHistory fact={fact} /> : null}
      </div>
    </article>
  );
}
