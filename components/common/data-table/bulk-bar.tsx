"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

type BulkBarProps = {
  count: number;
  onClear: () => void /** Buttons for what can be done to all. */;
  children: ReactNode;
};

/** What can be done to the selected rows; takes no room while nothing is selected. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useTranslations("table");
  if (count === 0) return null;
  return (
    <section
      aria-label={t("selectionActions")}
      className="sticky bottom-4 z-10 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-md border bg-raised p-2 pl-3 shadow-float"
    >
      <span role="status" className="font-medium">
        {t("selected", { count })}
      </span>
      {children}
      <Button variant="quiet" size="small" onClick={onClear}>
        {t("clearSelection")}
      </Button>
    </section>
  );
}
