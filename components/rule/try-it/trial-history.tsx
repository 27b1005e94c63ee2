"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Trial } from "@/core/trial/schema";
import { titleTrial } from "@/core/trial/title-trial";
import { TRIAL_LOOKS } from "./trial-looks";
import type { TriedBefore } from "./use-trial-history";

type TrialHistoryProps = {
  entries: readonly TriedBefore[];
  onPick: (trial: Trial) => void;
  onClear: () => void;
};

/** Earlier tries, to take up again; gone with the tab. */
export function TrialHistory({ entries, onPick, onClear }: TrialHistoryProps) {
  const t = useTranslations("trial");
  if (entries.length === 0) return null;
  return (
    <section aria-label={t("history.title")} className="flex flex-col gap-1 border-t pt-3">
      <header className="flex items-center justify-between gap-2">
        <h3 className="text-ink-muted text-sm">{t("history.title")}</h3>
        <Button variant="quiet" size="small" onClick={onClear}>
          {t("history.clear")}
        </Button>
      </header>
      <ul>
        {entries.map(({ trial, outcome }) => {
          const title = titleTrial(trial);
          const look = TRIAL_LOOKS[outcome];
          return (
            <li key={JSON.stringify(trial)}>
              <button
                type="button"
                aria-label={`${t("history.again", { title })} (${t(`outcomes.${outcome}`)})`}
                className="flex w-full items-center gap-2 rounded-sm px-1 py-1 text-left hover:bg-hover"
                onClick={() => onPick(trial)}
              >
                <look.icon className={look.className} aria-hidden="true" />
                <span className="truncate font-mono text-sm">{title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
