import Link from "next/link";
import type { ReactNode } from "react";
import { RelativeTime } from "@/components/common/relative-time";
import { Mark } from "@/components/ui/mark";
import { classNames } from "@/lib/class-names";
import type { DateInput } from "@/lib/datetime/format";

type QuoteProps = {
  /** The person's own words, exactly as typed. */
  children: string;
  at?: DateInput;
  /** The moment it was said. */
  href?: string;
  /** Where or to whom: the host's name, for instance. */
  source?: ReactNode;
  /** Only when the words themselves are code. */
  mono?: boolean;
  /** `large` where the quote is what the page is about. */
  size?: "small" | "large";
  /** Where a mark already stands beside it, as in a timeline. */
  markHidden?: boolean;
  className?: string;
};

/** From so many characters on the words scroll in their place. */
const SCROLLS_FROM = 1500;

/** Quotes are sacred: never shortened, never corrected, always with their moment. */
export function Quote({
  children,
  at,
  href,
  source,
  mono = false,
  size = "small",
  markHidden = false,
  className,
}: QuoteProps) {
  const isLong = children.length > SCROLLS_FROM;
  const time = at === undefined ? null : <RelativeTime value={at} />;
  return (
    <figure className={classNames("flex gap-2", className)}>
      {markHidden ? null : <Mark className={size === "large" ? "mt-1 size-5" : "mt-0.5"} />}
      <div className="min-w-0 flex-1">
        <blockquote
          tabIndex={isLong ? 0 : undefined}
          className={classNames(
            "measure whitespace-pre-wrap [overflow-wrap:anywhere] before:content-['“'] after:content-['”']",
            isLong && "max-h-80 overflow-y-auto",
            size === "large" && "text-xl",
            mono && "font-mono text-sm",
          )}
        >
          {children}
        </blockquote>
        {time || source ? (
          <figcaption className="mt-0.5 flex flex-wrap gap-x-1.5 text-ink-muted text-sm">
            {href && time ? (
              <Link
                href={href}
                className="underline decoration-line-strong underline-offset-3 hover:text-ink"
              >
                {time}
              </Link>
            ) : (
              time
            )}
            {time && source ? <span aria-hidden="true">·</span> : null}
            {source}
          </figcaption>
        ) : null}
      </div>
    </figure>
  );
}
