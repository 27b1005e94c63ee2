"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { CaseVerdict, Trial } from "@/core/trial/schema";

type KeepCaseProps = {
  trial: Trial;
  isShared: boolean;
  pending: boolean;
  onKeep: (expected: CaseVerdict, trial: Trial) => void;
};

/** One button makes a trial a case of the rule. */
export function KeepCase({ trial, isShared, pending, onKeep }: KeepCaseProps) {
  const t = useTranslations("trial.keep");
  const [stop, pass] = trial.kind === "prompt" ? (["up", "silent"] as const) : (["stop", "pass"] as const);
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 text-ink-muted text-sm">{t("label")}</legend>
      <Button size="small" disabled={pending} onClick={() => onKeep("stop", trial)}>
        {t(stop)}
      </Button>
      <Button size="small" disabled={pending} onClick={() => onKeep("pass", trial)}>
        {t(pass)}
      </Button>
      {isShared ? <span className="text-ink-muted text-sm">{t("shared")}</span> : null}
    </fieldset>
  );
}
