import { classNames } from "@/lib/class-names";
import { formatNumber } from "@/lib/number-format";

/** A count in a list; zero steps back, so that what happened stands out. */
export function CountCell({ count, tone = "neutral" }: { count: number; tone?: "neutral" | "mark" }) {
  return (
    <span
      className={classNames(
        "tabular-nums",
        count === 0 && "text-ink-muted",
        count > 0 && tone === "mark" && "font-medium text-mark",
      )}
    >
      {formatNumber(count)}
    </span>
  );
}
