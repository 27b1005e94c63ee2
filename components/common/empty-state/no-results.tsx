"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

/** For “the filter hides everything”: there may be plenty, so the way out is to clear it. */
export function NoResults({ title, onClear }: { title?: string; onClear: () => void }) {
  const t = useTranslations("common");
  return (
    <section className="flex flex-col items-start gap-3 border-line border-l-2 py-2 pl-6" aria-live="polite">
      <p className="font-medium text-lg">{title ?? t("noResults")}</p>
      <p className="text-ink-muted">{t("noResultsHint")}</p>
      <Button onClick={onClear}>{t("clearFilters")}</Button>
    </section>
  );
}
