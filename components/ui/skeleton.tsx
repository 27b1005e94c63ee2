import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";

/** A quiet placeholder in the size of what will come. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      className={classNames("h-4 animate-pulse rounded-sm bg-hover", className)}
      {...props}
    />
  );
}

/** Lines of text to come; the last one is shorter, as in a paragraph. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: count }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={line === count - 1 ? "w-2/3" : "w-full"} />
      ))}
    </div>
  );
}
