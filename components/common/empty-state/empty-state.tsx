"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/text-link";

type EmptyStateProps = {
  title: ReactNode;
  /** What this is and how something comes to stand here. */
  children: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  docsHref?: string;
};

/** For “there is nothing yet”. When a filter hides everything use `NoResults`. */
export function EmptyState({ title, children, action, docsHref }: EmptyStateProps) {
  const t = useTranslations("common");
  return (
    <section className="flex flex-col items-start gap-3 border-line border-l-2 py-2 pl-6">
      <h2 className="font-medium text-lg">{title}</h2>
      <div className="measure text-ink-muted">{children}</div>
      {action || docsHref ? (
        <div className="mt-1 flex flex-wrap items-center gap-4">
          {action}
          {docsHref ? <TextLink href={docsHref}>{t("learnMore")}</TextLink> : null}
        </div>
      ) : null}
    </section>
  );
}
