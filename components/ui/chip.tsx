"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

type ChipProps = { label: string; children?: ReactNode; onRemove: () => void };

/** A filter that is on; the cross takes it off. `label` is its plain text. */
export function Chip({ label, children, onRemove }: ChipProps) {
  const t = useTranslations("common");
  return (
    <span className="inline-flex h-7 max-w-full items-center rounded-md border border-line bg-panel pl-2 text-sm">
      <span className="truncate">{children ?? label}</span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t("remove", { label })}
        className="ml-1 flex size-6.5 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink"
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </span>
  );
}
