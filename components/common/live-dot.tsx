import { classNames } from "@/lib/class-names";

type LiveDotProps = {
  state: "live" | "waiting" | "off";
  /** Says the state in words; colour alone never does. */
  label: string;
  labelHidden?: boolean;
};

const DOTS = {
  live: "bg-ok",
  waiting: "animate-pulse border border-ink-muted bg-transparent",
  off: "bg-line-strong",
};

export function LiveDot({ state, label, labelHidden = false }: LiveDotProps) {
  return (
    <span role="status" className="inline-flex items-center gap-1.5 text-ink-muted text-sm">
      <span aria-hidden="true" className={classNames("size-2 shrink-0 rounded-full", DOTS[state])} />
      <span className={labelHidden ? "sr-only" : undefined}>{label}</span>
    </span>
  );
}
