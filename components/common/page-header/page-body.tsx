import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

/** The gutter of every page. `narrow` for forms and prose. */
export function PageBody({
  width = "wide",
  className,
  children,
}: {
  width?: "narrow" | "wide" | "full";
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        "mx-auto w-full p-4 sm:p-6",
        width === "narrow" && "max-w-2xl",
        width === "wide" && "max-w-6xl",
        className,
      )}
    >
      {children}
    </div>
  );
}
