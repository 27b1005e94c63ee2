"use client";

import { useEffect, useState } from "react";
import type { RuleDetail } from "@/core/rule/output";
import { runTrial, type Trial, type TrialVerdict } from "./run-trial";

/** Verdict on the newest trial; null while there is none. Late answers of older trials are dropped. */
export function useTrial(rule: RuleDetail, trial: Trial | null): TrialVerdict | null {
  const [answer, setAnswer] = useState<{ asked: string; verdict: TrialVerdict } | null>(null);
  const asked = trial === null ? null : JSON.stringify(trial);

  useEffect(() => {
    if (asked === null) return;
    let isCurrent = true;
    const typed: Trial = JSON.parse(asked);
    runTrial(rule, typed, Date.now()).then(
      (verdict) => {
        if (isCurrent) setAnswer({ asked, verdict });
      },
      () => {
        if (isCurrent) setAnswer({ asked, verdict: { outcome: "unknown", evidence: null, told: "" } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, rule]);

  return asked === null ? null : (answer?.verdict ?? null);
}
