"use client";

import { ArrowDown, ArrowUp, Group, Split, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

type PartActionsProps = {
  number: number;
  count: number;
  canNest: boolean;
  onMove: (by: -1 | 1) => void;
  onNest: () => void;
  onNegate: () => void;
  onRemove: () => void;
};

/** What can be done with one part of a combination; all of it by keyboard. */
export function PartActions({
  number,
  count,
  canNest,
  onMove,
  onNest,
  onNegate,
  onRemove,
}: PartActionsProps) {
  const t = useTranslations("rule.edit");
  const name = t("part", { number });
  return (
    <header className="flex flex-wrap items-center gap-1">
      <span className="mr-auto text-ink-muted text-sm">{name}</span>
      {count > 1 ? (
        <>
          <Button
            variant="quiet"
            size="icon-small"
            data-move="-1"
            disabled={number === 1}
            aria-label={t("moveUp", { name })}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden="true" />
          </Button>
          <Button
            variant="quiet"
            size="icon-small"
            data-move="1"
            disabled={number === count}
            aria-label={t("moveDown", { name })}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden="true" />
          </Button>
        </>
      ) : null}
      {canNest ? (
        <>
          <Button variant="quiet" size="icon-small" aria-label={t("nest", { name })} onClick={onNest}>
            <Group aria-hidden="true" />
          </Button>
          <Button variant="quiet" size="icon-small" aria-label={t("negate", { name })} onClick={onNegate}>
            <Split aria-hidden="true" />
          </Button>
        </>
      ) : null}
      <Button
        variant="quiet"
        size="icon-small"
        aria-label={t("removeEntry", { title: name })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </Button>
    </header>
  );
}
