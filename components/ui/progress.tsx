"use client";

import { Progress as BaseProgress } from "@base-ui/react/progress";

type ProgressProps = {
  label: string;
  /** 0–100; null while unknown. */
  value: number | null;
  detail?: string;
};

export function Progress({ label, value, detail }: ProgressProps) {
  return (
    // The label is tied to the bar only once the page is alive; until then the bar says its name itself.
    <BaseProgress.Root value={value} aria-label={label} className="flex flex-col gap-1">
      <div className="flex justify-between gap-2 text-sm">
        <BaseProgress.Label>{label}</BaseProgress.Label>
        <span className="text-ink-muted">{detail ?? (value === null ? null : `${Math.round(value)} %`)}</span>
      </div>
      <BaseProgress.Track className="h-1.5 overflow-hidden rounded-full bg-hover">
        <BaseProgress.Indicator className="h-full bg-ink transition-[width] data-indeterminate:w-1/3 data-indeterminate:animate-pulse" />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}
