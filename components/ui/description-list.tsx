import { Fragment, type ReactNode } from "react";
import { classNames } from "@/lib/class-names";

type DescriptionListProps = {
  items: ReadonlyArray<{ term: string; detail: ReactNode }>;
  className?: string;
};

/** Terms left, what they mean right; one under the other on a phone. */
export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={classNames("grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr] sm:gap-y-2", className)}>
      {items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a check of several parts has a term more than once
        <Fragment key={`${item.term}-${position}`}>
          <dt className="text-ink-muted text-sm sm:leading-5">{item.term}</dt>
          <dd className="mb-2 min-w-0 sm:mb-0">{item.detail}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
