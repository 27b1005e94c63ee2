import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";

/** The product's mark: a proofreader's caret that stands in a margin line. */
export function Mark({ className, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames("size-4 shrink-0", className)}
      {...props}
    >
      <path d="M3.5 1.5v13" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6.5 12.5 10 7l3.5 5.5" stroke="var(--mark)" strokeWidth="2" />
    </svg>
  );
}
