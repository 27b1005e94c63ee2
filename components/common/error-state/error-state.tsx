"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Code } from "@/components/ui/code";
import { readCallFailure } from "@/lib/trpc/error";
import { toKnownReason } from "./known-reasons";

type ErrorStateProps = {
  /** What could not be done: “The rules could not be loaded.” */
  title?: ReactNode;
  error: unknown;
  onRetry?: () => void;
  action?: ReactNode;
};

/** What happened, why, what to do, and the id to give to whoever runs the server. */
export function ErrorState({ title, error, onRetry, action }: ErrorStateProps) {
  const t = useTranslations("errors");
  const failure = readCallFailure(error);
  const reason = toKnownReason(failure.code);
  return (
    <section role="alert" className="flex flex-col items-start gap-2 border-mark border-l-2 py-2 pl-6">
      <h2 className="font-medium text-lg">
        {title ?? t(reason === "NOT_FOUND" ? "notFoundTitle" : "title")}
      </h2>
      <p className="measure">
        {t(`reasons.${reason}`)} <span className="text-ink-muted">{t(`remedies.${reason}`)}</span>
      </p>
      {failure.requestId ? (
        <p className="text-ink-muted text-sm">
          {t("requestId")} <Code>{failure.requestId}</Code>
        </p>
      ) : null}
      {onRetry || action ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {onRetry ? <Button onClick={onRetry}>{t("retry")}</Button> : null}
          {action}
        </div>
      ) : null}
    </section>
  );
}
