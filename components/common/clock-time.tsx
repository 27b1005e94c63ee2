"use client";

import { type DateInput, type DateStyle, formatDate, toIso } from "@/lib/datetime/format";
import { useNow } from "@/lib/datetime/use-now";

/** A fixed moment in the reader's time zone: “14:02”, “29 Nov 2026”. For margins and logs. */
export function ClockTime({ value, style = "time" }: { value: DateInput; style?: DateStyle }) {
  const hydrated = useNow() !== null;
  return <time dateTime={toIso(value)}>{formatDate(value, style, hydrated ? undefined : "UTC")}</time>;
}
