"use client";

import { useTranslations } from "next-intl";
import type { InboxItem } from "@/core/inbox/schema";
import { classNames } from "@/lib/class-names";
import { itemSubject } from "./inbox-acts";
import { ITEM_ICONS } from "./item-icons";

type InboxRailProps = {
  items: readonly InboxItem[];
  selected: InboxItem;
  onSelect: (item: InboxItem) => void;
  total: number;
};

/** What waits, in one column; on a phone the card has its own way to the next. */
export function InboxRail({ items, selected, onSelect, total }: InboxRailProps) {
  const t = useTranslations("inbox");
  const more = total - items.length;
  return (
    <nav aria-label={t("waiting")} className="max-md:hidden">
      <ol className="sticky top-16 flex max-h-[calc(100dvh-6rem)] flex-col gap-0.5 overflow-y-auto border-r pr-3">
        {items.map((item) => {
          const Icon = ITEM_ICONS[item.kind];
          const isSelected = item.id === selected.id;
          return (
            <li key={item.id}>
              <button
                type="button"
                aria-current={isSelected ? "true" : undefined}
                onClick={() => onSelect(item)}
                className={classNames(
                  "flex w-full items-start gap-2 rounded-md px-2 py-1.5 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2",
                  isSelected && "bg-panel font-medium",
                )}
              >
                <Icon className="mt-0.5 text-ink-muted" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-2">{itemSubject(item)}</span>
                  <span className="block font-normal text-ink-muted text-xs">{t(`kinds.${item.kind}`)}</span>
                </span>
              </button>
            </li>
          );
        })}
        {more > 0 ? (
          <li className="px-2 py-1.5 text-ink-muted text-sm">{t("more", { count: more })}</li>
        ) : null}
      </ol>
    </nav>
  );
}
