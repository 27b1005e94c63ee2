"use client";

import { useEffect, useState } from "react";
import type { RuleDetail } from "@/core/rule/output";
import type { Trial } from "@/core/trial/schema";
import { runTrial, type TrialVerdict } from "./run-trial";

export type JudgedTrial = { trial: Trial; verdict: TrialVerdict };

/**
 * Verdict on the newest trial with the trial that it is about; null while there is none. Late answers of older trials
 * are dropped.
 */
export function useTrial(rule: RuleDetail, trial: Trial | null): JudgedTrial | null {
  const [answer, setAnswer] = useState<JudgedTrial | null>(null);
  const asked = trial === null ? null : JSON.stringify(trial);

  useEffect(() => {
    if (asked === null) return;
    let isCurrent = true;
    const typed: Trial = JSON.parse(asked);
    runTrial(rule, typed, Date.now()).then(
      (verdict) => {
        if (isCurrent) setAnswer({ trial: typed, verdict });
      },
      () => {
        if (isCurrent) setAnswer({ trial: typed, verdict: { outcome: "unknown", evidence: null, told: "" } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, rule]);

  return asked === null ? null : answer;
}
