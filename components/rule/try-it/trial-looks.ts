import { Ban, BellRing, Check, CircleHelp, Eye, type LucideIcon, Minus } from "lucide-react";
import type { TrialVerdict } from "./run-trial";

/** Icon and colour of each outcome of a trial; the word stands beside. */
export const TRIAL_LOOKS: Record<TrialVerdict["outcome"], { icon: LucideIcon; className: string }> = {
  stopped: { icon: Ban, className: "text-mark" },
  reminded: { icon: BellRing, className: "text-ink" },
  counted: { icon: Eye, className: "text-ink" },
  passed: { icon: Check, className: "text-ok" },
  silent: { icon: Minus, className: "text-ink-muted" },
  unknown: { icon: CircleHelp, className: "text-warn" },
  shown: { icon: BellRing, className: "text-ink" },
  notShown: { icon: Minus, className: "text-ink-muted" },
};
