import { classNames } from "@/lib/class-names";

/** A person by name only; no pictures are loaded from anywhere. */
export function PersonChip({
  name,
  detail,
  className,
}: {
  name: string;
  detail?: string;
  className?: string;
}) {
  return (
    <span className={classNames("inline-flex min-w-0 items-baseline gap-1.5", className)}>
      <span className="truncate font-medium">{name}</span>
      {detail ? <span className="truncate text-ink-muted text-sm">{detail}</span> : null}
    </span>
  );
}
