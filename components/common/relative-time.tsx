"use client";

import { Tooltip } from "@/components/ui/tooltip";
import { type DateInput, formatDate, formatRelative, toIso } from "@/lib/datetime/format";
import { useNow } from "@/lib/datetime/use-now";

type RelativeTimeProps = { value: DateInput; className?: string };

/** “5 min ago” with the exact moment on hover or focus; the server renders the calendar date. */
export function RelativeTime({ value, className }: RelativeTimeProps) {
  const now = useNow();
  if (now === null) {
    return (
      <time dateTime={toIso(value)} className={className}>
        {formatDate(value, "dayMonth", "UTC")}
      </time>
    );
  }
  return (
    <Tooltip content={formatDate(value, "exact")}>
      <time dateTime={toIso(value)} className={className}>
        {formatRelative(value, now)}
      </time>
    </Tooltip>
  );
}
