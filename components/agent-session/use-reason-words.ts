"use client";

import { useTranslations } from "next-intl";
import { readReason } from "@/core/correction/reasons";

/**
 * Reason codes in plain words: `rejection: no` becomes “it rejects: “no””. A sentence that an earlier version stored is shown
 * as it is.
 */
export function useReasonWords(): (reason: string) => string {
  const t = useTranslations("session.reasons");
  return (reason) => {
    const read = readReason(reason);
    return read ? t(read.code, { words: read.words }) : reason;
  };
}
