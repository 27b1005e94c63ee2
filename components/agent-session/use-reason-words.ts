"use client";

import { useTranslations } from "next-intl";
import { readReason } from "./reason-words";

/** Reason codes in plain words: `rejection: no` becomes “it rejects: “no””. */
export function useReasonWords(): (reason: string) => string {
  const t = useTranslations("session.reasons");
  return (reason) => {
    const code = readReason(reason);
    if (!code) return reason;
    return t(code.family ?? "other", { words: code.words });
  };
}
