"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { CursorPaging } from "@/lib/url-state/use-cursor-paging";

type DataTablePagerProps = {
  paging: CursorPaging;
  /** Of the page shown now; null on the last one. */
  nextCursor: string | null;
  /** Left side: how many there are, or what is selected. */
  children?: ReactNode;
};

export function DataTablePager({ paging, nextCursor, children }: DataTablePagerProps) {
  const t = useTranslations("table");
  if (!paging.hasPrevious && nextCursor === null && !children) return null;
  return (
    <nav
      aria-label={t("pages")}
      className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-t pt-3 text-ink-muted text-sm"
    >
      <div>{children}</div>
      <div className="flex items-center gap-2">
        {paging.page === null ? null : <span>{t("page", { page: paging.page })}</span>}
        <Button size="small" disabled={!paging.hasPrevious} onClick={paging.previous}>
          <ChevronLeft aria-hidden="true" />
          {t("previous")}
        </Button>
        <Button
          size="small"
          disabled={nextCursor === null}
          onClick={() => {
            if (nextCursor !== null) paging.next(nextCursor);
          }}
        >
          {t("next")}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
